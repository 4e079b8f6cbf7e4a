import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { checkoutLocation, orderLocation } from '#web/widgets/orders/order-addresses.ts';
import { statusOf } from '#web/widgets/orders/order-words.ts';
import { useReportedPayment } from '#web/widgets/orders/use-reported-payment.ts';
import { StageLink } from '#web/widgets/production/stage-link.tsx';
import { listSearch, useOrdersAddress } from '../orders-address.ts';

export function mayPay({ allowedMoves }: Pick<Order, 'allowedMoves'>): boolean {
  return allowedMoves.some((move) => move === 'pay' || move === 'approve');
}

export function PayLink({ order }: { order: Order }) {
  const isHeld = statusOf(order) === 'provisional';
  const next = isHeld ? order.instalments.find(({ state }) => state === 'open') : undefined;
  const told = useReportedPayment(next?.instalmentId ?? null);
  return (
    <Link {...checkoutLocation(order)} className={buttonClass({ variant: told ? 'secondary' : 'primary' })}>
      {told ? 'See payment' : isHeld ? 'Pay now' : 'Pay'}
    </Link>
  );
}

const QUIET = { variant: 'quiet', size: 'small' } as const;

/** What else may be done with the order. */
export function OrderActions({ order }: { order: Order }) {
  const { orderId, allowedMoves } = order;
  const around = listSearch(useOrdersAddress().list);
  const mayCancel = allowedMoves.includes('cancel');
  // The answer says why it cannot be, and the words are the server's.
  const asksWhy = !mayCancel && statusOf(order) === 'created';
  return (
    <nav aria-label="This order" className="-ml-2 flex flex-wrap gap-1">
      <StageLink order={order} className="ml-2" />
      {allowedMoves.includes('reorder') && (
        <Link
          {...orderLocation('reorder', orderId, around)}
          state={OVERLAY_STATE}
          className={buttonClass(QUIET)}
        >
          <Icon name="refresh" />
          Order again
        </Link>
      )}
      {(mayCancel || asksWhy) && (
        <Link
          {...orderLocation('cancel', orderId, around)}
          state={OVERLAY_STATE}
          className={buttonClass(QUIET)}
        >
          <Icon name="close" />
          {mayCancel ? 'Cancel order' : 'Can it be cancelled?'}
        </Link>
      )}
    </nav>
  );
}
