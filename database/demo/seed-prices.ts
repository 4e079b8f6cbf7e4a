/** The tables behind prices, with rows as the desk would have entered them. */
import { readFile } from 'node:fs/promises';
import type { PriceRowInput, PriceTable } from '#server/capabilities/orders/tables/price-rows.ts';
import { addPriceRow } from '#server/capabilities/orders/tables/save-price-row.ts';
import type { Queries } from '#server/db/database.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import type { Services } from '#server/services.ts';

type Prices = Partial<{ [Table in PriceTable]: PriceRowInput[Table][] }>;

export function seedPrices(services: Services, tx: Queries): Promise<void> {
  return seedTables(services, tx, 'prices.json');
}

/** Where the demo's exports go on board; a table of its own, for demos that began before it was there. */
export function seedLoadingPorts(services: Services, tx: Queries): Promise<void> {
  return seedTables(services, tx, 'loading-ports.json');
}

export function seedWriteOffLimits(services: Services, tx: Queries): Promise<void> {
  return seedTables(services, tx, 'write-off-limits.json');
}

/** What customs say a dollar is worth. */
export function seedCustomsRates(services: Services, tx: Queries): Promise<void> {
  return seedTables(services, tx, 'customs-rates.json');
}

/** When looms stand still; banks have holidays of their own. */
export function seedMillClosures(services: Services, tx: Queries): Promise<void> {
  return seedTables(services, tx, 'mill-closures.json');
}

async function seedTables(services: Services, tx: Queries, file: string): Promise<void> {
  const prices = JSON.parse(await readFile(new URL(`database/demo/${file}`, PROJECT_ROOT), 'utf8')) as Prices;
  for (const table of Object.keys(prices) as PriceTable[]) await seedTable(services, tx, prices, table);
}

async function seedTable<Table extends PriceTable>(
  services: Services,
  tx: Queries,
  prices: Prices,
  table: Table,
): Promise<void> {
  const rows: readonly PriceRowInput[Table][] = prices[table] ?? [];
  for (const row of rows) await addPriceRow(services, tx, { table, row, by: { kind: 'system' } });
}
