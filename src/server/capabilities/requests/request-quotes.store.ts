import type { Queries } from '#server/db/database.ts';
import type { RequestRow } from './requests.store.ts';

/** Quotes the customer can look at: what a supplier took back does not count. */
export async function countQuotes(
  db: Queries,
  { brand_id, fab_id }: Pick<RequestRow, 'brand_id' | 'fab_id'>,
): Promise<number> {
  const { quotes } = await db.scoped
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<bigint>().as('quotes'))
    .where('brand_id', '=', brand_id)
    .where('fab_id', '=', fab_id)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  return Number(quotes);
}
