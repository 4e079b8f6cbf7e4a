import type { Reply } from '#contract/endpoint.ts';
import type { openPaymentLink } from '#contract/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { BankDetails } from '#web/widgets/payments/bank-details.tsx';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import { momentWords } from '#web/widgets/time-words.ts';
import type { CheckoutOutcome } from '../answer/checkout-answer.ts';
import { openCheckout } from '../checkout/open-checkout.ts';
import { EndCard } from '../ends/end-card.tsx';
import { Paper } from '../summary/paper.tsx';
import { useLookAgain } from './use-look-again.ts';

type LinkedPayment = Reply<typeof openPaymentLink>;

export type LinkPaymentProps = {
  payment: LinkedPayment;
  outcome: CheckoutOutcome | null;
  onLookAgain: () => void;
  /** Another try: what the last one brought back counts no more. */
  onBegin: () => void;
};

/** The invoice in short, the way to the card page, and the account for a transfer. */
export function LinkPayment({ payment, outcome, onLookAgain, onBegin }: LinkPaymentProps) {
  const { status, checkout, bank, amount } = payment;
  const isSettled = status === 'captured' || status === 'refunded';
  const isWaiting =
    !isSettled &&
    (status === 'attempted' || outcome === 'paid' || outcome === 'pending') &&
    status !== 'failed';
  useLookAgain(isWaiting, onLookAgain);
  return (
    <div className="flex flex-col gap-3">
      <InvoiceHead payment={payment} />
      {status === 'captured' && (
        <EndCard tone="good" title="Payment received">
          <p>Thank you. {payment.company} sees it too; you can close this page.</p>
        </EndCard>
      )}
      {status === 'refunded' && (
        <EndCard tone="warn" title="The money goes back">
          <p>The order is no longer open, so the payment is sent back the way it came.</p>
        </EndCard>
      )}
      {isWaiting && (
        <EndCard tone="info" title="The payment is being checked">
          <p>The bank has not answered yet. This page changes by itself; it is safe to close it.</p>
        </EndCard>
      )}
      {!isSettled && !isWaiting && (
        <>
          <TryNotice status={status} outcome={outcome} />
          {checkout.kind !== 'none' && <PayByCard payment={payment} onBegin={onBegin} onBack={onLookAgain} />}
          {bank && (
            <Paper title={checkout.kind === 'none' ? 'Pay by bank transfer' : 'Or pay by bank transfer'}>
              <BankDetails bank={bank} amount={amount} />
            </Paper>
          )}
        </>
      )}
    </div>
  );
}

function InvoiceHead({ payment }: { payment: LinkedPayment }) {
  const { company, orderNumber, quality, amount, validUntil, status } = payment;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section aria-labelledby="link-title" className="rounded-card border border-line bg-paper p-4">
      <h1 id="link-title" className="figures text-xl font-bold">
        Payment for order <span className="whitespace-nowrap">{orderNumber}</span>
      </h1>
      <p className="pt-1 font-semibold">{company}</p>
      <p className="text-sm text-ink-soft">{quality}</p>
      <p className="mt-3 border-t border-line pt-3 text-2xl font-bold">
        <Amount of={amount} />
      </p>
      {status !== 'captured' && status !== 'refunded' && (
        <p className="figures text-sm text-ink-soft">
          Can be paid until {momentWords(validUntil, zone)} ({zone}).
        </p>
      )}
    </section>
  );
}

function TryNotice({ status, outcome }: Pick<LinkPaymentProps, 'outcome'> & Pick<LinkedPayment, 'status'>) {
  if (status === 'failed' || outcome === 'failed') {
    return (
      <Notice live tone="bad" title="The payment failed">
        No money was taken. Please try again, or pay by bank transfer.
      </Notice>
    );
  }
  if (outcome !== 'abandoned') return null;
  return (
    <Notice live title="Nothing was paid">
      You left the payment page before paying.
    </Notice>
  );
}

type PayByCardProps = { payment: LinkedPayment; onBegin: () => void; onBack: () => void };

function PayByCard({ payment, onBegin, onBack }: PayByCardProps) {
  const pay = useTask(async () => {
    const description = `Payment for ${payment.orderNumber}`;
    onBegin();
    const came = await openCheckout({ ...payment, description, method: null });
    if (came) onBack();
  });
  return (
    <div className="flex flex-col gap-2">
      <FormError error={pay.error} words={errorWords} />
      <Button wide busy={pay.isRunning} onClick={() => void pay.run()}>
        Pay {formatMoney(moneyOf(payment.amount))} by card
      </Button>
      <p className="text-center text-sm text-ink-soft">
        On the page of our payment partner. We never see your card number.
      </p>
    </div>
  );
}
