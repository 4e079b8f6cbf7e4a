/** Who changed what in the own company's account; nobody else's, and nothing that has a history of its own. */
import { ACCOUNT_SUBJECTS } from '#domain/account/account-history.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { accountHistoryCount, accountHistoryPage, devicesOf } from './account-history.store.ts';
import { type AccountHistory, historyRecordOf } from './preferences.view.ts';

export async function listAccountHistory(
  { db }: Services,
  { brandId, customerId }: CustomerActor,
  { offset, limit }: { offset: number; limit: number },
): Promise<AccountHistory> {
  const kinds = ACCOUNT_SUBJECTS;
  const [rows, total, reader] = await Promise.all([
    accountHistoryPage(db, brandId, { kinds, offset, limit }),
    accountHistoryCount(db, brandId, kinds),
    findCustomerById(db, customerId),
  ]);
  const devices = await devicesOf(db, rows);
  const next = offset + rows.length;
  return {
    records: rows.map((row) => historyRecordOf(row, devices, reader?.language ?? 'en')),
    total,
    nextOffset: rows.length > 0 && next < total ? next : null,
  };
}
