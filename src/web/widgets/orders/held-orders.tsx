import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Order } from '#contract/orders.ts';
import { holdText, isHoldOver } from '#domain/orders/provisional-hold.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { ClothSwatch } from '../cloth/cloth-swatch.tsx';
import { customerQueries } from '../customer.queries.ts';
import { PAYMENTS_KEY } from '../payments/payments.queries.ts';
import { momentWords } from '../time-words.ts';
import { Amount } from './amount.tsx';
import { payPlace } from './order-addresses.ts';
import { ORDERS_KEY } from './orders.queries.ts';

export type HeldOrdersProps = { orders: readonly Order[] };

/** Orders that wait for money, with how long price and stock are kept and the way to pay. */
export function HeldOrders({ orders }: HeldOrdersProps) {
  return (
    <ul className="flex flex-col gap-3">
      {orders.map((order) => (
        <li key={order.orderId}>
          <HeldOrder order={order} />
        </li>
      ))}
    </ul>
  );
}

function HeldOrder({ order }: { order: Order }) {
  const { cloth, fabId, number, quality, instalments } = order;
  const next = instalments.find(({ state }) => state === 'open');
  return (
    <article className="rounded-card border border-warn/40 bg-warn-soft p-3">
      <div className="flex gap-3">
        <ClothSwatch cloth={cloth} seed={fabId} size="list" className="shrink-0" />
        <div className="min-w-0 flex-1">
          <h3 className="leading-snug font-semibold">{quality}</h3>
          <p className="figures text-sm text-ink-soft">{number}</p>
          <HoldWords heldUntil={order.heldUntil} />
        </div>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {next?.label ?? 'Total'}
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
export function HoldWords({ heldUntil }: Pick<Order, 'heldUntil'>) {
  const now = useNow();
  const client = useQueryClient();
  const zone = useQuery(customerQueries.me()).data?.timeZone ?? 'UTC';
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
        Held until <time dateTime={heldUntil}>{momentWords(heldUntil, zone)}</time>
      </span>
    </p>
  );
}

function PayNow({ order }: { order: Order }) {
  const mayGoOn = order.allowedMoves.some((move) => move === 'pay' || move === 'approve');
  if (!mayGoOn) return null;
  return (
    <Link
      {...payPlace(order)}
      aria-label={`Pay now: ${order.number}`}
      className={buttonClass({ size: 'small' })}
    >
      Pay now
    </Link>
  );
}
