/** Staff send account credit back or refuse to; above a set amount a second person gives the word. */
import { payoutRefusedEntry, payoutSentEntry } from '#domain/payments/ledger/postings.ts';
import { payoutLifecycle } from '#domain/payments/payout-state.ts';
import { releaseStep } from '#domain/payments/refund.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findReleaser } from '#server/capabilities/account/staff-members.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import { announcePayments } from '../pay/move-payment.ts';
import { lockPayout, type PayoutRow, updatePayout } from './payouts.store.ts';

type Staff = Extract<DeskActor, { kind: 'staff' }>;
export type SettlePayout = { payoutId: string; state: 'sent' | 'refused'; reference: string };

export async function settlePayout(
  parts: Parts,
  tx: Queries,
  staff: Staff,
  { payoutId, state, reference }: SettlePayout,
): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  if (!payout) throw new Refusal('not_found');
  assertMove(payoutLifecycle, payout.state, state, 'staff');
  const amount = money(payout.amount_minor, payout.currency);
  const approvedBy = payout.approved_by ? await findReleaser(tx, payout.approved_by) : null;
  const releaser = await findReleaser(tx, staff.staffId);
  const step = state === 'refused' ? 'released' : releaseStep(amount, approvedBy, releaser);
  if (step === 'second_person_needed') throw new Refusal(step);
  if (step === 'waits_for_second') {
    if (payout.state !== 'approved') assertMove(payoutLifecycle, payout.state, 'approved', 'staff');
    await updatePayout(tx, payout, { state: 'approved', approved_by: staff.staffId });
    return record(parts, tx, payout, staff, 'approved');
  }
  const entry = state === 'sent' ? payoutSentEntry(amount) : payoutRefusedEntry(amount);
  const owner = { brand_id: payout.brand_id, order_id: null };
  await writeEntry(parts, tx, owner, `payout-${state}:${payoutId}`, entry);
  await updatePayout(tx, payout, {
    state,
    reference,
    settled_by: staff.staffId,
    settled_at: parts.clock.now(),
  });
  await record(parts, tx, payout, staff, state);
}

async function record(
  parts: Parts,
  tx: Queries,
  { brand_id, payout_id, amount_minor, currency }: PayoutRow,
  staff: Staff,
  action: string,
): Promise<void> {
  await recordHistory(parts, tx, {
    brandId: brand_id,
    subject: { kind: 'payout', id: payout_id },
    action,
    actor: deskInHistory(staff),
    details: { minor: String(amount_minor), currency },
  });
  await announcePayments(parts, tx, brand_id);
}
