import { useState } from 'react';
import type { CustomerProfile } from '#contract/customer/account.ts';
import { changeIdentity, sendIdentityCode } from '#contract/customer/sign-up.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { parseMobile } from '#domain/account/phone-number.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { Field } from '#ui/fields/field.tsx';
import { call } from '#web/platform/api.ts';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { useStepUp } from '#web/widgets/step-up/use-step-up.tsx';
import { IDENTITY_PROBLEM_TEXT } from '#words/page/contact-problems.ts';
import { problemText } from '#words/problem-text.ts';
import { type SentCode, sentCode } from '../code-step.tsx';
import { ConfirmByCode } from '../confirm-by-code.tsx';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { profileTexts } from './profile.texts.ts';

type ChangeSignInProps = { customer: CustomerProfile; onDone: () => void };

/** A code to the old address first, then one to the new: both must be in the same hands. */
export function ChangeSignIn({ customer: { market }, onDone }: ChangeSignInProps) {
  const { callingCode } = MARKET_RULES[market];
  const [sent, setSent] = useState<SentCode | null>(null);
  const { withStepUp, stepUp } = useStepUp();
  const { change, stepUp: stepUpAgain } = useAccountChange('account', 'sessions');
  const send = async (address: string) =>
    setSent(sentCode(await withStepUp(() => call(sendIdentityCode, { body: { address } }))));

  const form = useForm({
    initial: { address: '' },
    check: ({ address }) => {
      const reading = callingCode ? parseMobile(address, callingCode) : parseEmail(address);
      return reading.ok ? {} : { address: problemText(IDENTITY_PROBLEM_TEXT, reading.problem) };
    },
    send: ({ address }) => send(address),
  });
  const verify = async (otp: string) => {
    const { address } = form.values;
    await change(() => call(changeIdentity, { body: { address, otp } }), profileTexts.signInChanged);
    onDone();
  };
  return (
    <PartCard>
      <ConfirmByCode
        label={profileTexts.sendCode}
        form={form}
        sent={sent}
        onSent={setSent}
        verify={verify}
        resend={() => send(form.values.address)}
      >
        <Field
          {...form.text('address')}
          label={callingCode ? profileTexts.newNumber : profileTexts.newEmail}
          kind={callingCode ? 'phone' : 'email'}
          prefix={callingCode ? `+${callingCode}` : undefined}
          help={profileTexts.twoCodes}
        />
      </ConfirmByCode>
      {stepUp}
      {stepUpAgain}
    </PartCard>
  );
}
