import type { Input, Reply } from '#contract/endpoint.ts';
import type { listPurchases as contract, PurchaseLine } from '#contract/staff/purchases.ts';
import { payableState } from '#domain/purchases/payment-due.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset, searchPatterns } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { type PurchaseLineRow, purchasePage } from './purchase-list.store.ts';

export async function listPurchases(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { q, which, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const today = accountingDay(clock.now());
  const search = { patterns: searchPatterns(q), which: which ?? null, today };
  const { rows, total } = await purchasePage(db, search, { offset, limit });
  return {
    records: rows.map((row) => lineView(row, today)),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}

export function lineView(row: PurchaseLineRow, today: CalendarDay): PurchaseLine {
  const amount = (minor: bigint) => moneyView(money(minor, row.currency));
  return {
    purchaseId: row.purchase_id,
    number: row.number,
    state: row.state,
    orderedOn: row.ordered_on,
    readyOn: row.ready_on,
    supplierId: row.supplier_id,
    supplierName: row.supplier,
    orderId: row.order_id,
    orderNumber: row.order_number,
    quality: row.quality,
    goods: amount(row.goods_minor),
    billed: amount(row.billed_minor),
    open: amount(row.open_minor),
    dueOn: row.due_on,
    payable:
      row.due_on === null
        ? row.billed_minor > 0n
          ? 'paid'
          : null
        : payableState(row.open_minor, row.due_on, today),
    isStatutory: row.is_statutory,
  };
}
