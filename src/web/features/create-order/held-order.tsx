import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/customer/orders.ts';
import { createPaymentOrder } from '#contract/customer/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf, moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Length } from '#ui/figures/length.tsx';
import { Money } from '#ui/figures/money.tsx';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { useBuyerUnit, useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { DrawnCloth } from '#web/widgets/cloth/drawn-cloth.tsx';
import { useMay } from '#web/widgets/company/use-may.ts';
import { heldUntilText } from '#web/widgets/orders/hold-text.ts';
import { orderLocation } from '#web/widgets/orders/order-links.ts';
import { createOrderTexts } from './create-order.texts.ts';
import { APPROVE_VIEW } from './sheets/sheet-views.ts';

const texts = createOrderTexts.held;

export type HeldOrderProps = {
  order: Order;
  /** Ready cloth may be ordered again; a quote is ordered once. */
  onOrderMore: (() => void) | null;
};

/** This cloth was ordered already and waits to be paid: there is nothing to place a second time. */
export function HeldOrder({ order, onOrderMore }: HeldOrderProps) {
  const unit = useBuyerUnit();
  const zone = useBuyerZone();
  const { number, fabId, quality, quantity, total, heldUntil } = order;
  const until = awaitsApproval(order) ? texts.untilApproved : texts.until;
  return (
    <section
      aria-labelledby="held-order"
      className="mx-auto flex max-w-xl flex-col gap-4 rounded-card border border-line bg-paper p-4"
    >
      <div className="flex gap-4">
        <DrawnCloth cloth={order.cloth} seed={fabId} />
        <div className="min-w-0 flex-1">
          <h2 id="held-order" className="figures text-lg font-bold">
            {texts.title(number)}
          </h2>
          <p className="text-sm text-ink-soft">{quality}</p>
          <p className="figures pt-1">
            <Length text={formatLengthFor(lengthOf(quantity), unit)} /> ·{' '}
            <Money text={formatMoney(moneyOf(total))} tone="strong" />
          </p>
        </div>
      </div>
      {heldUntil && <p className="figures text-ink-soft">{until(heldUntilText(heldUntil, zone))}</p>}
      <div className="flex flex-col gap-2">
        <NextStep order={order} />
        <Link {...orderLocation('order', order.orderId)} className={buttonClass({ variant: 'secondary' })}>
          {texts.see}
        </Link>
        {onOrderMore && (
          <Button variant="quiet" onClick={onOrderMore}>
            {texts.more}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A colleague, or somebody by a link, decides before anybody pays. */
function awaitsApproval({ approval }: Order): boolean {
  return approval !== null && approval.state !== 'approved';
}

function NextStep({ order }: { order: Order }) {
  const { orderId, fabId, allowedMoves } = order;
  const mayPay = useMay(createPaymentOrder) && !awaitsApproval(order);
  const { open } = useOverlay(APPROVE_VIEW);
  const pay = mayPay && (
    <Link
      {...linkTo('paymentDetails', { orderId }, { fabId })}
      className={buttonClass({ variant: allowedMoves.includes('approve') ? 'secondary' : 'primary' })}
    >
      {texts.pay}
    </Link>
  );
  if (!allowedMoves.includes('approve')) return pay;
  return (
    <>
      <Button onClick={() => open(orderId)}>{texts.confirm}</Button>
      {pay}
    </>
  );
}
