/** Transfers that buyers report; staff match them for all companies. */

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { BankTransferState } from '#domain/payments/methods/bank-transfer-state.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import type { PaymentOrderRow } from '../pay/payment-orders.store.ts';
import { keepReportedPayment } from './reported-payment.ts';

export type TransferRow = Omit<Selectable<Schema['bank_transfers']>, 'state'> & { state: BankTransferState };

export async function insertTransfer(
  tx: Queries,
  row: Insertable<Schema['bank_transfers']> & { state: BankTransferState },
): Promise<void> {
  await tx.scoped.insertInto('bank_transfers').values(row).execute();
  await keepReportedPayment(tx, row);
}

export function transfersOf(
  db: Queries,
  { brand_id, payment_order_id }: Pick<PaymentOrderRow, 'brand_id' | 'payment_order_id'>,
): Promise<TransferRow[]> {
  return db.scoped
    .selectFrom('bank_transfers')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('payment_order_id', '=', payment_order_id)
    .orderBy('reported_at')
    .orderBy('transfer_id')
    .$castTo<TransferRow>()
    .execute();
}

export function lockTransfer(
  tx: Queries,
  brandId: string,
  transferId: string,
): Promise<TransferRow | undefined> {
  return tx.scoped
    .selectFrom('bank_transfers')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('transfer_id', '=', transferId)
    .forUpdate()
    .$castTo<TransferRow>()
    .executeTakeFirst();
}

export async function updateTransfer(
  tx: Queries,
  { brand_id, transfer_id }: Pick<TransferRow, 'brand_id' | 'transfer_id'>,
  set: Updateable<Schema['bank_transfers']>,
): Promise<void> {
  const moved = await tx.scoped
    .updateTable('bank_transfers')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('transfer_id', '=', transfer_id)
    .returning(['brand_id', 'payment_order_id'])
    .executeTakeFirst();
  if (moved && set.state !== undefined) await keepReportedPayment(tx, moved);
}

export type DeskTransfer = TransferRow & {
  company: string;
  order_id: string;
  number: string;
  expected_minor: bigint;
  currency: Currency;
};

function deskTransfers(db: Queries) {
  return db.forStaff
    .selectFrom('bank_transfers')
    .innerJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.brand_id', '=', 'bank_transfers.brand_id')
        .onRef('payment_orders.payment_order_id', '=', 'bank_transfers.payment_order_id'),
    )
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'payment_orders.brand_id')
        .onRef('orders.order_id', '=', 'payment_orders.order_id'),
    )
    .innerJoin('companies', 'companies.brand_id', 'bank_transfers.brand_id')
    .selectAll('bank_transfers')
    .select([
      'companies.name as company',
      'orders.order_id',
      'orders.number',
      'payment_orders.amount_minor as expected_minor',
      'payment_orders.currency',
    ])
    .$castTo<DeskTransfer>();
}

/** Staff name a transfer only by its id; whose it is comes out here. */
export function deskTransferOf(db: Queries, transferId: string): Promise<DeskTransfer | undefined> {
  return deskTransfers(db).where('bank_transfers.transfer_id', '=', transferId).executeTakeFirst();
}

/** Those that wait longest first. */
export async function deskTransferPage(
  db: Queries,
  state: BankTransferState,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DeskTransfer[]; total: number }> {
  const rows = await deskTransfers(db)
    .where('bank_transfers.state', '=', state)
    .orderBy('bank_transfers.reported_at')
    .orderBy('bank_transfers.transfer_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const counted = await db.forStaff
    .selectFrom('bank_transfers')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
