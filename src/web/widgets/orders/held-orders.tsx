import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { HeldOrder } from '#contract/customer/orders.ts';
import { holdText, isHoldOver } from '#domain/orders/provisional-hold.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import type { SearchOf } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { ClothSwatch } from '../cloth/cloth-swatch.tsx';
import { paymentWidgetsTexts } from '../payments/payment-widgets.texts.ts';
import { PAYMENTS_KEY } from '../payments/payments.queries.ts';
import { Amount } from './amount.tsx';
import { heldUntilText } from './hold-text.ts';
import { checkoutLocation, orderLocation } from './order-links.ts';
import { orderWidgetsTexts } from './order-widgets.texts.ts';
import { ORDERS_KEY } from './orders.queries.ts';

const { action: actionTexts, hold: holdTexts, costs } = orderWidgetsTexts;

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

/** Counts down; when the time is over, the server is asked what became of the order. */
export function HoldNote({ heldUntil }: Pick<HeldOrder, 'heldUntil'>) {
  const now = useNow();
  const client = useQueryClient();
  const zone = useBuyerZone();
  const isOver = heldUntil !== null && isHoldOver(new Date(heldUntil), now);
  useEffect(() => {
    if (!isOver) return;
    for (const word of [ORDERS_KEY, PAYMENTS_KEY]) void client.invalidateQueries({ queryKey: [word] });
  }, [isOver, client]);
  if (heldUntil === null) return null;
  return (
    <p className="figures text-sm font-semibold text-warn">
      <Icon name="clock" size="small" className="mr-1 align-[-0.15em]" />
      {holdText(new Date(heldUntil), now)}
      <span className="block font-normal text-ink-soft">
        {holdTexts.until} <time dateTime={heldUntil}>{heldUntilText(heldUntil, zone)}</time>
      </span>
    </p>
  );
}

/** What is reported and being checked is not asked for again. */
function PayNow({ order }: { order: HeldOrder }) {
  const { paymentInProgress, allowedMoves, number } = order;
  const mayPay = allowedMoves.some((move) => move === 'pay' || move === 'approve');
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
