import type { Input, Reply } from '#contract/endpoint.ts';
import type { listPayouts as contract, Payout } from '#contract/staff/payouts.ts';
import { peopleNeeded } from '#domain/payments/two-people.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { type DeskPayoutRow, deskPayoutOf, payoutPage } from './payouts.store.ts';

export async function listPayouts(
  db: Queries,
  { state, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await payoutPage(db, state, { offset, limit });
  return { records: rows.map(payoutView), total, nextOffset: nextOffset(offset, rows.length, total) };
}

export async function viewPayout(db: Queries, payoutId: string): Promise<Payout> {
  const row = await deskPayoutOf(db, payoutId);
  if (!row) throw new Refusal('not_found');
  return payoutView(row);
}

function payoutView(row: DeskPayoutRow): Payout {
  const amount = money(row.amount_minor, row.currency);
  return {
    payoutId: row.payout_id,
    number: row.number,
    brandId: row.brand_id,
    company: row.company,
    amount: moneyView(amount),
    state: row.state,
    askedAt: row.asked_at.toISOString(),
    needsTwoPeople: peopleNeeded('payout', amount) === 2,
    approvedBy: person(row.approved_by, row.approver),
    releasedBy: person(row.released_by, row.releaser),
    reference: row.reference,
    fileNumber: row.file_number === null ? null : Number(row.file_number),
    account: accountView(row),
  };
}

function person(staffId: string | null, name: string | null): Payout['approvedBy'] {
  return staffId === null ? null : { staffId, name: name ?? '' };
}

function accountView({
  account_holder: holder,
  account_masked: masked,
  bank_code: code,
  bank_name: bankName,
}: DeskPayoutRow): Payout['account'] {
  return holder === null || masked === null || code === null || bankName === null
    ? null
    : { holder, masked, code, bankName };
}
