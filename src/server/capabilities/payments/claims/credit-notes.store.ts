/** Credit notes of claims: rows are only ever added; every read names the company. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Currency } from '#domain/shared/money.ts';
import { claim, taxNumber } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type OfOrder = { brand_id: string; order_id: string };

export type CreditNoteRow = Omit<Selectable<Schema['credit_notes']>, 'currency'> & { currency: Currency };

/** As they were written. */
export const creditNotesOfOrder = scopedStatement(
  ({ brand_id, order_id }: OfOrder) => sql<CreditNoteRow>`
    select * from credit_notes where brand_id = ${brand_id} and order_id = ${order_id}
    order by created_at, number`,
);

export async function insertCreditNote(tx: Queries, row: Insertable<Schema['credit_notes']>): Promise<void> {
  await claim(tx, { kind: 'credit_note_number', value: taxNumber(row), brandId: row.brand_id });
  await tx.scoped.insertInto('credit_notes').values(row).execute();
}

export async function insertReversal(
  tx: Queries,
  row: Insertable<Schema['credit_reversals']>,
): Promise<void> {
  await tx.scoped.insertInto('credit_reversals').values(row).execute();
}
