import type { Queries } from '#server/db/database.ts';
import {
  type HistoryRow,
  type HistorySpan,
  historyCount,
  historyPage,
} from '#server/db/lists/history-page.ts';

function changes(db: Queries, brandId: string, kinds: readonly string[]) {
  return db.scoped
    .selectFrom('history')
    .where('history.brand_id', '=', brandId)
    .where('history.subject_kind', 'in', kinds);
}

export function accountHistoryPage(
  db: Queries,
  brandId: string,
  { kinds, ...span }: HistorySpan & { kinds: readonly string[] },
): Promise<HistoryRow[]> {
  return historyPage(changes(db, brandId, kinds), span);
}

export function accountHistoryCount(db: Queries, brandId: string, kinds: readonly string[]): Promise<number> {
  return historyCount(changes(db, brandId, kinds));
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
