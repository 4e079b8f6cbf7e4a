/** Released payouts become one file for the bank; a payout stands in one file only, so nothing is transferred twice. */
import type { Reply } from '#contract/endpoint.ts';
import type { createPayoutFile as contract } from '#contract/staff/payouts.ts';
import { payoutLifecycle } from '#domain/payments/payout-state.ts';
import { fileableBy, peopleNeeded, type Releaser } from '#domain/payments/two-people.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import {
  actingReleaser,
  assertWordCounts,
  findReleaser,
} from '#server/capabilities/account/staff-members.ts';
import { findAccount, type UnmaskedAccount } from '#server/capabilities/bank-details/find-account.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { closedMethod } from '../pay/payable-instalment.ts';
import { type BankFileRow, writeBankFile } from './bank-file-csv.ts';
import { insertPayoutFile } from './payout-files.store.ts';
import { lockPayouts, type PayoutRow, updatePayout } from './payouts.store.ts';
import { viewPayoutFile } from './read-payout-files.ts';
import { type PayoutStaff, recordPayout } from './record-payout.ts';

type Payable = { payout: PayoutRow; account: UnmaskedAccount; releasers: Releaser[] };

export async function createPayoutFile(
  services: Services,
  tx: Queries,
  staff: PayoutStaff,
  payoutIds: readonly string[],
): Promise<Reply<typeof contract>> {
  const payouts = await lockPayouts(tx, payoutIds);
  if (payouts.length !== new Set(payoutIds).size) throw new Refusal('not_found');
  for (const { state } of payouts) assertMove(payoutLifecycle, state, 'at_bank', 'staff');
  const [first] = payouts;
  if (!first || payouts.some(({ currency }) => currency !== first.currency))
    throw closedMethod('A bank file holds payouts of one currency. Choose rupees or dollars.');
  const payable: Payable[] = [];
  for (const payout of payouts) {
    const account = await findAccount({ db: tx, secrets: services.secrets }, payout.brand_id);
    const isSameAccount = account?.changedAt.getTime() === payout.account_changed_at?.getTime();
    const releasers = await currentReleasers(services, tx, payout);
    if (account && isSameAccount && releasers.length >= peopleNeeded('payout', amountOf(payout)))
      payable.push({ payout, account, releasers });
    else await releaseAgain(services, tx, staff, payout);
  }
  await assertSecondPerson(services, tx, staff, payable);
  const file = payable.length > 0 ? await saveFile(services, tx, staff, payable) : null;
  return { file, toReleaseAgain: payouts.length - payable.length };
}

/** The words that still count: of people who were not let go since. */
async function currentReleasers(
  services: Services,
  tx: Queries,
  { approved_by, released_by }: PayoutRow,
): Promise<Releaser[]> {
  const words = [approved_by, released_by].filter((staffId) => staffId !== null);
  const found = await Promise.all(words.map((staffId) => findReleaser(services, tx, staffId)));
  return found.filter((releaser) => releaser !== null);
}

async function assertSecondPerson(
  services: Services,
  tx: Queries,
  { staffId }: PayoutStaff,
  payable: readonly Payable[],
): Promise<void> {
  const by = await actingReleaser(services, tx, staffId);
  const released = payable.map(({ payout, releasers }) => ({
    amount: amountOf(payout),
    words: releasers.filter(({ newUntil }) => !newUntil).map((each) => each.staffId),
  }));
  // What one person released takes a second one for its file, and whoever is new is none yet.
  const ofOne = released
    .filter(({ words }) => words.length < 2)
    .map((each) => ({ ...each, words: [staffId] }));
  if (by.newUntil && fileableBy(staffId, ofOne).length < ofOne.length)
    assertWordCounts(services, 'role_too_new', by);
  if (fileableBy(staffId, released).length < released.length) throw new Refusal('second_person_needed');
}

const amountOf = ({ amount_minor, currency }: PayoutRow) => money(amount_minor, currency);

/** The words were given for the account that was on record then, by people who were there. */
async function releaseAgain(
  services: Services,
  tx: Queries,
  staff: PayoutStaff,
  payout: PayoutRow,
): Promise<void> {
  assertMove(payoutLifecycle, payout.state, 'asked', 'staff');
  const unsaid = { approved_by: null, released_by: null, released_at: null, account_changed_at: null };
  await updatePayout(tx, payout, { state: 'asked', ...unsaid });
  await recordPayout(services, tx, payout, { action: 'account-changed', by: staff });
}

async function saveFile(services: Services, tx: Queries, staff: PayoutStaff, payable: readonly Payable[]) {
  const fileId = services.ids.next();
  const rows = payable.map(rowOf);
  await insertPayoutFile(tx, {
    file_id: fileId,
    currency: payable[0]?.payout.currency ?? 'INR',
    payouts: payable.length,
    total_minor: payable.reduce((sum, { payout }) => sum + payout.amount_minor, 0n),
    made_by: staff.staffId,
    made_at: services.clock.now(),
    sealed_rows: services.secrets.seal(writeBankFile(rows)),
  });
  const file = await viewPayoutFile(tx, fileId);
  for (const { payout } of payable) {
    await updatePayout(tx, payout, { state: 'at_bank', file_id: fileId });
    const details = { file: String(file.number) };
    await recordPayout(services, tx, payout, { action: 'in-bank-file', by: staff, details });
  }
  await recordHistory(services, tx, {
    subject: { kind: 'payout-file', id: fileId },
    action: 'created',
    actor: deskInHistory(staff),
    details: { number: file.number, payouts: file.payouts, ...file.total },
  });
  return file;
}

function rowOf({ payout, account }: Payable): BankFileRow {
  return {
    reference: payout.number,
    holder: account.holder,
    account: account.account,
    code: account.code,
    bankName: account.bankName,
    minor: payout.amount_minor,
    currency: payout.currency,
  };
}
