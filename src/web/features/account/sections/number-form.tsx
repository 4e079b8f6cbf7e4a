import { useState } from 'react';
import { sendWhatsappCode, updateWhatsappNumber } from '#contract/customer/preferences.ts';
import { type CallingCode, parseMobile } from '#domain/account/phone-number.ts';
import { Field } from '#ui/fields/field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { call } from '#web/platform/api.ts';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { useStepUp } from '#web/widgets/step-up/use-step-up.tsx';
import { type SentCode, sentCode } from '../code-step.tsx';
import { ConfirmByCode } from '../confirm-by-code.tsx';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { preferencesTexts } from './preferences.texts.ts';

const TEXTS = preferencesTexts.whatsapp;
const COUNTRIES = [
  { value: '91', label: TEXTS.india },
  { value: '880', label: TEXTS.bangladesh },
];

type NumberFormProps = { countryCode: CallingCode; onDone: () => void };
type Values = { number: string; countryCode: string };

export function NumberForm({ countryCode, onDone }: NumberFormProps) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const { withStepUp, stepUp } = useStepUp();
  const { change, stepUp: stepUpAgain } = useAccountChange('preferences');
  const bodyOf = (values: Values) => ({
    number: values.number,
    countryCode: values.countryCode as CallingCode,
  });
  const send = async (values: Values) =>
    setSent(sentCode(await withStepUp(() => call(sendWhatsappCode, { body: bodyOf(values) }))));

  const form = useForm<Values>({
    initial: { number: '', countryCode },
    check: (values) => {
      const reading = parseMobile(values.number, values.countryCode as CallingCode);
      return reading.ok ? {} : { number: reading.problem };
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
        <RadioGroup {...form.choice('countryCode')} inline legend={TEXTS.country} options={COUNTRIES} />
        <Field
          {...form.text('number')}
          label={TEXTS.number}
          kind="phone"
          inputMode="numeric"
          prefix={`+${form.values.countryCode}`}
          help={TEXTS.numberHelp}
        />
      </ConfirmByCode>
      {stepUp}
      {stepUpAgain}
    </PartCard>
  );
}
