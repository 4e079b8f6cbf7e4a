/** What cannot be sold to anybody else is confirmed with a one-time code for this order at this amount. */
import { approvalSubject } from '#domain/orders/approval-code.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { codeMessage } from '#server/capabilities/auth/code-message.ts';
import { type CodeSent, codeSentTo } from '#server/capabilities/auth/send-sign-in-code.ts';
import { signInAddressOf } from '#server/capabilities/auth/step-up.ts';
import { checkCode, useCode } from '#server/capabilities/one-time-codes/check-code.ts';
import { signedInGuesser } from '#server/capabilities/one-time-codes/guesser.ts';
import { issueCode } from '#server/capabilities/one-time-codes/issue-code.ts';
import { isHoldExpired } from '#server/capabilities/order-records/expire-holds.ts';
import { findOrder, lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { changeOrder } from '#server/capabilities/order-records/move-order.ts';
import { orderRefusal } from '#server/capabilities/order-records/order-refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';

const PURPOSE = 'order-approval';

export async function sendApprovalCode(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  orderId: string,
): Promise<CodeSent> {
  const order = await lockOrder(tx, actor.brandId, orderId);
  assertWaiting(services, order);
  const { channel, address } = await signInAddressOf(tx, actor);
  const code = await issueCode(services, tx, { purpose: PURPOSE, identity: challengeOf(order, address) });
  const message = codeMessage({
    channel,
    to: address,
    purpose: PURPOSE,
    code,
    publicUrl: services.config.publicUrl,
    about: `order ${order.number} of ${formatMoney(totalOf(order))}`,
  });
  await enqueueMessage(services, tx, message);
  return codeSentTo(channel, address);
}

export async function verifyApprovalCode(
  services: Services,
  actor: CustomerActor,
  { orderId, code, caller }: { orderId: string; code: string; caller: Caller },
): Promise<void> {
  const seen = await findOrder(services.db, actor.brandId, orderId);
  assertWaiting(services, seen);
  const { address } = await signInAddressOf(services.db, actor);
  const identity = challengeOf(seen, address);
  const checked = await checkCode(
    services,
    signedInGuesser(services, { purpose: PURPOSE, identity }, caller),
    code,
  );
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, actor.brandId, orderId);
    assertWaiting(services, order);
    await useCode(services, tx, checked);
    await changeOrder(services, tx, order, {
      by: buyerInHistory(actor),
      action: 'approved',
      details: { totalMinor: String(order.total_minor) },
      set: { approved_at: services.clock.now() },
    });
  });
}

/** A code asked for one order or one amount opens no other. */
function challengeOf(order: OrderRow, address: string): string {
  return `${address} ${approvalSubject(order.order_id, totalOf(order))}`;
}

function totalOf({ total_minor, currency }: OrderRow) {
  return money(total_minor, currency);
}

function assertWaiting({ clock }: Pick<Services, 'clock'>, order: OrderRow): void {
  const { status, needs_approval_code, approved_at } = order;
  if (isHoldExpired(order, clock.now())) {
    throw orderRefusal({
      code: 'hold_over',
      message: 'The hold on this order has expired. Please place it again.',
    });
  }
  if (status !== 'provisional' || !needs_approval_code || approved_at !== null) {
    throw new Refusal('illegal_transition', { from: status, to: 'approved', actor: 'customer' });
  }
}
