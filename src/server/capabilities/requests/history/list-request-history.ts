/** What happened to a request and its quotes, in words the buyer can read. */

import type { listRequestHistory as contract } from '#contract/customer/requests.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { HISTORY_ACTOR_TEXT } from '#words/en/history-actors.ts';
import { findRequest } from '../lock-request.ts';
import {
  quoteNumbersOf,
  type RequestHistoryRow,
  requestHistoryCount,
  requestHistoryPage,
} from './request-history.store.ts';
import { requestHistoryText } from './request-history-text.ts';

type RequestHistory = Reply<typeof contract>;

export async function listRequestHistory(
  db: Queries,
  brandId: string,
  fabId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<RequestHistory> {
  const { fab_id } = await findRequest(db, brandId, fabId);
  const quoteNumbers = await quoteNumbersOf(db, brandId, fab_id);
  const subjectIds = [fab_id, ...quoteNumbers.keys()];
  const rows = await requestHistoryPage(db, brandId, subjectIds, { offset, limit });
  const total = await requestHistoryCount(db, brandId, subjectIds);
  return {
    records: rows.map((row) => recordOf(row, quoteNumbers.get(row.subject_id) ?? null)),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}

function recordOf(row: RequestHistoryRow, quoteNumber: string | null): RequestHistory['records'][number] {
  return {
    historyId: row.history_id,
    what: requestHistoryText(row.subject_kind, row.action, {
      quoteNumber,
      assignee: String(row.details.assignee ?? ''),
    }),
    who: row.person_name ?? HISTORY_ACTOR_TEXT[row.actor_kind],
    at: row.at.toISOString(),
  };
}
