/** What samples are compared with; every read names the company. */
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { StandardMethod } from '#domain/production/standards/give-standard.ts';
import type { StandardKind, StandardStatus } from '#domain/production/standards/standard-status.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type Read = { kind: StandardKind; status: StandardStatus; method: StandardMethod | null };
export type StandardRow = Omit<Selectable<Schema['standards']>, keyof Read> &
  Read & { person_name: string | null };
type OfOrder = Pick<OrderRow, 'brand_id' | 'order_id'>;

export function standardsOf(
  db: Queries,
  order: OfOrder,
  lock: 'locked' | 'unlocked',
): Promise<StandardRow[]> {
  return STATEMENT[lock].all(db, order);
}

const STATEMENT = {
  unlocked: scopedStatement((of: OfOrder) => standardsInOrder(of, sql.raw(''))),
  locked: scopedStatement((of: OfOrder) => standardsInOrder(of, sql.raw('for update'))),
};

/** In the order of the colours when the plan was made. */
function standardsInOrder({ brand_id, order_id }: OfOrder, lock: RawBuilder<unknown>) {
  return sql<StandardRow>`
    select standards.*, (
      select name from people
      where people.brand_id = standards.brand_id and people.customer_id = standards.given_by
    ) as person_name
    from standards
    where standards.brand_id = ${brand_id} and standards.order_id = ${order_id}
    order by standards.created_at, standards.standard_id ${lock}`;
}

export async function insertStandards(
  tx: Queries,
  rows: readonly Insertable<Schema['standards']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.scoped
    .insertInto('standards')
    .values([...rows])
    .execute();
}

export async function updateStandard(
  tx: Queries,
  { brand_id, standard_id }: Pick<StandardRow, 'brand_id' | 'standard_id'>,
  set: Updateable<Schema['standards']>,
): Promise<void> {
  await tx.scoped
    .updateTable('standards')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('standard_id', '=', standard_id)
    .execute();
}

/** Samples of the same colour are compared with it from now on; those of no colour where it is the only one. */
export async function setStandardOfSamples(
  tx: Queries,
  { brand_id, order_id, colour }: Pick<StandardRow, 'brand_id' | 'order_id' | 'colour'>,
  { isOnly, standard, fileId }: { isOnly: boolean; standard: string; fileId: string | null },
): Promise<void> {
  await tx.scoped
    .updateTable('samples')
    .set({ standard, ...(fileId ? { standard_file_id: fileId } : {}) })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .$if(!isOnly, (query) => query.where('colour', 'is not distinct from', colour))
    .execute();
}
