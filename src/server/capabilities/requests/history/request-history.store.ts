import { HIDDEN_REQUEST_ACTIONS } from '#domain/requests/request-history.ts';
import type { Queries } from '#server/db/database.ts';
import {
  type HistoryRow,
  type HistorySpan,
  historyCount,
  historyPage,
} from '#server/db/lists/history-page.ts';
import { REQUEST_SUBJECTS, type RequestSubject } from './request-history-text.ts';

export type RequestHistoryRow = HistoryRow & { subject_kind: RequestSubject };

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
        eb('history.action', 'not in', HIDDEN_REQUEST_ACTIONS),
      ]),
    );
}

export function requestHistoryPage(
  db: Queries,
  brandId: string,
  subjectIds: readonly string[],
  span: HistorySpan,
): Promise<RequestHistoryRow[]> {
  return historyPage(changes(db, brandId, subjectIds), span) as Promise<RequestHistoryRow[]>;
}

export function requestHistoryCount(
  db: Queries,
  brandId: string,
  subjectIds: readonly string[],
): Promise<number> {
  return historyCount(changes(db, brandId, subjectIds));
}
