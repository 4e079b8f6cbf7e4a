import { useState } from 'react';
import type { openPaymentLink } from '#contract/customer/payments.ts';
import type { Reply } from '#contract/endpoint.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { zoneLabel } from '#domain/shared/zone-label.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { deviceZoneName } from '#web/platform/device-zone.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { type Task, useTask } from '#web/platform/use-task.ts';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { BankDetails } from '#web/widgets/payments/bank-details.tsx';
import { openCheckout } from '../provider/open-checkout.ts';
import type { CheckoutOutcome } from '../result/checkout-answer.ts';
import { Paper } from '../summary/paper.tsx';
import { usePaymentPolling } from '../use-payment-polling.ts';
import { linkTexts } from './link.texts.ts';
import { LinkEnding } from './link-ending.tsx';
import { linkState } from './link-state.ts';

const { page: texts } = linkTexts;

type LinkedPayment = Reply<typeof openPaymentLink>;

/** Quickly at first: the payer stands before the page. */
const LOOK_AGAIN_MS = [2000, 3000, 5000, 8000, 15_000] as const;

export type LinkPaymentProps = {
  payment: LinkedPayment;
  outcome: CheckoutOutcome | null;
  onLookAgain: () => void;
  /** Null when another try begins: what the last one brought back counts no more. */
  onOutcome: (outcome: CheckoutOutcome | null) => void;
};

/** The invoice in short, the way to the card page, and the account for a transfer. */
export function LinkPayment({ payment, outcome, onLookAgain, onOutcome }: LinkPaymentProps) {
  const { status, checkout, bank, amount } = payment;
  const [statusThen, setStatusThen] = useState(status);
  const state = linkState({ status, outcome, statusThen });
  usePaymentPolling(state === 'checking' || status === 'attempted', onLookAgain, LOOK_AGAIN_MS);
  const pay = useTask(async () => {
    const description = texts.description(payment.orderNumber);
    setStatusThen(status);
    onOutcome(null);
    const came = await openCheckout({ ...payment, description, method: null });
    if (!came) return;
    onOutcome(came.outcome);
    onLookAgain();
  });
  const canPay = checkout.kind !== 'none';
  return (
    <div className="flex flex-col gap-3">
      <InvoiceHead payment={payment} />
      <FormError error={pay.error} words={errorMessage} />
      <LinkEnding key={state} state={state} company={payment.company} pay={canPay ? pay : null} />
      {state === 'open' && (
        <>
          <TryNotice status={status} outcome={outcome} />
          {canPay && <PayOnline payment={payment} pay={pay} />}
          {bank && (
            <Paper title={canPay ? texts.orTransfer : texts.transfer}>
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
  const zone = deviceZoneName();
  return (
    <section aria-labelledby="link-title" className="rounded-card border border-line bg-paper p-4">
      <h1 id="link-title" className="figures text-xl font-bold">
        {texts.title} <span className="whitespace-nowrap">{orderNumber}</span>
      </h1>
      <p className="pt-1 font-semibold wrap-anywhere">{company}</p>
      <p className="text-sm text-ink-soft">{quality}</p>
      <p className="mt-3 border-t border-line pt-3 text-2xl font-bold">
        <Amount of={amount} />
      </p>
      {status !== 'captured' && status !== 'refunded' && (
        <p className="figures text-sm text-ink-soft">
          {texts.payBefore(formatMoment(validUntil, zone), zoneLabel(zone))}
        </p>
      )}
    </section>
  );
}

function TryNotice({ status, outcome }: Pick<LinkPaymentProps, 'outcome'> & Pick<LinkedPayment, 'status'>) {
  if (status === 'failed' || outcome === 'failed') {
    return (
      <Notice live tone="bad" title={texts.failed}>
        {texts.failedText}
      </Notice>
    );
  }
  if (outcome !== 'abandoned') return null;
  return (
    <Notice live title={texts.notPaid}>
      {texts.notPaidText}
    </Notice>
  );
}

/** The partner's page offers an Indian payer UPI and net banking beside cards. */
function PayOnline({ payment: { amount }, pay }: { payment: LinkedPayment; pay: Task<[]> }) {
  const isIndian = amount.currency === 'INR';
  const figure = formatMoney(moneyOf(amount));
  return (
    <div className="flex flex-col gap-2">
      <Button wide busy={pay.isRunning} onClick={() => void pay.run()}>
        {isIndian ? texts.payOnline(figure) : texts.payByCard(figure)}
      </Button>
      <p className="text-center text-sm text-ink-soft">{isIndian ? texts.partnerIndia : texts.partner}</p>
    </div>
  );
}
