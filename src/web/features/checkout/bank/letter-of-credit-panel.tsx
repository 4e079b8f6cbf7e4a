import { withdrawLetterOfCredit } from '#contract/customer/letters-of-credit.ts';
import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { plainAmount } from '#web/widgets/payments/bank-details.tsx';
import { type CopyFact, CopyFacts } from '#web/widgets/payments/copy-facts.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import { usePayMoves } from '../pay-search.ts';
import { ResultCard } from '../result/result-card.tsx';
import { Paper } from '../summary/paper.tsx';
import { usePaymentWrite } from '../use-payment-write.ts';
import { bankTexts } from './bank.texts.ts';
import { LetterOfCreditForm } from './letter-of-credit-form.tsx';

const { letter: texts } = bankTexts;
const STATE = {
  reported: { tone: 'info', word: texts.state.checking },
  accepted: { tone: 'good', word: texts.state.accepted },
  paid: { tone: 'good', word: texts.state.paid },
  refused: { tone: 'bad', word: texts.state.refused },
  withdrawn: { tone: 'neutral', word: texts.state.withdrawn },
} as const;

export type LetterOfCreditPanelProps = { order: Order; payment: PaymentOrder };

/** A letter of credit that the buyer's bank opens; we compare it with the bank's own message. */
export function LetterOfCreditPanel({ order, payment }: LetterOfCreditPanelProps) {
  const { chooseAgain } = usePayMoves(order.orderId);
  const { letters } = payment;
  const isAccepted = letters.some(({ state }) => state === 'accepted');
  const isUnderWay = letters.some(({ state }) => state !== 'refused' && state !== 'withdrawn');
  const withdraw = useWithdraw(payment);
  return (
    <>
      <FormError error={withdraw.error} words={errorMessage} />
      {isAccepted ? (
        <ResultCard tone="good" title={texts.accepted}>
          <p>{texts.acceptedText(order.number)}</p>
        </ResultCard>
      ) : (
        isUnderWay && (
          <ResultCard
            tone="info"
            title={texts.checking}
            actions={
              <Button variant="secondary" busy={withdraw.isRunning} onClick={() => void withdraw.run()}>
                {texts.withdraw}
              </Button>
            }
          >
            <p>{texts.checkingText(order.number)}</p>
          </ResultCard>
        )
      )}
      {letters.length > 0 && (
        <Paper title={texts.title}>
          <ul className="divide-y divide-line">
            {letters.map(({ number, bank, amount, expiresOn, state }) => (
              <li key={number} className="flex items-start justify-between gap-3 py-2.5">
                <div className="min-w-0">
                  <p className="figures font-semibold break-all">{number}</p>
                  <p className="figures text-sm text-ink-soft">
                    {texts.line(formatMoney(moneyOf(amount)), bank, formatDay(expiresOn, DETAIL_DATE_FORMAT))}
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
          <Paper title={texts.report}>
            <LetterOfCreditForm key={letters.length} payment={payment} dispatchBy={order.dispatchBy} />
          </Paper>
          <Button variant="quiet" size="small" className="self-start" onClick={chooseAgain}>
            {checkoutTexts.choose.another}
          </Button>
        </>
      )}
    </>
  );
}

function useWithdraw({ paymentOrderId }: PaymentOrder) {
  const withdraw = usePaymentWrite((idempotencyKey) =>
    call(withdrawLetterOfCredit, { params: { paymentOrderId }, body: {} }, { idempotencyKey }),
  );
  return useTask(async () => {
    await withdraw();
    showToast(texts.withdrawn, { kind: 'good' });
  });
}

/** What the buyer's bank asks for: in whose favour the letter is opened, by way of which bank, for how much. */
function Beneficiary({ payment: { beneficiary, bank, amount } }: Pick<LetterOfCreditPanelProps, 'payment'>) {
  if (!beneficiary) return null;
  const facts: CopyFact[] = [
    { label: texts.beneficiary, value: beneficiary.name },
    { label: texts.address, value: beneficiary.address },
    ...(bank
      ? [
          { label: texts.advisingBank, value: bank.name },
          { label: bank.codeLabel, value: bank.code },
          { label: texts.account, value: bank.account },
          { label: texts.order, value: bank.reference },
        ]
      : []),
    { label: texts.amountIn(CURRENCY_SYMBOL[amount.currency]), value: plainAmount(amount) },
  ];
  return (
    <Paper title={texts.beneficiaryTitle}>
      <CopyFacts facts={facts} />
    </Paper>
  );
}
