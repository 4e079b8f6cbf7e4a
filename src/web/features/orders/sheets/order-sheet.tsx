import type { Order } from '#contract/customer/orders.ts';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { paymentAction } from '#web/widgets/orders/order-text.ts';
import { PayLink } from '../detail/order-actions.tsx';
import { OrderBody } from '../detail/order-body.tsx';
import { ordersTexts } from '../orders.texts.ts';

export type OrderSheetProps = { order: Order; onClose: () => void };

/** The whole order over the list, on a phone. */
export function OrderSheet({ order, onClose }: OrderSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={ordersTexts.detail.named(order.number)}
      foot={paymentAction(order) && <PayLink order={order} />}
    >
      <OrderBody order={order} isBeside={false} />
    </Sheet>
  );
}
