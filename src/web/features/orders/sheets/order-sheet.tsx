import type { Order } from '#contract/orders.ts';
import { Sheet } from '#ui/sheet.tsx';
import { mayPay, PayLink } from '../detail/order-actions.tsx';
import { OrderBody } from '../detail/order-body.tsx';

export type OrderSheetProps = { order: Order; onClose: () => void };

/** The whole order over the list, on a phone. */
export function OrderSheet({ order, onClose }: OrderSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Order ${order.number}`}
      foot={mayPay(order) && <PayLink order={order} />}
    >
      <OrderBody order={order} isBeside={false} />
    </Sheet>
  );
}
