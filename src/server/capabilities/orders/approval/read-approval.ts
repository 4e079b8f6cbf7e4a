/** What an approver looks at beside the order itself. */
import type { readApproval as contract } from '#contract/customer/order-approvals.ts';
import type { Reply } from '#contract/endpoint.ts';
import { type ComparedOrder, orderDifferences } from '#domain/orders/order-differences.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { approvalOf, lastOrderLike } from '#server/capabilities/order-records/approval/approvals.store.ts';
import { findOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';

export async function readApproval(
  db: Queries,
  { brandId }: { brandId: string },
  orderId: string,
): Promise<Reply<typeof contract>> {
  const order = await findOrder(db, brandId, orderId);
  const approval = await approvalOf(db, order);
  if (!approval) throw new Refusal('not_found');
  const earlier = await lastOrderLike(db, order);
  const last = earlier && (await findOrder(db, brandId, earlier.order_id));
  const chosen = approval.comparison.find(({ isChosen }) => isChosen);
  return {
    lastOrder: last ? { number: last.number, orderedOn: last.created_at.toISOString() } : null,
    differences: last ? orderDifferences(comparedOf(last), comparedOf(order), order.buyer_unit) : [],
    comparison: approval.comparison,
    supplier: {
      alias: order.alias,
      city: order.city,
      rating: chosen?.rating ?? null,
      onTimePercent: chosen?.onTimePercent ?? null,
      ordersDone: chosen?.ordersDone ?? 0,
    },
  };
}

function comparedOf(order: OrderRow): ComparedOrder {
  const { unit, currency } = order;
  return {
    quantity: { thousandths: order.quantity_thousandths, unit },
    rate: { price: money(order.rate_minor, currency), unit },
    total: money(order.total_minor, currency),
    leadDays: order.lead_days,
    supplier: order.alias,
    deliversTo: order.shipping.city,
  };
}
