/** What may be given up of an instalment, by the table that staff keep. */

import { writeOffLimit } from '#domain/payments/write-off.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { type Currency, type Money, money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { writeOffLimitRows } from './price-tables.store.ts';

export async function findWriteOffLimit(
  db: Queries,
  { currency, cameByBank, now }: { currency: Currency; cameByBank: boolean; now: Date },
): Promise<Money> {
  const rows = (await writeOffLimitRows(db)).map((row) => ({
    effectiveFrom: row.effective_from,
    smallRest: money(row.small_rest_minor, row.currency as Currency),
    bankCharges: money(row.bank_charges_minor, row.currency as Currency),
  }));
  return writeOffLimit(rows, { currency, cameByBank, day: accountingDay(now) });
}
