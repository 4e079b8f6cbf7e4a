/** How a payout ends: the bank transferred it, it is refused, or the bank sent it back and it begins anew. */
import { payoutRefusedEntry, payoutSentEntry } from '#domain/payments/ledger/postings.ts';
import { parseBankReference } from '#domain/payments/methods/bank-reference.ts';
import { payoutLifecycle, refusalStep } from '#domain/payments/payout-state.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import {
  actingReleaser,
  assertWordCounts,
  findReleaser,
} from '#server/capabilities/account/staff-members.ts';
import { CLAIMED, claim } from '#server/db/claims.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import type { Services } from '#server/services.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import { updatePayout } from './payouts.store.ts';
import { lockPayout, notifyOfPayout, type PayoutStaff, recordPayout } from './record-payout.ts';

export async function confirmPayout(
  services: Services,
  tx: Queries,
  staff: PayoutStaff,
  { payoutId, utr: typed }: { payoutId: string; utr: string },
): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  assertMove(payoutLifecycle, payout.state, 'sent', 'staff');
  const parsed = parseBankReference(typed, payout.currency === 'INR' ? 'IN' : 'INTL');
  if (!parsed.ok) throw formRefusal({ utr: parsed.problem });
  const utr = parsed.reference;
  if (payout.file_id !== null)
    await refusedOnClash(
      claim(tx, { kind: 'payout_reference', value: utr, brandId: payout.brand_id }),
      CLAIMED,
      () => formRefusal({ utr: 'This UTR is already recorded for another payout.' }),
    );
  await updatePayout(tx, payout, {
    state: 'sent',
    reference: utr,
    settled_by: staff.staffId,
    settled_at: services.clock.now(),
  });
  const entry = payoutSentEntry(money(payout.amount_minor, payout.currency));
  await writeEntry(services, tx, ownerOf(payout), `payout-sent:${payoutId}`, entry);
  await recordPayout(services, tx, payout, { action: 'sent', by: staff, details: { utr } });
  await notifyOfPayout(services, tx, payout, { state: 'sent', utr });
}

export async function refusePayout(
  services: Services,
  tx: Queries,
  staff: PayoutStaff,
  { payoutId, reason }: { payoutId: string; reason: string },
): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  assertMove(payoutLifecycle, payout.state, 'refused', 'staff');
  const amount = money(payout.amount_minor, payout.currency);
  const by = await actingReleaser(services, tx, staff.staffId);
  const step = refusalStep(amount, {
    wasReturned: payout.returned_by !== null,
    returnedBy: payout.returned_by === null ? null : await findReleaser(services, tx, payout.returned_by),
    by,
  });
  assertWordCounts(services, step, by);
  if (step === 'waits_for_second') {
    await updatePayout(tx, payout, { returned_by: staff.staffId });
    return recordPayout(services, tx, payout, { action: 'returned-by-bank', by: staff, details: { reason } });
  }
  await updatePayout(tx, payout, {
    state: 'refused',
    reference: reason,
    settled_by: staff.staffId,
    settled_at: services.clock.now(),
  });
  await writeEntry(services, tx, ownerOf(payout), `payout-refused:${payoutId}`, payoutRefusedEntry(amount));
  await recordPayout(services, tx, payout, { action: 'refused', by: staff, details: { reason } });
  await notifyOfPayout(services, tx, payout, { state: 'refused', reason });
}

export async function returnPayout(
  services: Services,
  tx: Queries,
  staff: PayoutStaff,
  { payoutId, reason }: { payoutId: string; reason: string },
): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  // What has only been released went to no bank.
  if (payout.state !== 'at_bank')
    throw new Refusal('illegal_transition', { from: payout.state, to: 'asked', actor: 'staff' });
  assertMove(payoutLifecycle, payout.state, 'asked', 'staff');
  await updatePayout(tx, payout, {
    state: 'asked',
    approved_by: null,
    released_by: null,
    released_at: null,
    account_changed_at: null,
    file_id: null,
    returned_by: staff.staffId,
  });
  await recordPayout(services, tx, payout, { action: 'returned-by-bank', by: staff, details: { reason } });
}

const ownerOf = ({ brand_id }: { brand_id: string }) => ({ brand_id, order_id: null });
