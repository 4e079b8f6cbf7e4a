import { useState } from 'react';
import { sendWhatsappCode, updateWhatsappNumber } from '#contract/customer/preferences.ts';
import { countryName } from '#domain/account/address/country-name.ts';
import { CALLING_CODE_COUNTRIES, callingCodeOf } from '#domain/account/calling-code-countries.ts';
import { parseWhatsappNumber } from '#domain/account/whatsapp-number.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { call } from '#web/platform/api.ts';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { useStepUp } from '#web/widgets/step-up/use-step-up.tsx';
import { CONTACT_PROBLEM_TEXT } from '#words/page/contact-problems.ts';
import { problemText } from '#words/problem-text.ts';
import { type SentCode, sentCode } from '../code-step.tsx';
import { ConfirmByCode } from '../confirm-by-code.tsx';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { preferencesTexts } from './preferences.texts.ts';

const TEXTS = preferencesTexts.whatsapp;

type NumberFormProps = { country: string; onDone: () => void };
type Values = { number: string; country: string };

export function NumberForm({ country, onDone }: NumberFormProps) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const { withStepUp, stepUp } = useStepUp();
  const { change, stepUp: stepUpAgain } = useAccountChange('preferences');
  const bodyOf = (values: Values) => ({
    number: values.number,
    countryCode: codeOf(values),
  });
  const send = async (values: Values) =>
    setSent(sentCode(await withStepUp(() => call(sendWhatsappCode, { body: bodyOf(values) }))));

  const form = useForm<Values>({
    initial: { number: '', country },
    check: (values) => {
      if (values.country === '') return { country: TEXTS.chooseCountry };
      const reading = parseWhatsappNumber(values.number, codeOf(values));
      return reading.ok ? {} : { number: problemText(CONTACT_PROBLEM_TEXT, reading.problem) };
    },
    send,
  });
  const verify = async (otp: string) => {
    const body = { ...bodyOf(form.values), otp };
    await change(() => call(updateWhatsappNumber, { body }), TEXTS.confirmed);
    onDone();
  };
  return (
    <PartCard>
      <ConfirmByCode
        label={TEXTS.sendCode}
        form={form}
        sent={sent}
        onSent={setSent}
        verify={verify}
        resend={() => send(form.values)}
      >
        <Select
          {...form.text('country')}
          label={TEXTS.country}
          placeholder={TEXTS.chooseCountry}
          options={countryOptions()}
        />
        <Field
          {...form.text('number')}
          label={TEXTS.number}
          kind="phone"
          inputMode="numeric"
          prefix={`+${codeOf(form.values)}`}
          help={TEXTS.numberHelp}
        />
      </ConfirmByCode>
      {stepUp}
      {stepUpAgain}
    </PartCard>
  );
}

/** By their names, as they are looked for. */
function countryOptions() {
  return CALLING_CODE_COUNTRIES.map(({ country, callingCode }) => ({
    value: country,
    label: TEXTS.countryWithCode(countryName(country), callingCode),
  })).sort((a, b) => a.label.localeCompare(b.label));
}

function codeOf({ country }: Pick<Values, 'country'>): string {
  return callingCodeOf(country) ?? '';
}
