import type { Order } from '#contract/orders.ts';
import type { PaymentOrder } from '#contract/payments.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { plainAmount } from '#web/widgets/payments/bank-details.tsx';
import { type CopyFact, CopyFacts } from '#web/widgets/payments/copy-facts.tsx';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import { usePayMoves } from '../pay-address.ts';
import { ResultCard } from '../result/result-card.tsx';
import { Paper } from '../summary/paper.tsx';
import { LetterOfCreditForm } from './letter-of-credit-form.tsx';

const STATE = {
  reported: { tone: 'info', word: 'Being checked' },
  accepted: { tone: 'good', word: 'Accepted' },
  paid: { tone: 'good', word: 'Paid' },
  refused: { tone: 'bad', word: 'Refused' },
} as const;

export type LetterOfCreditPanelProps = { order: Order; payment: PaymentOrder };

/** A letter of credit that the buyer's bank opens; we compare it with the bank's own message. */
export function LetterOfCreditPanel({ order, payment }: LetterOfCreditPanelProps) {
  const { chooseAgain } = usePayMoves(order.orderId);
  const { letters } = payment;
  const isAccepted = letters.some(({ state }) => state === 'accepted');
  const isUnderWay = letters.some(({ state }) => state !== 'refused');
  return (
    <>
      {isAccepted ? (
        <ResultCard tone="good" title="Your letter of credit is accepted">
          <p>
            Order <span className="figures">{order.number}</span> goes ahead. We draw the money from your bank
            against the shipping papers.
          </p>
        </ResultCard>
      ) : (
        isUnderWay && (
          <ResultCard tone="info" title="Your letter of credit is being checked">
            <p>
              We compare it with the message of your bank. Order{' '}
              <span className="figures">{order.number}</span> stays held meanwhile, and this page changes by
              itself.
            </p>
          </ResultCard>
        )
      )}
      {letters.length > 0 && (
        <Paper title="Letters of credit">
          <ul className="divide-y divide-line">
            {letters.map(({ number, bank, amount, expiresOn, state }) => (
              <li key={number} className="flex items-start justify-between gap-3 py-2.5">
                <div className="min-w-0">
                  <p className="figures font-semibold break-all">{number}</p>
                  <p className="figures text-sm text-ink-soft">
                    {formatMoney(moneyOf(amount))}, {bank}, until {formatDay(expiresOn, DETAIL_DATE_FORMAT)}
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
          <Beneficiary payment={payment} />
          <Paper title="Tell us of your letter of credit">
            <LetterOfCreditForm key={letters.length} payment={payment} dispatchBy={order.dispatchBy} />
          </Paper>
          <Button variant="quiet" size="small" className="self-start" onClick={chooseAgain}>
            Pay another way
          </Button>
        </>
      )}
    </>
  );
}

/** What the buyer's bank asks for: in whose favour the letter is opened, by way of which bank, for how much. */
function Beneficiary({ payment: { beneficiary, bank, amount } }: Pick<LetterOfCreditPanelProps, 'payment'>) {
  if (!beneficiary) return null;
  const facts: CopyFact[] = [
    { label: 'Beneficiary', value: beneficiary.name },
    { label: 'Address', value: beneficiary.address },
    ...(bank
      ? [
          { label: 'Advising bank', value: bank.name },
          { label: bank.codeLabel, value: bank.code },
          { label: 'Account number', value: bank.account },
          { label: 'Order', value: bank.reference },
        ]
      : []),
    { label: `Amount in ${CURRENCY_SYMBOL[amount.currency]}`, value: plainAmount(amount) },
  ];
  return (
    <Paper title="Open the letter of credit in favour of">
      <CopyFacts facts={facts} />
    </Paper>
  );
}
