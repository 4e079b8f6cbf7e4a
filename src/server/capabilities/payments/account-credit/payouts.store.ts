import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PayoutState } from '#domain/payments/payout-state.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type PayoutRow = Omit<Selectable<Schema['account_credit_payouts']>, 'state' | 'currency'> & {
  state: PayoutState;
  currency: Currency;
};

export async function insertPayout(
  tx: Queries,
  row: Insertable<Schema['account_credit_payouts']> & { state: PayoutState },
): Promise<void> {
  await tx.scoped.insertInto('account_credit_payouts').values(row).execute();
}

/** Staff name a payout only by its id; whose it is comes out here. */
export function lockPayout(tx: Queries, payoutId: string): Promise<PayoutRow | undefined> {
  return tx.forStaff
    .selectFrom('account_credit_payouts')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .forUpdate()
    .$castTo<PayoutRow>()
    .executeTakeFirst();
}

export async function updatePayout(
  tx: Queries,
  { brand_id, payout_id }: Pick<PayoutRow, 'brand_id' | 'payout_id'>,
  set: Updateable<Schema['account_credit_payouts']>,
): Promise<void> {
  await tx.scoped
    .updateTable('account_credit_payouts')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('payout_id', '=', payout_id)
    .execute();
}

export type DeskPayoutRow = PayoutRow & { company: string };

/** Those that wait longest first, of all companies. */
export async function payoutPage(
  db: Queries,
  state: PayoutState,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DeskPayoutRow[]; total: number }> {
  const rows = await db.forStaff
    .selectFrom('account_credit_payouts as payouts')
    .innerJoin('companies', 'companies.brand_id', 'payouts.brand_id')
    .selectAll('payouts')
    .select('companies.name as company')
    .where('state', '=', state)
    .orderBy('asked_at')
    .orderBy('payout_id')
    .offset(offset)
    .limit(limit)
    .$castTo<DeskPayoutRow>()
    .execute();
  const counted = await db.forStaff
    .selectFrom('account_credit_payouts')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
