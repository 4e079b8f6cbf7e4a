import { unconfirmedPaymentText } from '#domain/payments/capture.ts';
import { Notice } from '#ui/notice.tsx';
import type { lastTry } from '../pay-state.ts';

export type LastTryNoticeProps = { became: ReturnType<typeof lastTry>; orderNumber: string };

const WORDS = {
  failed: {
    tone: 'bad',
    title: 'The payment failed',
    text: 'No money was taken. Try again, or choose another way to pay; your order is still held.',
  },
  abandoned: {
    tone: 'info',
    title: 'You left without paying',
    text: 'Nothing was charged. Your order waits here until you pay.',
  },
  expired: {
    tone: 'warn',
    title: 'That payment has ended',
    text: 'It stayed open for too long. Nothing was charged; you can begin again.',
  },
} as const;

/** What became of the last try, above the choice for the next one. */
export function LastTryNotice({ became, orderNumber }: LastTryNoticeProps) {
  if (became === null) return null;
  if (became === 'unconfirmed') {
    return (
      <Notice live tone="bad" title="Nothing was confirmed">
        {unconfirmedPaymentText(orderNumber)}
      </Notice>
    );
  }
  const { tone, title, text } = WORDS[became];
  return (
    <Notice live tone={tone} title={title}>
      {text}
    </Notice>
  );
}
