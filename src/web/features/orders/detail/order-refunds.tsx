import type { Order } from '#contract/customer/orders.ts';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { ordersTexts } from '../orders.texts.ts';
import { refundText } from './refund-text.ts';

export type OrderRefundsProps = Pick<Order, 'refunds'> & { zone: string };

/** Money of the order that goes back, and how far it has come. */
export function OrderRefunds({ refunds, zone }: OrderRefundsProps) {
  if (refunds.length === 0) return null;
  return (
    <ul aria-label={ordersTexts.refunds.title} className="divide-y divide-line border-t border-line">
      {refunds.map((refund) => (
        <li key={refund.refundId} className="figures py-2.5">
          <span className="font-semibold">
            {ordersTexts.refunds.refund} <Amount of={refund.amount} tone="strong" />
          </span>
          <span className="text-ink-soft"> · {refundText(refund, zone)}</span>
        </li>
      ))}
    </ul>
  );
}
