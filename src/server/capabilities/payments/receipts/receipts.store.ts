/** Receipts; rows are only ever added. */
import type { Insertable } from 'kysely';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { type PaymentOrderRow, paymentIdsOf } from '../pay/payment-orders.store.ts';

export async function insertReceipt(tx: Queries, row: Insertable<Schema['receipts']>): Promise<void> {
  await tx.scoped.insertInto('receipts').values(row).execute();
}

export async function hasReceipt(
  db: Queries,
  { brand_id, capture_id }: { brand_id: string; capture_id: string },
): Promise<boolean> {
  const row = await db.scoped
    .selectFrom('receipts')
    .select('number')
    .where('brand_id', '=', brand_id)
    .where('capture_id', '=', capture_id)
    .executeTakeFirst();
  return row !== undefined;
}

export type ReceiptRow = {
  number: string;
  capture_id: string;
  given_at: Date;
  withheld_minor: bigint;
  left_minor: bigint;
  kept_minor: bigint;
  amount_minor: bigint;
  currency: Currency;
  provider: string;
  provider_payment_id: string;
  method: string;
};

/** Of one payment order, the earliest first: part payments have one each. */
export function receiptsOf(
  db: Queries,
  { brand_id, payment_order_id }: Pick<PaymentOrderRow, 'brand_id' | 'payment_order_id'>,
): Promise<ReceiptRow[]> {
  return db.scoped
    .selectFrom('receipts')
    .innerJoin('captures', (join) =>
      join
        .onRef('captures.brand_id', '=', 'receipts.brand_id')
        .onRef('captures.capture_id', '=', 'receipts.capture_id'),
    )
    .select([
      'receipts.number',
      'receipts.capture_id',
      'receipts.given_at',
      'receipts.withheld_minor',
      'receipts.left_minor',
      'receipts.kept_minor',
      'captures.amount_minor',
      'captures.currency',
      'captures.provider',
      'captures.provider_payment_id',
      'captures.method',
    ])
    .where('receipts.brand_id', '=', brand_id)
    .where('receipts.payment_order_id', '=', payment_order_id)
    .orderBy('receipts.given_at')
    .orderBy('receipts.number')
    .$castTo<ReceiptRow>()
    .execute();
}

/** The payments of an order that brought money, the earliest first. */
export async function paymentsWithReceipts(
  db: Queries,
  order: { brand_id: string; order_id: string },
): Promise<string[]> {
  const rows = await paymentIdsOf(db, order)
    .where('payment_order_id', 'in', (receipts) =>
      receipts
        .selectFrom('receipts')
        .select('receipts.payment_order_id')
        .where('receipts.brand_id', '=', order.brand_id),
    )
    .orderBy('created_at')
    .execute();
  return rows.map(({ payment_order_id }) => payment_order_id);
}
