import { unconfirmedPaymentText } from '#domain/payments/capture.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import type { lastTry } from '../pay-state.ts';

export type LastTryNoticeProps = { became: ReturnType<typeof lastTry>; orderNumber: string };

const { lastTry: texts } = checkoutTexts;
const TONE = { failed: 'bad', abandoned: 'info', expired: 'warn' } as const;

/** What became of the last try, above the choice for the next one. */
export function LastTryNotice({ became, orderNumber }: LastTryNoticeProps) {
  if (became === null) return null;
  if (became === 'unconfirmed') {
    return (
      <Notice live tone="bad" title={texts.unconfirmed}>
        {unconfirmedPaymentText(orderNumber)}
      </Notice>
    );
  }
  const { title, text } = texts[became];
  return (
    <Notice live tone={TONE[became]} title={title}>
      {text}
    </Notice>
  );
}
