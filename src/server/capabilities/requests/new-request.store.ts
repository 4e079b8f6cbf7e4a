import { type Insertable, sql } from 'kysely';
import { claim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { moveCounts } from '#server/db/lists/list-counts.ts';

export async function countDrafts(tx: Queries, brandId: string): Promise<number> {
  const { drafts } = await tx.scoped
    .selectFrom('fabric_requests')
    .select((eb) => eb.fn.countAll<bigint>().as('drafts'))
    .where('brand_id', '=', brandId)
    .where('list_group', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(drafts);
}

/** A number that is drawn and not used is simply missing. */
export async function nextRequestSerial(tx: Queries): Promise<number> {
  const { rows } = await sql<{ serial: bigint }>`select nextval('request_numbers') as serial`.execute(
    tx.scoped,
  );
  return Number(rows[0]?.serial);
}

export async function insertRequest(tx: Queries, row: Insertable<Schema['fabric_requests']>): Promise<void> {
  await claim(tx, { kind: 'request_number', value: row.number, brandId: row.brand_id });
  const { list_group } = await tx.scoped
    .insertInto('fabric_requests')
    .values(row)
    .returning('list_group')
    .executeTakeFirstOrThrow();
  await moveCounts(tx, { brandId: row.brand_id, list: 'requests', to: [String(list_group)] });
}

export async function deleteRequest(
  tx: Queries,
  { brand_id, fab_id }: { brand_id: string; fab_id: string },
): Promise<void> {
  const removed = await tx.scoped
    .deleteFrom('fabric_requests')
    .where('brand_id', '=', brand_id)
    .where('fab_id', '=', fab_id)
    .returning('list_group')
    .execute();
  const from = removed.map(({ list_group }) => String(list_group));
  await moveCounts(tx, { brandId: brand_id, list: 'requests', from });
}
