import type { CustomsRate } from '#domain/documents/tax/rupee-value.ts';
import { parseExchangeRate } from '#domain/orders/totals/exchange-rate.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { rowInForce } from '#domain/shared/effective-row.ts';
import type { Currency } from '#domain/shared/money.ts';
import { customsRateRows } from '#server/capabilities/order-records/tables/price-tables.store.ts';
import type { Queries } from '#server/db/database.ts';

/** As notified for that day; null where nobody has entered it. */
export async function findCustomsRate(
  db: Queries,
  currency: Currency,
  day: CalendarDay,
): Promise<CustomsRate | null> {
  const rows = (await customsRateRows(db))
    .filter((row) => row.currency === currency)
    .map((row) => ({ effectiveFrom: row.effective_from, millionths: parseExchangeRate(row.rate) ?? 0n }));
  return rowInForce(rows, day);
}
