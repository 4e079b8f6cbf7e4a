import type { Queries } from '#server/db/database.ts';

export type OrderHistoryRow = {
  history_id: string;
  action: string;
  actor_kind: 'customer' | 'staff' | 'system' | 'anonymous';
  /** Set only for people of the company itself. */
  person_name: string | null;
  at: Date;
};

type OfOrder = { brandId: string; orderId: string; untold: readonly string[] };

function changes(db: Queries, { brandId, orderId, untold }: OfOrder) {
  return db.scoped
    .selectFrom('history')
    .where('history.brand_id', '=', brandId)
    .where('history.subject_kind', '=', 'order')
    .where('history.subject_id', '=', orderId)
    .where('history.action', 'not in', untold);
}

/** Newest first. */
export function orderHistoryPage(
  db: Queries,
  of: OfOrder,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderHistoryRow[]> {
  return changes(db, of)
    .leftJoin('people', (join) =>
      join
        .onRef('people.customer_id', '=', 'history.actor_id')
        .onRef('people.brand_id', '=', 'history.brand_id'),
    )
    .select([
      'history.history_id',
      'history.action',
      'history.actor_kind',
      'people.name as person_name',
      'history.at',
    ])
    .orderBy('history.at', 'desc')
    .orderBy('history.history_id', 'desc')
    .offset(offset)
    .limit(limit)
    .$castTo<OrderHistoryRow>()
    .execute();
}

export async function orderHistoryCount(db: Queries, of: OfOrder): Promise<number> {
  const { total } = await changes(db, of)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
