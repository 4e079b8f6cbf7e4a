import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { ResultCard } from '../result/result-card.tsx';
import { isHeldForDays } from '../summary/hold-length.ts';
import { Paper } from '../summary/paper.tsx';
import { bankTexts } from './bank.texts.ts';

const { reported: texts } = bankTexts;
const STATE = {
  reported: { tone: 'info', word: texts.checking },
  matched: { tone: 'good', word: texts.matched },
  refused: { tone: 'bad', word: texts.refused },
} as const;

/** What the buyer reported, and what became of each. */
export function ReportedTransfers({ order, payment }: { order: Order; payment: PaymentOrder }) {
  const { transfers } = payment;
  if (transfers.length === 0) return null;
  const isShownInHistory = transfers.some(({ state }) => state === 'reported');
  return (
    <>
      {isShownInHistory && (
        <ResultCard tone="info" title={texts.title}>
          <p>{texts.text}</p>
          {order.heldUntil && isHeldForDays(order.heldUntil) && <p>{texts.hold(order.number)}</p>}
          <p>{texts.leave}</p>
        </ResultCard>
      )}
      <Paper title={transfers.length === 1 ? texts.one : texts.many}>
        <ul className="divide-y divide-line">
          {transfers.map(({ utr, amount, paidOn, state, refuseReason }) => (
            <li key={utr} className="flex items-start justify-between gap-3 py-2.5">
              <div className="min-w-0">
                <p className="figures font-semibold break-all">{utr}</p>
                <p className="figures text-sm text-ink-soft">{formatDay(paidOn, DETAIL_DATE_FORMAT)}</p>
                {refuseReason && <p className="text-sm text-bad">{refuseReason}</p>}
              </div>
              <div className="flex shrink-0 flex-col items-end gap-1">
                <Amount of={amount} tone="strong" />
                <Chip tone={STATE[state].tone}>{STATE[state].word}</Chip>
              </div>
            </li>
          ))}
        </ul>
      </Paper>
    </>
  );
}
