/** Staff read the tables behind prices and add rows; what a row said on its day stays true for ever. */
import { PRICE_FIELD_LABEL, PRICE_TABLE_LABEL, priceFieldText } from '#domain/orders/price-tables.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { type SecondWord, waitsForSecondPerson } from '#server/capabilities/held-acts/hold-act.ts';
import {
  hasPriceRow,
  insertPriceRow,
  type PriceTable,
  priceRowsPage,
} from '#server/capabilities/order-records/tables/price-tables.store.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { forgetForecasts } from '../change-forecast.ts';
import { PRICE_ROW, type PriceRowInput } from './price-rows.ts';

const EXISTS = 'A row for this day already exists and can’t be changed. Choose another day.';

const SETS_PRICES: readonly PriceTable[] = [
  'tax_rates',
  'freight_zones',
  'freight_rates',
  'ports',
  'exchange_rates',
  'write_off_limits',
];

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

export type AddPriceRow<Table extends PriceTable = PriceTable> = { table: Table; row: PriceRowInput[Table] };

/** A row that sets prices decides about every sum to come: a second person lets it in. */
export async function addPriceRow<Table extends PriceTable>(
  services: Services,
  tx: Queries,
  { table, row, by, second = null }: AddPriceRow<Table> & { by: DeskActor; second?: SecondWord | null },
): Promise<{ row: PriceRowInput[Table]; isWaiting: boolean }> {
  const { columns, dayField } = PRICE_ROW[table];
  const inserted = columns(row);
  const exists = () => formRefusal({ [dayField]: EXISTS });
  if (await hasPriceRow(tx, table, inserted)) throw exists();
  const isHeld =
    SETS_PRICES.includes(table) &&
    (await waitsForSecondPerson(services, tx, by, typedRow({ table, row }, second)));
  if (isHeld) return { row, isWaiting: true };
  await refusedOnClash(insertPriceRow(tx, table, inserted), `${table}_pkey`, exists);
  await recordHistory(services, tx, {
    subject: { kind: 'price-row', id: services.ids.next() },
    action: 'added',
    actor: deskInHistory(by),
    details: { table, ...plainDetails(row) },
  });
  if (MOVES_PLANS.includes(table)) await forgetForecasts(services, tx);
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['tables'] });
  return { row, isWaiting: false };
}

/** The same row twice is one act. */
function typedRow({ table, row }: AddPriceRow, second: SecondWord | null) {
  return {
    second,
    act: 'price_row',
    subject: `${table} ${JSON.stringify(row)}`,
    title: PRICE_TABLE_LABEL[table.replaceAll('_', '-') as keyof typeof PRICE_TABLE_LABEL],
    amount: null,
    typed: { table, row },
    facts: Object.entries(plainDetails(row)).map(
      ([name, value]) =>
        [PRICE_FIELD_LABEL[name as keyof typeof PRICE_FIELD_LABEL], priceFieldText(name, value)] as const,
    ),
  } as const;
}

/** The history keeps single values: a list is written as one. */
function plainDetails(row: object): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
