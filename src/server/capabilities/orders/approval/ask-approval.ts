/** An order above its maker's limit is held for a working day, and whoever may decide on it hears of it. */
import type { ComparedQuote } from '#contract/customer/order-approvals.ts';
import { orderLink } from '#contract/web-links.ts';
import { isWithinLimit } from '#domain/account/company/order-limit.ts';
import { approvedTerms, NO_APPROVER, orderApprovalLifecycle } from '#domain/orders/order-approval.ts';
import { slowHold } from '#domain/orders/provisional-hold.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { insertApproval } from '#server/capabilities/order-records/approval/approvals.store.ts';
import { daysOffFrom } from '#server/capabilities/order-records/holidays.store.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import { orderRefusal } from '#server/capabilities/order-records/order-refusal.ts';
import { listQuotes } from '#server/capabilities/quotes/list-quotes.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import type { OrderDraft } from '../place/draft-order.ts';
import type { Naming } from '../place/order-columns.ts';
import { findApprovers } from './find-approvers.ts';
import { sendApprovalLinks } from './send-approval-links.ts';

type Placed = { total: Money; now: Date; heldUntil: Date };

/** Until when it is held, and whether somebody else has to approve it; refused where nobody could. */
export async function approvalNeeded(
  tx: Queries,
  by: ChangeBy,
  { orderer, details }: OrderDraft,
  { total, now, heldUntil }: Placed,
): Promise<Pick<Naming, 'heldUntil' | 'approval'>> {
  const about = { brandId: by.brandId, makerId: by.customerId, total };
  const { members, approvers, byLink } = await findApprovers(tx, about);
  const maker = members.find(({ customerId }) => customerId === by.customerId);
  if (!maker || isWithinLimit(maker.limit, total)) return { heldUntil, approval: null };
  if (approvers.length + byLink.length === 0) throw orderRefusal(NO_APPROVER);
  const { zone } = details;
  const daysOff = await daysOffFrom(tx, orderer.market, dayInZone(now, zone));
  return {
    heldUntil: slowHold('approval', { chosenAt: now, heldUntil }, { zone, daysOff }),
    approval: orderApprovalLifecycle.start,
  };
}

export async function askApproval(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  orderId: string,
  { goods }: OrderDraft,
): Promise<void> {
  const order = await findOrder(tx, by.brandId, orderId);
  const { brand_id, order_id, number, quality } = order;
  await insertApproval(tx, {
    brand_id,
    order_id,
    asked_by: by.customerId,
    asked_at: services.clock.now(),
    terms: approvedTerms(order),
    comparison: goods.quoted ? await seenQuotes(services, tx, by, order) : [],
  });
  await recordOrderChange(services, tx, order, { by: buyerInHistory(by), action: 'approval_asked' });
  const total = money(order.total_minor, order.currency);
  const about = { brandId: by.brandId, makerId: by.customerId, total };
  const { members, approvers, byLink } = await findApprovers(tx, about);
  await sendApprovalLinks(services, tx, order, { by, approvers: byLink });
  const maker = members.find(({ customerId }) => customerId === by.customerId)?.name ?? '';
  for (const { customerId } of approvers)
    await sendNotification(services, tx, {
      customerId,
      event: 'order_approval',
      occurrence: `${order_id} asked`,
      subject: `${maker} asks you to approve order ${number}`,
      text: `${quality}, ${formatMoney(total)} with tax. Price and stock are held until you decide or the hold ends.`,
      link: orderLink(order_id),
    });
}

/** Frozen, because quotes go on changing while the order waits. */
async function seenQuotes(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  { fab_id, quote_id }: { fab_id: string; quote_id: string | null },
): Promise<ComparedQuote[]> {
  const quotes = await listQuotes(services, tx, by, fab_id);
  return quotes.map(({ quoteId, supplier, total, landedRate, leadDays, arriveBy }) => ({
    supplier: supplier.alias,
    city: supplier.city,
    rating: supplier.rating,
    onTimePercent: supplier.onTimePercent,
    ordersDone: supplier.ordersDone,
    total,
    landedRate,
    leadDays,
    arriveBy,
    isChosen: quoteId === quote_id,
  }));
}
