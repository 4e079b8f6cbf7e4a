import type { Input, Reply } from '#contract/endpoint.ts';
import type { listReceiptsForStaff as contract } from '#contract/staff/money-lists.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { staffReceiptsPage } from './staff-receipts.store.ts';

export async function listReceiptsForStaff(
  db: Queries,
  { q, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await staffReceiptsPage(db, { search: q?.trim() || null, offset, limit });
  return {
    records: rows.map((row) => ({
      number: row.number,
      brandId: row.brand_id,
      company: row.company,
      orderId: row.order_id,
      orderNumber: row.order_number,
      amount: moneyView(money(row.amount_minor, row.currency)),
      withheld: moneyView(money(row.withheld_minor, row.currency)),
      left: moneyView(money(row.left_minor, row.currency)),
      method: row.method,
      reference: row.provider_payment_id,
      givenAt: row.given_at.toISOString(),
    })),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}
