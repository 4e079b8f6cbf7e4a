import type { Input, Reply } from '#contract/endpoint.ts';
import type { listRefunds as contract, Refund } from '#contract/staff/payments.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { refundOf, refundPage } from './refunds.store.ts';
import { refundView } from './refunds.view.ts';

export async function listRefunds(
  db: Queries,
  { state, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await refundPage(db, state, { offset, limit });
  return { records: rows.map(refundView), total, nextOffset: nextOffset(offset, rows.length, total) };
}

export async function viewRefund(db: Queries, refundId: string): Promise<Refund> {
  const row = await refundOf(db, refundId);
  if (!row) throw new Refusal('not_found');
  return refundView(row);
}
