import { Link } from '@tanstack/react-router';
import type { HeldOrder } from '#contract/customer/orders.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import type { SearchOf } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { HoldNote } from '#web/widgets/orders/hold-note.tsx';
import { checkoutLocation, orderLocation } from '#web/widgets/orders/order-links.ts';
import { orderWidgetsTexts } from '#web/widgets/orders/order-widgets.texts.ts';
import { useOwnOrderMoves } from '#web/widgets/orders/use-own-order-moves.ts';
import { paymentWidgetsTexts } from '#web/widgets/payments/payment-widgets.texts.ts';

const { action: actionTexts, costs } = orderWidgetsTexts;

export type HeldOrdersProps = {
  orders: readonly HeldOrder[];
  /** The list that stays open behind an order. */
  listParams?: SearchOf<'orders'>;
};

/** Orders that wait for money, with how long price and stock are held and the way to pay. */
export function HeldOrders({ orders, listParams = {} }: HeldOrdersProps) {
  return (
    <ul className="flex flex-col gap-3">
      {orders.map((order) => (
        <li key={order.orderId}>
          <HeldCard order={order} listParams={listParams} />
        </li>
      ))}
    </ul>
  );
}

type HeldCardProps = { order: HeldOrder } & Required<Pick<HeldOrdersProps, 'listParams'>>;

function HeldCard({ order, listParams }: HeldCardProps) {
  const { cloth, fabId, number, quality, next } = order;
  return (
    <article className="rounded-card border border-warn/40 bg-warn-soft p-3">
      <div className="flex gap-3">
        <ClothSwatch cloth={cloth} seed={fabId} size="list" className="shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="leading-snug font-semibold wrap-anywhere">{quality}</h2>
          <p className="figures text-sm">
            <Link
              {...orderLocation('order', order.orderId, listParams)}
              state={OVERLAY_STATE}
              aria-label={actionTexts.named(actionTexts.open, number)}
              className="inline-flex min-h-6 items-center text-brand-700"
            >
              {number}
            </Link>
          </p>
          <HoldNote heldUntil={order.heldUntil} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {next?.label ?? costs.total}
          <span className="block text-base font-bold">
            <Amount of={next?.left ?? order.total} tone="strong" />
          </span>
        </p>
        <PayNow order={order} />
      </div>
    </article>
  );
}

/** What is reported and being checked is not asked for again. */
function PayNow({ order }: { order: HeldOrder }) {
  const { paymentInProgress, number } = order;
  const mayPay = useOwnOrderMoves()(order.allowedMoves).some((move) => move === 'pay' || move === 'approve');
  if (!(mayPay || paymentInProgress)) return null;
  const label = mayPay ? actionTexts.payNow : actionTexts.viewPayment;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {paymentInProgress && <Chip tone="info">{paymentWidgetsTexts.inProgress[paymentInProgress]}</Chip>}
      <Link
        {...checkoutLocation(order)}
        aria-label={actionTexts.named(label, number)}
        className={buttonClass({ variant: mayPay ? 'primary' : 'secondary', size: 'small' })}
      >
        {label}
      </Link>
    </div>
  );
}
