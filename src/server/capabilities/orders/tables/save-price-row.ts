/** Staff read the tables behind prices and add rows; what a row said on its day stays true for ever. */
import { formRefusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { nextOffset } from '#server/db/list-page.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { forgetForecasts } from '../change-forecast.ts';
import { PRICE_ROW, type PriceRowInput } from './price-rows.ts';
import { insertPriceRow, type PriceTable, priceRowsPage } from './price-tables.store.ts';

const EXISTS = 'A row for this day already exists and can’t be changed. Choose another day.';

/** When people work decides when goods are ready. */
const MOVES_PLANS: readonly PriceTable[] = ['working_days_off', 'mill_closures', 'holidays'];

export async function readPriceRows<Table extends PriceTable>(
  db: Queries,
  table: Table,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ records: PriceRowInput[Table][]; total: number; nextOffset: number | null }> {
  const { rows, total } = await priceRowsPage(db, table, { offset, limit });
  return {
    records: rows.map((row) => PRICE_ROW[table].view(row)),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}

export async function addPriceRow<Table extends PriceTable>(
  parts: Parts,
  tx: Queries,
  { table, row, by }: { table: Table; row: PriceRowInput[Table]; by: DeskActor },
): Promise<PriceRowInput[Table]> {
  const { columns, dayField } = PRICE_ROW[table];
  await refusedOnClash(insertPriceRow(tx, table, columns(row)), `${table}_pkey`, () =>
    formRefusal({ [dayField]: EXISTS }),
  );
  await recordHistory(parts, tx, {
    subject: { kind: 'price-row', id: parts.ids.next() },
    action: 'added',
    actor: deskInHistory(by),
    details: { table, ...plainDetails(row) },
  });
  if (MOVES_PLANS.includes(table)) await forgetForecasts(parts, tx);
  await parts.changes.announce(tx, { kind: 'change-for-desk', keys: ['tables'] });
  return row;
}

/** The history keeps single values: a list is written as one. */
function plainDetails(row: object): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
