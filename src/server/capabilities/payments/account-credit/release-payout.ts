/** People give their word that account credit is paid out: above a set amount two of them, never one person twice. */
import { payoutLifecycle } from '#domain/payments/payout-state.ts';
import { peopleNeeded, releaseStep } from '#domain/payments/two-people.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import {
  actingReleaser,
  assertWordCounts,
  findReleaser,
} from '#server/capabilities/account/staff-members.ts';
import { findAccountChangedAt } from '#server/capabilities/bank-details/find-account.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { closedMethod } from '../pay/payable-instalment.ts';
import { type PayoutRow, updatePayout } from './payouts.store.ts';
import { lockPayout, type PayoutStaff, recordPayout } from './record-payout.ts';

export async function releasePayout(
  services: Services,
  tx: Queries,
  staff: PayoutStaff,
  payoutId: string,
): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  assertMove(payoutLifecycle, payout.state, 'released', 'staff');
  const accountChangedAt = await findAccountChangedAt(tx, payout.brand_id);
  if (accountChangedAt === null) throw closedMethod('The company has no bank account on record.');
  const step = await stepOf(services, tx, payout, staff, accountChangedAt);
  const isReleased = step === 'released';
  const state = isReleased ? 'released' : 'approved';
  if (state !== payout.state) assertMove(payoutLifecycle, payout.state, state, 'staff');
  await updatePayout(tx, payout, {
    state,
    account_changed_at: accountChangedAt,
    ...(isReleased
      ? { released_by: staff.staffId, released_at: services.clock.now() }
      : { approved_by: staff.staffId }),
  });
  await recordPayout(services, tx, payout, { action: state, by: staff });
}

/** A word that was given for another bank account does not count any more. */
async function stepOf(
  services: Services,
  tx: Queries,
  { approved_by, account_changed_at, amount_minor, currency }: PayoutRow,
  { staffId }: PayoutStaff,
  accountChangedAt: Date,
): Promise<'released' | 'waits_for_second'> {
  const isSameAccount = account_changed_at?.getTime() === accountChangedAt.getTime();
  const approvedBy = approved_by && isSameAccount ? await findReleaser(services, tx, approved_by) : null;
  const by = await actingReleaser(services, tx, staffId);
  const step = releaseStep({
    needed: peopleNeeded('payout', money(amount_minor, currency)),
    approvedBy,
    by,
    // Its maker is the buyer who asked for it.
    madeBy: null,
  });
  assertWordCounts(services, step, by);
  return step;
}
