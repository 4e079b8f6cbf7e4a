/** The sandbox's own books. They belong to no customer of ours, so no query names a tenant. */
import type { Selectable } from 'kysely';
import type { Money } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { amountFrom } from '../amount.ts';
import type { ProviderPayment, ProviderPaymentStatus } from '../payment-provider.ts';

export type SandboxOrder = Selectable<Schema['sandbox_payment_orders']>;
export type SandboxPayment = Selectable<Schema['sandbox_payments']>;

export function findOrder(db: Queries, providerOrderId: string): Promise<SandboxOrder | undefined> {
  return db.scoped
    .selectFrom('sandbox_payment_orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
}

export async function closeOrder(db: Queries, providerOrderId: string, now: Date): Promise<void> {
  await db.scoped
    .updateTable('sandbox_payment_orders')
    .set({ closed_at: now })
    .where('provider_order_id', '=', providerOrderId)
    .where('closed_at', 'is', null)
    .execute();
}

/** One buyer at a time: a double press on "Pay" finds the first payment. */
export function lockOrder(tx: Queries, providerOrderId: string): Promise<SandboxOrder | undefined> {
  return tx.scoped
    .selectFrom('sandbox_payment_orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .forUpdate()
    .executeTakeFirst();
}

export function paymentRowsOf(db: Queries, providerOrderId: string): Promise<SandboxPayment[]> {
  return db.scoped
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .orderBy('created_at')
    .orderBy('provider_payment_id')
    .execute();
}

export function findPayment(db: Queries, providerPaymentId: string): Promise<SandboxPayment | undefined> {
  return db.scoped
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
}

export function lockPayment(tx: Queries, providerPaymentId: string): Promise<SandboxPayment | undefined> {
  return tx.scoped
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('provider_payment_id', '=', providerPaymentId)
    .forUpdate()
    .executeTakeFirst();
}

export function amountOf({ amount_minor, currency }: { amount_minor: bigint; currency: string }): Money {
  return amountFrom('sandbox', Number(amount_minor), currency);
}

export function paymentOf(row: SandboxPayment, now: Date): ProviderPayment {
  const { provider_payment_id, provider_order_id, refunded_minor, currency, method, failure_reason } = row;
  return {
    providerPaymentId: provider_payment_id,
    providerOrderId: provider_order_id,
    amount: amountOf(row),
    status: statusAt(row, now),
    amountRefunded: amountOf({ amount_minor: refunded_minor, currency }),
    method,
    failureReason: failure_reason,
  };
}

function statusAt(row: SandboxPayment, now: Date): ProviderPaymentStatus {
  if (row.status === 'failed') return 'failed';
  if (row.captures_at && row.captures_at > now) return 'created';
  return row.refunded_minor === row.amount_minor ? 'refunded' : 'captured';
}
