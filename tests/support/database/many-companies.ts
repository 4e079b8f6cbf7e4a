/** A database as large as the service may become: 2,000 companies, of which the first is by far the largest. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { keepCounts } from './kept-sums.ts';
import { settleTables } from './query-plans.ts';

const COMPANIES = 2000;
const OF_THE_LARGEST = 12_000;
export const LARGEST_COMPANY = companyId(1);
export const ORDINARY_COMPANY = companyId(2);

function companyId(n: number): string {
  return `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

/** SQL for the id of row number `n`; each kind of row has ids of its own. */
export const idOf = (kind: number, n: string) =>
  `('00000000-0000-7000-${kind}000-' || lpad(${n}::text, 12, '0'))::uuid`;
/** SQL for the company number `c`. */
export const COMPANY = idOf(8, 'c');

/** SQL for the number of the company of row `i`: the largest has the first ones, the others share the rest. */
export const COMPANY_OF_ROW = `case when i <= ${OF_THE_LARGEST} then 1 else 2 + i % ${COMPANIES - 1} end`;

/** SQL for all companies, to be named and followed by what reads their `brand_id`. */
export const INSERT_COMPANIES = `
  insert into companies (brand_id, name, market, unit, time_zone, created_at)
  select ${COMPANY}, 'Mill ' || c, 'IN', 'metre', 'Asia/Kolkata', now()
  from generate_series(1, ${COMPANIES}) c
  returning brand_id`;

type Filling = {
  /** Their references would be looked up for each of the rows, so they go. */
  tables: readonly string[];
  /** Its indexes are made again after the rows. */
  largestTable: string;
  statements: readonly string[];
  settles: readonly string[];
};

/** Rows first, indexes after. */
export async function fillDatabase(
  db: Database,
  { tables, largestTable, statements, settles }: Filling,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx.unscoped);
    await run('set local statement_timeout = 0');
    const { rows: references } = await sql<{ drop: string }>`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
      where contype = 'f' and conrelid::regclass::text = any(${tables})`.execute(tx.unscoped);
    for (const { drop } of references) await run(drop);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = ${largestTable} and indexdef not like '%UNIQUE%'`.execute(tx.unscoped);
    for (const { name } of indexes) await run(`drop index ${name}`);
    for (const statement of statements) await run(statement);
    for (const { definition } of indexes) await run(definition);
    await keepCounts(tx);
  });
  await settleTables(db, settles);
}

/** No table is read from end to end, and no sort is expected to look at more than a page's worth of rows. */
export function expectIndexed(plan: string, tables: readonly string[]): void {
  for (const table of tables) expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}`));
  for (const [, rows] of plan.matchAll(/Sort\s+\(cost=\S+ rows=(\d+)/g))
    expect(Number(rows), plan).toBeLessThanOrEqual(100);
}
