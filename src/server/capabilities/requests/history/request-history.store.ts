import type { Queries } from '#server/db/database.ts';
import { REQUEST_SUBJECTS, type RequestSubject, UNTOLD_OF_REQUEST } from './request-history-words.ts';

export type RequestHistoryRow = {
  history_id: string;
  subject_kind: RequestSubject;
  subject_id: string;
  action: string;
  actor_kind: 'customer' | 'staff' | 'system' | 'anonymous';
  /** Set only for people of the company itself. */
  person_name: string | null;
  at: Date;
};

/** Quote → its number. */
export async function quoteNumbersOf(
  db: Queries,
  brandId: string,
  fabId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.scoped
    .selectFrom('quotes')
    .select(['quote_id', 'number'])
    .where('brand_id', '=', brandId)
    .where('fab_id', '=', fabId)
    .execute();
  return new Map(rows.map((row) => [row.quote_id, row.number]));
}

function changes(db: Queries, brandId: string, subjectIds: readonly string[]) {
  return db.scoped
    .selectFrom('history')
    .where('history.brand_id', '=', brandId)
    .where('history.subject_kind', 'in', REQUEST_SUBJECTS)
    .where('history.subject_id', 'in', subjectIds)
    .where((eb) =>
      eb.or([
        eb('history.subject_kind', '<>', 'fabric_request'),
        eb('history.action', 'not in', UNTOLD_OF_REQUEST),
      ]),
    );
}

/** Newest first. */
export function requestHistoryPage(
  db: Queries,
  brandId: string,
  subjectIds: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<RequestHistoryRow[]> {
  return changes(db, brandId, subjectIds)
    .leftJoin('people', (join) =>
      join
        .onRef('people.customer_id', '=', 'history.actor_id')
        .onRef('people.brand_id', '=', 'history.brand_id'),
    )
    .select([
      'history.history_id',
      'history.subject_kind',
      'history.subject_id',
      'history.action',
      'history.actor_kind',
      'people.name as person_name',
      'history.at',
    ])
    .orderBy('history.at', 'desc')
    .orderBy('history.history_id', 'desc')
    .offset(offset)
    .limit(limit)
    .$castTo<RequestHistoryRow>()
    .execute();
}

export async function requestHistoryCount(
  db: Queries,
  brandId: string,
  subjectIds: readonly string[],
): Promise<number> {
  const { total } = await changes(db, brandId, subjectIds)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
