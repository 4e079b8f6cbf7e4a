import type { listPayouts as contract } from '#contract/customer/account-credit.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { findAccount } from '#server/capabilities/bank-details/find-account.ts';
import { nextOffset } from '#server/db/list-page.ts';
import type { Parts } from '#server/parts.ts';
import { type DeskPayoutRow, payoutPage } from './payouts.store.ts';

type Payout = Reply<typeof contract>['records'][number];

/** Whoever sends the money needs the whole account, as the company has it on record now. */
export async function listPayouts(
  parts: Pick<Parts, 'db' | 'secrets'>,
  { state, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await payoutPage(parts.db, state, { offset, limit });
  const records: Payout[] = [];
  for (const row of rows) records.push(await payoutView(parts, row));
  return { records, total, nextOffset: nextOffset(offset, rows.length, total) };
}

async function payoutView(parts: Pick<Parts, 'db' | 'secrets'>, row: DeskPayoutRow): Promise<Payout> {
  return {
    payoutId: row.payout_id,
    company: row.company,
    amount: moneyView(money(row.amount_minor, row.currency)),
    state: row.state,
    askedAt: row.asked_at.toISOString(),
    reference: row.reference,
    account: await findAccount(parts, row.brand_id),
  };
}
