import type { Queries } from '#server/db/database.ts';

export type OrderHistoryRow = {
  history_id: string;
  subject_kind: 'order' | 'payment' | 'refund';
  action: string;
  details: Readonly<Record<string, string | number | boolean | null>>;
  actor_kind: 'customer' | 'staff' | 'system' | 'anonymous';
  /** Set only for people of the company itself. */
  person_name: string | null;
  at: Date;
};

type OfOrder = {
  brandId: string;
  /** The order itself, its payments and its refunds. */
  subjects: readonly string[];
  untold: readonly string[];
  /** By kind, the actions that are told. */
  toldOfMoney: { readonly payment: readonly string[]; readonly refund: readonly string[] };
};

function changes(db: Queries, { brandId, subjects, untold, toldOfMoney }: OfOrder) {
  return db.scoped
    .selectFrom('history')
    .where('history.brand_id', '=', brandId)
    .where('history.subject_kind', 'in', ['order', 'payment', 'refund'])
    .where('history.subject_id', 'in', subjects)
    .where((eb) =>
      eb.or([
        eb.and([eb('history.subject_kind', '=', 'order'), eb('history.action', 'not in', untold)]),
        ...(['payment', 'refund'] as const).map((kind) =>
          eb.and([eb('history.subject_kind', '=', kind), eb('history.action', 'in', toldOfMoney[kind])]),
        ),
      ]),
    );
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
      'history.subject_kind',
      'history.action',
      'history.details',
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
