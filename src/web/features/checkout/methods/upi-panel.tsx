import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { Collapsible } from '#web/widgets/collapsible.tsx';
import { CopyFacts } from '#web/widgets/payments/copy-facts.tsx';
import { paymentsQueries } from '#web/widgets/payments/payments.queries.ts';
import { ReportedTransfers } from '../bank/reported-transfers.tsx';
import { TransferForm } from '../bank/transfer-form.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import { usePayMoves } from '../pay-search.ts';
import type { Pay } from '../provider/use-pay.ts';
import { Paper } from '../summary/paper.tsx';
import { PayProblem } from './pay-problem.tsx';

const { upi: texts } = checkoutTexts;

export type UpiPanelProps = { order: Order; payment: PaymentOrder; pay: Pay };

/** A UPI app on this phone, or a code for one on another; what it paid is matched by its reference. */
export function UpiPanel({ order, payment, pay }: UpiPanelProps) {
  const { chooseAgain } = usePayMoves(order.orderId);
  const isShownInHistory = payment.transfers.some(({ state }) => state === 'reported');
  const atProvider = () =>
    void pay.run({
      orderId: order.orderId,
      instalment: payment.instalment.position,
      method: 'upi',
      atProvider: true,
    });
  return (
    <>
      <PayProblem error={pay.error} />
      <ReportedTransfers order={order} payment={payment} />
      {!isShownInHistory && (
        <>
          <Paper title={texts.title}>
            <UpiCode payment={payment} />
            <p className="pt-3 text-sm text-ink-soft">{texts.atPartner}</p>
            <Button
              variant="secondary"
              size="small"
              className="mt-2"
              busy={pay.isRunning || pay.isLeaving}
              onClick={atProvider}
            >
              {texts.goToPartner}
            </Button>
          </Paper>
          <Collapsible title={texts.paid} startsOpen={payment.transfers.length > 0}>
            <TransferForm key={payment.transfers.length} order={order} payment={payment} way="upi" />
          </Collapsible>
          <Button variant="quiet" size="small" className="self-start" onClick={chooseAgain}>
            {checkoutTexts.choose.another}
          </Button>
        </>
      )}
    </>
  );
}

function UpiCode({ payment }: { payment: PaymentOrder }) {
  const isWide = useIsWide();
  const { data, error, isFetching, refetch } = useQuery(paymentsQueries.upi(payment.paymentOrderId));
  const amount = formatMoney(moneyOf(payment.amount));
  if (!data) {
    if (!error) return <Skeleton shape="button" />;
    return <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const code = (
    <img
      // An image runs no script, whatever the document holds.
      src={`data:image/svg+xml,${encodeURIComponent(data.qr)}`}
      alt={texts.codeAlt(amount)}
      width="224"
      height="224"
      className="mx-auto my-2 size-56 rounded-control bg-paper"
    />
  );
  return (
    <>
      {isWide ? (
        <>
          {code}
          <p className="text-center text-sm text-ink-soft">{texts.scan(amount)}</p>
        </>
      ) : (
        <>
          {data.intentUrl.startsWith('upi://pay?') && (
            <ButtonLink wide icon="device" href={data.intentUrl} className="my-2">
              {texts.openApp}
            </ButtonLink>
          )}
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-brand-700">
              {texts.showCode}
            </summary>
            {code}
          </details>
        </>
      )}
      <CopyFacts facts={[{ label: texts.address, value: data.vpa }]} />
    </>
  );
}
