/** The tables behind prices, with rows as the desk would have entered them. */
import { readFile } from 'node:fs/promises';
import { addPriceRow } from '#server/capabilities/orders/tables/keep-price-row.ts';
import type { PriceTable, TypedRow } from '#server/capabilities/orders/tables/price-rows.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';

type Prices = Partial<{ [Table in PriceTable]: TypedRow[Table][] }>;

export async function seedPrices(parts: Parts, tx: Queries): Promise<void> {
  const prices = await readPrices();
  for (const table of Object.keys(prices) as PriceTable[]) await seedTable(parts, tx, prices, table);
}

async function readPrices(): Promise<Prices> {
  return JSON.parse(await readFile(new URL('database/demo/prices.json', PROJECT_ROOT), 'utf8')) as Prices;
}

async function seedTable<Table extends PriceTable>(
  parts: Parts,
  tx: Queries,
  prices: Prices,
  table: Table,
): Promise<void> {
  const rows: readonly TypedRow[Table][] = prices[table] ?? [];
  for (const row of rows) await addPriceRow(parts, tx, { table, row, by: { kind: 'system' } });
}
