/** Gives money back at the sandbox: never more than was captured, and once for each idempotency key. */
import type { Selectable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';
import { assertRefundable, assertSameRefund, wireAmount } from '../amount.ts';
import {
  type AskedRefund,
  type NewRefund,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefused,
} from '../payment-provider.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { lockPayment, paymentOf } from './sandbox.store.ts';
import { newSandboxId } from './sandbox-ids.ts';
import type { SandboxServices } from './sandbox-services.ts';

/** Net banks give money back only after a while, as some do in life. */
const SLOW_METHOD = 'netbanking';
const SLOW_SECONDS = 60;

/** The first refund again when it is asked for again. */
export function refundPayment(services: SandboxServices, refund: NewRefund): Promise<ProviderRefund> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const row = await lockPayment(tx, refund.providerPaymentId);
    if (!row) throw new ProviderRefused('sandbox', 'payment unknown');
    const known = await findRefund(tx, refund);
    if (known) return refundAt(known, now);
    const payment = paymentOf(row, now);
    assertLeft(payment, refund);
    const settles = new Date(now.getTime() + (row.method === SLOW_METHOD ? SLOW_SECONDS * 1000 : 0));
    const stored = await insertRefund(tx, refund, { id: newSandboxId('rfnd', services.ids), now, settles });
    const happened = {
      payment: { ...payment, amount: refund.amount },
      providerRefundId: stored.provider_refund_id,
    };
    await queueWebhooks(services, tx, [{ event: 'refund.processed', ...happened }], 'prompt', settles);
    return refundAt(stored, now);
  });
}

export async function readRefund(
  { db, clock }: SandboxServices,
  requested: AskedRefund,
): Promise<ProviderRefund> {
  const row = await db.scoped
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('provider_refund_id', '=', requested.providerRefundId)
    .executeTakeFirst();
  if (!row) throw new ProviderRefused('sandbox', 'refund unknown');
  const answered = { paymentId: row.provider_payment_id, minor: Number(row.amount_minor) };
  assertSameRefund('sandbox', requested, answered);
  return refundAt(row, clock.now());
}

type RefundRow = Selectable<Schema['sandbox_refunds']>;

/** Like a pending payment, it is settled by the time alone, in every process. */
function refundAt({ provider_refund_id, settles_at }: RefundRow, now: Date): ProviderRefund {
  const status = settles_at !== null && settles_at > now ? 'pending' : 'processed';
  return { providerRefundId: provider_refund_id, status, failureReason: null };
}

function assertLeft({ status, amount, amountRefunded }: ProviderPayment, refund: NewRefund): void {
  if (status !== 'captured') throw new ProviderRefused('sandbox', 'payment not captured');
  wireAmount('sandbox', refund.amount);
  assertRefundable('sandbox', refund.amount, { ...amount, minor: amount.minor - amountRefunded.minor });
}

async function findRefund(
  tx: Queries,
  { providerPaymentId, amount, idempotencyKey }: NewRefund,
): Promise<RefundRow | null> {
  const known = await tx.scoped
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!known) return null;
  if (known.provider_payment_id !== providerPaymentId || known.amount_minor !== amount.minor)
    throw new ProviderRefused('sandbox', 'idempotency key already used');
  return known;
}

async function insertRefund(
  tx: Queries,
  { providerPaymentId, amount, idempotencyKey }: NewRefund,
  { id, now, settles }: { id: string; now: Date; settles: Date },
): Promise<RefundRow> {
  const row: RefundRow = {
    provider_refund_id: id,
    provider_payment_id: providerPaymentId,
    amount_minor: amount.minor,
    idempotency_key: idempotencyKey,
    created_at: now,
    settles_at: settles,
  };
  await tx.scoped.insertInto('sandbox_refunds').values(row).execute();
  await tx.scoped
    .updateTable('sandbox_payments')
    .set((column) => ({ refunded_minor: column('refunded_minor', '+', amount.minor) }))
    .where('provider_payment_id', '=', providerPaymentId)
    .execute();
  return row;
}
