/** A colleague approves an order or sends it back: once, within their own limit, and never the one who made it. */
import type { decideApproval as contract } from '#contract/customer/order-approvals.ts';
import type { Input } from '#contract/endpoint.ts';
import { orderLink } from '#contract/web-links.ts';
import { orderApprovalLifecycle } from '#domain/orders/order-approval.ts';
import { holdAfterApproval, lastDayHeld } from '#domain/orders/provisional-hold.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Member } from '#server/capabilities/account/find-colleagues.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { saveDecision } from '#server/capabilities/order-records/approval/approvals.store.ts';
import { isHoldExpired } from '#server/capabilities/order-records/expire-holds.ts';
import { dueWhileHeld } from '#server/capabilities/order-records/extend-hold.ts';
import { lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { changeOrder } from '#server/capabilities/order-records/move-order.ts';
import { orderRefusal } from '#server/capabilities/order-records/order-refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findApprovers } from './find-approvers.ts';

type Decision = { orderId: string } & Input<typeof contract>['body'];

export async function decideApproval(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  decision: Decision,
): Promise<void> {
  const order = await lockOrder(tx, actor.brandId, decision.orderId);
  const { name } = await findDecider(tx, actor, order);
  assertHeld(order, services.clock.now());
  await settleApproval(services, tx, order, {
    decision,
    decider: name,
    by: buyerInHistory(actor),
    saved: { decided_by: actor.customerId },
  });
}

type Settled = {
  decision: { decision: 'approve' } | { decision: 'send_back'; reason: string };
  /** Their name, as the maker is told it. */
  decider: string;
  by: HistoryActor;
  saved: { decided_by: string } | { approver_id: string };
  details?: Record<string, string>;
};

/** The row must be locked, and whoever decides be allowed to. */
export async function settleApproval(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { decision, decider, by, saved, details }: Settled,
): Promise<'approved' | 'sent_back'> {
  const to = decision.decision === 'approve' ? 'approved' : 'sent_back';
  const reason = decision.decision === 'approve' ? null : decision.reason;
  assertMove(orderApprovalLifecycle, order.approval_state ?? 'ended', to, 'colleague');
  const now = services.clock.now();
  await saveDecision(tx, order, { ...saved, decided_at: now, reason });
  const changed = await changeOrder(services, tx, order, {
    by,
    action: to === 'approved' ? 'approval_given' : 'approval_sent_back',
    details: { ...details, totalMinor: String(order.total_minor), ...(reason ? { reason } : {}) },
    set: { approval_state: to, ...(to === 'approved' ? { held_until: timeToPay(order, now) } : {}) },
  });
  if (changed.held_until) await dueWhileHeld(tx, changed, lastDayHeld(changed.held_until, order.zone));
  await notifyMaker(services, tx, order, { decider, reason });
  return to;
}

/** Asked behind the order's lock, with the roles and the limit of this moment. */
async function findDecider(tx: Queries, actor: CustomerActor, order: OrderRow): Promise<Member> {
  if (order.approval_state === null) throw new Refusal('not_found');
  if (order.customer_id === actor.customerId) throw new Refusal('own_order');
  const total = money(order.total_minor, order.currency);
  const about = { brandId: actor.brandId, makerId: order.customer_id, total };
  const { approvers } = await findApprovers(tx, about);
  const me = approvers.find(({ customerId }) => customerId === actor.customerId);
  if (me) return me;
  const message = 'This order is above your own limit. Another colleague has to decide on it.';
  throw new Refusal('own_order', { message });
}

function assertHeld(order: OrderRow, now: Date): void {
  if (!isHoldExpired(order, now)) return;
  const message = 'The hold on this order has expired. It has to be placed again.';
  throw orderRefusal({ code: 'hold_over', message });
}

function timeToPay({ held_until }: OrderRow, now: Date): Date {
  return holdAfterApproval(now, held_until ?? now);
}

async function notifyMaker(
  services: Services,
  tx: Queries,
  { order_id, customer_id, number, quality }: OrderRow,
  { decider, reason }: { decider: string; reason: string | null },
): Promise<void> {
  await sendNotification(services, tx, {
    customerId: customer_id,
    event: 'order_approval',
    occurrence: `${order_id} decided`,
    subject: reason ? `${decider} sent order ${number} back` : `${decider} approved order ${number}`,
    text: reason ? `${quality}: ${reason}` : `${quality}: the order can be paid now.`,
    link: orderLink(order_id),
  });
}
