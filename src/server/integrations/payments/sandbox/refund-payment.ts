/** Gives money back at the sandbox: never more than was captured, and once for each idempotency key. */
import type { Queries } from '#server/db/database.ts';
import { assertRefundable, wireAmount } from '../amount.ts';
import { type NewRefund, type ProviderPayment, ProviderRefused } from '../port.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { lockPayment, paymentOf } from './sandbox.store.ts';
import { newSandboxId } from './sandbox-ids.ts';
import type { SandboxParts } from './sandbox-parts.ts';

/** Returns the refund's id, the first one's when it is asked for again. */
export function refundPayment(parts: SandboxParts, refund: NewRefund): Promise<string> {
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const row = await lockPayment(tx, refund.providerPaymentId);
    if (!row) throw new ProviderRefused('sandbox', 'payment unknown');
    const known = await findRefund(tx, refund);
    if (known) return known;
    const payment = paymentOf(row, now);
    assertLeft(payment, refund);
    const providerRefundId = newSandboxId('rfnd', parts.ids);
    await keepRefund(tx, { ...refund, providerRefundId, now });
    const happened = { payment: { ...payment, amount: refund.amount }, providerRefundId };
    await queueWebhooks(parts, tx, [{ event: 'refund.processed', ...happened }], 'prompt', now);
    return providerRefundId;
  });
}

function assertLeft({ status, amount, amountRefunded }: ProviderPayment, refund: NewRefund): void {
  if (status !== 'captured') throw new ProviderRefused('sandbox', 'payment not captured');
  wireAmount('sandbox', refund.amount);
  assertRefundable('sandbox', refund.amount, { ...amount, minor: amount.minor - amountRefunded.minor });
}

async function findRefund(
  tx: Queries,
  { providerPaymentId, amount, idempotencyKey }: NewRefund,
): Promise<string | null> {
  const known = await tx.unscoped
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!known) return null;
  if (known.provider_payment_id !== providerPaymentId || known.amount_minor !== amount.minor)
    throw new ProviderRefused('sandbox', 'idempotency key already used');
  return known.provider_refund_id;
}

type KeptRefund = NewRefund & { providerRefundId: string; now: Date };

async function keepRefund(tx: Queries, refund: KeptRefund): Promise<void> {
  const { providerPaymentId, providerRefundId, amount, idempotencyKey, now } = refund;
  await tx.unscoped
    .insertInto('sandbox_refunds')
    .values({
      provider_refund_id: providerRefundId,
      provider_payment_id: providerPaymentId,
      amount_minor: amount.minor,
      idempotency_key: idempotencyKey,
      created_at: now,
    })
    .execute();
  await tx.unscoped
    .updateTable('sandbox_payments')
    .set((column) => ({ refunded_minor: column('refunded_minor', '+', amount.minor) }))
    .where('provider_payment_id', '=', providerPaymentId)
    .execute();
}
