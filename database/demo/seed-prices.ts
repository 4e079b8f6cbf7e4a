/** The tables behind prices, with rows as the desk would have entered them. */
import { readFile } from 'node:fs/promises';
import type { PriceRowInput, PriceTable } from '#server/capabilities/orders/tables/price-rows.ts';
import { addPriceRow } from '#server/capabilities/orders/tables/save-price-row.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';

type Prices = Partial<{ [Table in PriceTable]: PriceRowInput[Table][] }>;

export function seedPrices(parts: Parts, tx: Queries): Promise<void> {
  return seedTables(parts, tx, 'prices.json');
}

/** Where the demo's exports go on board; a table of its own, for demos that began before it was there. */
export function seedLoadingPorts(parts: Parts, tx: Queries): Promise<void> {
  return seedTables(parts, tx, 'loading-ports.json');
}

export function seedWriteOffLimits(parts: Parts, tx: Queries): Promise<void> {
  return seedTables(parts, tx, 'write-off-limits.json');
}

/** What customs say a dollar is worth. */
export function seedCustomsRates(parts: Parts, tx: Queries): Promise<void> {
  return seedTables(parts, tx, 'customs-rates.json');
}

/** When looms stand still; banks have holidays of their own. */
export function seedMillClosures(parts: Parts, tx: Queries): Promise<void> {
  return seedTables(parts, tx, 'mill-closures.json');
}

async function seedTables(parts: Parts, tx: Queries, file: string): Promise<void> {
  const prices = JSON.parse(await readFile(new URL(`database/demo/${file}`, PROJECT_ROOT), 'utf8')) as Prices;
  for (const table of Object.keys(prices) as PriceTable[]) await seedTable(parts, tx, prices, table);
}

async function seedTable<Table extends PriceTable>(
  parts: Parts,
  tx: Queries,
  prices: Prices,
  table: Table,
): Promise<void> {
  const rows: readonly PriceRowInput[Table][] = prices[table] ?? [];
  for (const row of rows) await addPriceRow(parts, tx, { table, row, by: { kind: 'system' } });
}
