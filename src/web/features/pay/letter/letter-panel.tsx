import type { Order } from '#contract/orders.ts';
import type { PaymentOrder } from '#contract/payments.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EndCard } from '../ends/end-card.tsx';
import { usePayMoves } from '../pay-address.ts';
import { Paper } from '../summary/paper.tsx';
import { LetterForm } from './letter-form.tsx';

const STATE = {
  told: { tone: 'info', word: 'Being checked' },
  accepted: { tone: 'good', word: 'Accepted' },
  paid: { tone: 'good', word: 'Paid' },
  refused: { tone: 'bad', word: 'Refused' },
} as const;

export type LetterPanelProps = { order: Order; payment: PaymentOrder };

/** A letter of credit that the buyer's bank opens; we compare it with the bank's own message. */
export function LetterPanel({ order, payment }: LetterPanelProps) {
  const { chooseAgain } = usePayMoves(order.orderId);
  const { letters } = payment;
  const isAccepted = letters.some(({ state }) => state === 'accepted');
  const isUnderWay = letters.some(({ state }) => state !== 'refused');
  return (
    <>
      {isAccepted ? (
        <EndCard tone="good" title="Your letter of credit is accepted">
          <p>
            Order <span className="figures">{order.number}</span> goes ahead. We draw the money from your bank
            against the shipping papers.
          </p>
        </EndCard>
      ) : (
        isUnderWay && (
          <EndCard tone="info" title="Your letter of credit is being checked">
            <p>
              We compare it with the message of your bank. Order{' '}
              <span className="figures">{order.number}</span> stays held meanwhile, and this page changes by
              itself.
            </p>
          </EndCard>
        )
      )}
      {letters.length > 0 && (
        <Paper title="Letters of credit">
          <ul className="divide-y divide-line">
            {letters.map(({ number, bank, expiresOn, state }) => (
              <li key={number} className="flex items-start justify-between gap-3 py-2.5">
                <div className="min-w-0">
                  <p className="figures font-semibold break-all">{number}</p>
                  <p className="figures text-sm text-ink-soft">
                    {bank}, until {formatDay(expiresOn, DETAIL_DATE_FORMAT)}
                  </p>
                </div>
                <Chip tone={STATE[state].tone}>{STATE[state].word}</Chip>
              </li>
            ))}
          </ul>
        </Paper>
      )}
      {!isUnderWay && (
        <>
          <Paper title="Tell us of your letter of credit">
            <LetterForm key={letters.length} payment={payment} dispatchBy={order.dispatchBy} />
          </Paper>
          <Button variant="quiet" size="small" className="self-start" onClick={chooseAgain}>
            Pay another way
          </Button>
        </>
      )}
    </>
  );
}
