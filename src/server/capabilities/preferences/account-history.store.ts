import type { Queries } from '#server/db/database.ts';

export type HistoryRow = {
  history_id: string;
  subject_kind: string;
  action: string;
  actor_kind: 'customer' | 'staff' | 'system' | 'anonymous';
  /** Set only for people of the company itself. */
  customer_id: string | null;
  person_name: string | null;
  session_id: string | null;
  at: Date;
};

type Page = { kinds: readonly string[]; offset: number; limit: number };

/** Newest first. */
export function historyPage(db: Queries, brandId: string, page: Page): Promise<HistoryRow[]> {
  return db.scoped
    .selectFrom('history')
    .leftJoin('people', (join) =>
      join
        .onRef('people.customer_id', '=', 'history.actor_id')
        .onRef('people.brand_id', '=', 'history.brand_id'),
    )
    .select([
      'history.history_id',
      'history.subject_kind',
      'history.action',
      'history.actor_kind',
      'people.customer_id',
      'people.name as person_name',
      'history.session_id',
      'history.at',
    ])
    .where('history.brand_id', '=', brandId)
    .where('history.subject_kind', 'in', page.kinds)
    .orderBy('history.at', 'desc')
    .orderBy('history.history_id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .$castTo<HistoryRow>()
    .execute();
}

export async function historyCount(db: Queries, brandId: string, kinds: readonly string[]): Promise<number> {
  const { total } = await db.scoped
    .selectFrom('history')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('brand_id', '=', brandId)
    .where('subject_kind', 'in', kinds)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Session → device, for sign-ins of these people only: devices of staff stay inside the house. */
export async function devicesOf(
  db: Queries,
  rows: readonly Pick<HistoryRow, 'customer_id' | 'session_id'>[],
): Promise<Map<string, string>> {
  const customerIds = [...new Set(rows.flatMap((row) => row.customer_id ?? []))];
  const sessionIds = [...new Set(rows.flatMap((row) => row.session_id ?? []))];
  if (customerIds.length === 0 || sessionIds.length === 0) return new Map();
  const sessions = await db.scoped
    .selectFrom('sessions')
    .select(['session_id', 'device'])
    .where('customer_id', 'in', customerIds)
    .where('session_id', 'in', sessionIds)
    .execute();
  return new Map(sessions.map(({ session_id, device }) => [session_id, device]));
}
