/** How many records of a company stand in which state, kept up to date by the tables themselves. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

export type CountedList = 'orders' | 'requests' | 'instalments';
export type StateCounts = Readonly<Record<string, number>>;

/** A query of one row with one text, `counts`, for `readCounts`. */
export function countedStates(brandId: string, list: CountedList): RawBuilder<unknown> {
  const ofList = sql`list = ${sql.lit(list)}`;
  return sql`
    select coalesce(json_object_agg(state, records), '{}')::text as counts from (
      select state, sum(records) as records from (
        select state, records from list_counts where brand_id = ${brandId} and ${ofList}
        union all
        select state, records from list_count_changes where brand_id = ${brandId} and ${ofList}
      ) kept group by state
    ) summed`;
}

export function readCounts(text: string | undefined): StateCounts {
  return text === undefined ? {} : (JSON.parse(text) as StateCounts);
}

/** The sum over the given states. */
export function countOf(counts: StateCounts, states: readonly (string | number)[]): number {
  return states.reduce<number>((sum, state) => sum + (counts[state] ?? 0), 0);
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
