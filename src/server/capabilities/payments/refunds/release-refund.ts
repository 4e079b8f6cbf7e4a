/** People give their word that money goes back: above a set amount two of them, never one person twice, and not its maker. */
import { refundLifecycle } from '#domain/payments/refund-state.ts';
import { peopleNeeded, releaseStep } from '#domain/payments/two-people.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import {
  actingReleaser,
  assertWordCounts,
  findReleaser,
} from '#server/capabilities/account/staff-members.ts';
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { announcePayments } from '../pay/move-payment.ts';
import { clearingAccountOf } from '../settle/record-capture.ts';
import { recordSent } from './record-sent.ts';
import { refundOf, updateRefund } from './refunds.store.ts';

export async function releaseRefund(
  services: Services,
  tx: Queries,
  staff: Extract<DeskActor, { kind: 'staff' }>,
  refundId: string,
): Promise<void> {
  const place = await refundOf(tx, refundId);
  if (!place) throw new Refusal('not_found');
  const order = await lockOrderForStaff(tx, place.order_id);
  const refund = (await refundOf(tx, refundId, 'locked')) ?? place;
  assertMove(refundLifecycle, refund.state, 'released', 'staff');
  const approver = refund.state === 'approved' ? refund.approved_by : null;
  const approvedBy = approver ? await findReleaser(services, tx, approver) : null;
  const releaser = await actingReleaser(services, tx, staff.staffId);
  const step = releaseStep({
    needed: peopleNeeded('refund', money(refund.together_minor, refund.currency)),
    approvedBy,
    by: releaser,
    madeBy: refund.made_by,
  });
  assertWordCounts(services, step, releaser);
  const isReleased = step === 'released';
  const state = isReleased ? 'released' : 'approved';
  if (state !== refund.state) assertMove(refundLifecycle, refund.state, state, 'staff');
  await updateRefund(tx, refund, {
    state,
    ...(isReleased ? { released_by: staff.staffId } : { approved_by: staff.staffId }),
  });
  const by = deskInHistory(staff);
  await recordHistory(services, tx, {
    brandId: refund.brand_id,
    subject: { kind: 'refund', id: refundId },
    action: isReleased ? 'released' : 'approved',
    actor: by,
  });
  await announcePayments(services, tx, refund.brand_id);
  if (!isReleased) return;
  // What came by bank goes back by bank, by the same people.
  if (clearingAccountOf(refund) === 'bank') {
    const released = { ...refund, state } as const;
    await recordSent(services, tx, { order, refund: released, providerRefundId: null, by });
  } else await services.jobs.enqueue(tx, 'send-refunds', {});
}
