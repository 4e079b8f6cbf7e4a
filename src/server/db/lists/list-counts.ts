/** How many records of a company stand in which state, kept up to date by whoever moves one. */
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queries } from '../database.ts';

export type CountedList = 'orders' | 'requests' | 'instalments';
export type StateCounts = Readonly<Record<string, number>>;

/** A query of one row with one text, `counts`, for `readCounts`. */
export function countedStates(brandId: string, list: CountedList): RawBuilder<unknown> {
  const ofList = sql`list = ${sql.lit(list)}`;
  return countedRows(sql`
      select state, sum(records) as records from (
        select state, records from list_counts where brand_id = ${brandId} and ${ofList}
        union all
        select state, records from list_count_changes where brand_id = ${brandId} and ${ofList}
      ) kept group by state`);
}

/** The same of rows that name a state and how many records stand in it. */
export function countedRows(states: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select coalesce(json_object_agg(state, records), '{}')::text as counts from (${states}) summed`;
}

export function readCounts(text: string | undefined): StateCounts {
  return text === undefined ? {} : (JSON.parse(text) as StateCounts);
}

/** The sum over the given states. */
export function countOf(counts: StateCounts, states: readonly (string | number)[]): number {
  return states.reduce<number>((sum, state) => sum + (counts[state] ?? 0), 0);
}

type Move = { brandId: string; list: CountedList; from?: readonly string[]; to?: readonly string[] };

/** Each record by its state before and after. Only rows are added, so two changes of one company never wait for each other. */
export async function moveCounts(tx: Queries, { brandId, list, from = [], to = [] }: Move): Promise<void> {
  const moved = new Map<string, number>();
  for (const state of from) moved.set(state, (moved.get(state) ?? 0) - 1);
  for (const state of to) moved.set(state, (moved.get(state) ?? 0) + 1);
  const rows = [...moved].filter(([, records]) => records !== 0);
  if (rows.length === 0) return;
  await tx.scoped
    .insertInto('list_count_changes')
    .values(rows.map(([state, records]) => ({ brand_id: brandId, list, state, records: BigInt(records) })))
    .execute();
}

/** Adds the rows of single changes up; only one job does, so nobody who changes a record ever waits for another. */
export async function sumUpCounts({ db }: { db: Database }): Promise<void> {
  await sql`
    with moved as (
      delete from list_count_changes returning brand_id, list, state, records
    )
    insert into list_counts (brand_id, list, state, records)
    select brand_id, list, state, sum(records) from moved group by brand_id, list, state
    on conflict (brand_id, list, state) do update set records = list_counts.records + excluded.records`.execute(
    db.unscoped,
  );
}
