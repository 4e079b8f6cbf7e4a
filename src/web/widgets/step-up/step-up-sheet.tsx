import { sendStepUpCode, verifyStepUpCode } from '#contract/customer/step-up.ts';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { useBackCloses } from '#web/platform/navigation/back-closes.ts';
import { askForCode, freshCode, type SentCode } from '../one-time-code/sent-code.ts';
import { SentCodeForm, useSentCode } from '../one-time-code/sent-code-form.tsx';
import { stepUpTexts } from './step-up.texts.ts';

let lastSent: SentCode | null = null;

export type StepUpSheetProps = { onOpened: () => void; onClose: () => void };

export function StepUpSheet({ onOpened, onClose }: StepUpSheetProps) {
  useBackCloses(onClose);
  const code = useSentCode(() => freshCode(lastSent), sendAgain);
  const verify = async (otp: string) => {
    await call(verifyStepUpCode, { body: { otp } });
    remember(null);
    onOpened();
  };
  return (
    <Sheet open onClose={onClose} title={stepUpTexts.title} description={leadFor(code.sent)}>
      <SentCodeForm code={code} verify={verify} submitLabel={stepUpTexts.confirm} />
    </Sheet>
  );
}

async function sendAgain(): Promise<SentCode> {
  const sent = await askForCode(() => call(sendStepUpCode, {}), lastSent);
  remember(sent);
  return sent;
}

function remember(sent: SentCode | null): void {
  lastSent = sent;
}

function leadFor(sent: SentCode | null): string {
  if (!sent) return stepUpTexts.needed;
  if (!sent.maskedTo) return stepUpTexts.sentEarlier;
  return stepUpTexts.sentTo(sent.maskedTo);
}
