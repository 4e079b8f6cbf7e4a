import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Credit notes of a year share one counter, and no gap may stay in it: it is taken in the transaction of the claim. */
export async function nextCreditNoteSerial(tx: Queries, financialYear: string): Promise<number> {
  const { rows } = await sql<{ last_serial: number }>`
    insert into credit_note_series (financial_year, last_serial) values (${financialYear}, 1)
    on conflict (financial_year) do update set last_serial = credit_note_series.last_serial + 1
    returning last_serial`.execute(tx.unscoped);
  return Number(rows[0]?.last_serial);
}
