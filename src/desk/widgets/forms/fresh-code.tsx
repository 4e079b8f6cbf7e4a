import { useState } from 'react';
import { sendStaffStepUpCode, verifyStaffStepUpCode } from '#contract/staff/auth.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { OtpField } from '#ui/fields/otp-field.tsx';
import { ActionSheet } from './action-sheet.tsx';
import { formTexts } from './forms.texts.ts';

const texts = formTexts.freshCode;

type FreshCodeProps = { lead: string; onConfirmed: () => void; onClose: () => void };

/** Before a sensitive change: a fresh code on this very device, which opens it for five minutes. */
export function FreshCode({ lead, onConfirmed, onClose }: FreshCodeProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [digits, setDigits] = useState('');
  const send = useChange({
    send: (_: null) => call(sendStaffStepUpCode, {}),
    touches: [],
    onDone: ({ maskedTo }) => setSentTo(maskedTo),
  });
  const verify = useChange({
    send: (otp: string) => call(verifyStaffStepUpCode, { body: { otp } }),
    touches: [],
    onDone: onConfirmed,
  });
  if (sentTo === null)
    return (
      <ActionSheet
        title={texts.title}
        description={lead}
        action={texts.send}
        change={send}
        draft={null}
        onSubmit={() => send.run(null)}
        onClose={onClose}
      />
    );
  return (
    <ActionSheet
      title={texts.title}
      description={texts.sentTo(sentTo)}
      action={texts.verify}
      change={verify}
      draft={null}
      shownFields={['otp']}
      alternative={{ label: texts.again, onChoose: () => send.run(null) }}
      onSubmit={() => verify.run(digits)}
      onClose={onClose}
    >
      <OtpField
        label={texts.code}
        name="otp"
        autoFocus
        value={digits}
        onChange={setDigits}
        onComplete={verify.run}
        error={verify.fields.otp}
      />
    </ActionSheet>
  );
}
