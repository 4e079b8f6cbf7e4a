/** Who changed what in the own company's account; nobody else's, and nothing that has a history of its own. */
import type { Services } from '#server/services.ts';
import { accountHistoryCount, accountHistoryPage, devicesOf } from './account-history.store.ts';
import { ACCOUNT_SUBJECTS } from './history-text.ts';
import { type AccountHistory, historyRecordOf } from './preferences.view.ts';

export async function listAccountHistory(
  { db }: Services,
  brandId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<AccountHistory> {
  const kinds = ACCOUNT_SUBJECTS;
  const [rows, total] = await Promise.all([
    accountHistoryPage(db, brandId, { kinds, offset, limit }),
    accountHistoryCount(db, brandId, kinds),
  ]);
  const devices = await devicesOf(db, rows);
  const next = offset + rows.length;
  return {
    records: rows.map((row) => historyRecordOf(row, devices)),
    total,
    nextOffset: rows.length > 0 && next < total ? next : null,
  };
}
