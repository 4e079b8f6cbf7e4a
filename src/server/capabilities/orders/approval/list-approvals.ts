import type { listApprovals as contract } from '#contract/customer/order-approvals.ts';
import type { Reply } from '#contract/endpoint.ts';
import { money } from '#domain/shared/money.ts';
import { findColleagues } from '#server/capabilities/account/find-colleagues.ts';
import { ordersWaiting } from '#server/capabilities/order-records/approval/approvals.store.ts';
import { isHoldExpired } from '#server/capabilities/order-records/expire-holds.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { changingCardView, frozenCardView } from '../list/order-card.ts';
import { approversOf } from './find-approvers.ts';

/** What waits for somebody else is listed too, so that nobody decides for lack of knowing. */
export async function listApprovals(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { brandId, customerId: reader }: CustomerActor,
): Promise<Reply<typeof contract>> {
  const now = clock.now();
  const orderIds = await ordersWaiting(db, brandId);
  if (orderIds.length === 0) return { records: [] };
  const members = await findColleagues(db, brandId);
  const orders = await Promise.all(orderIds.map((orderId) => findOrder(db, brandId, orderId)));
  const held = orders.filter((order) => !isHoldExpired(order, now));
  const records = held.map(async (order) => {
    const { customer_id: makerId, total_minor, currency } = order;
    const about = { makerId, total: money(total_minor, currency) };
    const approvers = await approversOf(db, members, about);
    return {
      ...frozenCardView(order),
      ...changingCardView(order, order.due_minor, now),
      askedBy: members.find(({ customerId }) => customerId === makerId)?.name ?? '',
      isMine: makerId === reader,
      mayDecide: approvers.some(({ customerId }) => customerId === reader),
    };
  });
  return { records: await Promise.all(records) };
}
