import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PayoutState } from '#domain/payments/payout-state.ts';
import type { Currency } from '#domain/shared/money.ts';
import { claim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { companyOfRow } from '#server/db/tenant/company-of-row.ts';

export type PayoutRow = Omit<Selectable<Schema['account_credit_payouts']>, 'state' | 'currency'> & {
  state: PayoutState;
  currency: Currency;
};
type Own = Pick<PayoutRow, 'brand_id' | 'payout_id'>;

export async function nextPayoutSerial(tx: Queries): Promise<number> {
  const { rows } = await sql<{ serial: bigint }>`select nextval('payout_numbers') as serial`.execute(
    tx.unscoped,
  );
  return Number(rows[0]?.serial);
}

export async function insertPayout(
  tx: Queries,
  row: Insertable<Schema['account_credit_payouts']> & { state: PayoutState },
): Promise<void> {
  await claim(tx, { kind: 'payout_number', value: row.number, brandId: row.brand_id });
  await tx.scoped.insertInto('account_credit_payouts').values(row).execute();
}

/** Staff name payouts only by their ids; whose they are comes out here. Always locked in one order. */
export async function lockPayouts(tx: Queries, payoutIds: readonly string[]): Promise<PayoutRow[]> {
  const locked: PayoutRow[] = [];
  for (const payoutId of payoutIds.toSorted()) {
    const brandId = await companyOfRow(tx, 'account_credit_payouts', ['payout_id', payoutId]);
    const row = brandId && (await lockPayoutRow(tx, { brand_id: brandId, payout_id: payoutId }));
    if (row) locked.push(row);
  }
  return locked;
}

function lockPayoutRow(tx: Queries, { brand_id, payout_id }: Own): Promise<PayoutRow | undefined> {
  return tx.scoped
    .selectFrom('account_credit_payouts')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('payout_id', '=', payout_id)
    .forUpdate()
    .$castTo<PayoutRow>()
    .executeTakeFirst();
}

export async function updatePayout(
  tx: Queries,
  { brand_id, payout_id }: Own,
  set: Updateable<Schema['account_credit_payouts']> & { state?: PayoutState },
): Promise<void> {
  await tx.scoped
    .updateTable('account_credit_payouts')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('payout_id', '=', payout_id)
    .execute();
}

export type DeskPayoutRow = PayoutRow & {
  company: string;
  approver: string | null;
  releaser: string | null;
  file_number: bigint | null;
  account_holder: string | null;
  account_masked: string | null;
  bank_code: string | null;
  bank_name: string | null;
};

function deskPayouts(db: Queries) {
  return db.forStaff
    .selectFrom('account_credit_payouts as payouts')
    .innerJoin('companies', 'companies.brand_id', 'payouts.brand_id')
    .leftJoin('bank_details', 'bank_details.brand_id', 'payouts.brand_id')
    .leftJoin('staff_members as approvers', 'approvers.staff_id', 'payouts.approved_by')
    .leftJoin('staff_members as releasers', 'releasers.staff_id', 'payouts.released_by')
    .leftJoin('payout_bank_files as files', 'files.file_id', 'payouts.file_id')
    .selectAll('payouts')
    .select([
      'companies.name as company',
      'approvers.name as approver',
      'releasers.name as releaser',
      'files.number as file_number',
      'bank_details.account_holder',
      'bank_details.account_masked',
      'bank_details.bank_code',
      'bank_details.bank_name',
    ])
    .$castTo<DeskPayoutRow>();
}

export function deskPayoutOf(db: Queries, payoutId: string): Promise<DeskPayoutRow | undefined> {
  return deskPayouts(db).where('payouts.payout_id', '=', payoutId).executeTakeFirst();
}

/** Those that wait longest first, of all companies. */
export async function payoutPage(
  db: Queries,
  state: PayoutState,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DeskPayoutRow[]; total: number }> {
  const rows = await deskPayouts(db)
    .where('payouts.state', '=', state)
    .orderBy('payouts.asked_at')
    .orderBy('payouts.payout_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const counted = await db.forStaff
    .selectFrom('account_credit_payouts')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
