/** What a buyer does at the sandbox's checkout: pays, fails, leaves, or pays so that the bank answers later. */
import type { Queries } from '#server/db/database.ts';
import { browserSignature } from '../razorpay-form.ts';
import { type CheckoutAnswer, withAnswer } from '../return-url.ts';
import { queueWebhooks, type WebhookBehaviour } from './queue-webhooks.ts';
import {
  lockOrder,
  paymentOf,
  paymentRowsOf,
  type SandboxOrder,
  type SandboxPayment,
} from './sandbox.store.ts';
import { newSandboxId } from './sandbox-ids.ts';
import { sandboxSecrets } from './sandbox-secrets.ts';
import type { SandboxServices } from './sandbox-services.ts';
import type { SandboxEvent } from './webhook-body.ts';

export const SANDBOX_METHODS = ['card', 'upi', 'netbanking'] as const;
export type SandboxMethod = (typeof SANDBOX_METHODS)[number];
export const SANDBOX_OUTCOMES = ['success', 'failure', 'abandon', 'pending'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export type SimulatedCheckout = { answer: CheckoutAnswer; returnTo: string };
type Choice = { method: SandboxMethod; outcome: SandboxOutcome; webhooks: WebhookBehaviour };

const PENDING_SECONDS = 10;
const FAILURE_REASON = 'The bank declined the payment.';

/** Null for an order the sandbox does not know, for one that was closed, and for a way to pay that is not open. */
export function simulateCheckout(
  services: SandboxServices,
  { providerOrderId, ...choice }: Choice & { providerOrderId: string },
): Promise<SimulatedCheckout | null> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, providerOrderId);
    if (!order?.methods.includes(choice.method)) return null;
    const paid = await paidAnswer(services, tx, providerOrderId);
    if (!paid && order.closed_at) return null;
    const answer = paid ?? (await attempt(services, tx, order, choice));
    return { answer, returnTo: withAnswer(order.return_url, answer) };
  });
}

/** A captured order takes no second payment; the buyer goes back with the first one's proof. */
export async function paidAnswer(
  services: SandboxServices,
  db: Queries,
  providerOrderId: string,
): Promise<CheckoutAnswer | null> {
  const now = services.clock.now();
  const payments = (await paymentRowsOf(db, providerOrderId)).map((row) => paymentOf(row, now));
  const paid = payments.find(({ status }) => status === 'captured' || status === 'refunded');
  return paid ? signedAnswer(services, providerOrderId, paid.providerPaymentId) : null;
}

async function attempt(
  services: SandboxServices,
  tx: Queries,
  order: SandboxOrder,
  { method, outcome, webhooks }: Choice,
): Promise<CheckoutAnswer> {
  const providerOrderId = order.provider_order_id;
  if (outcome === 'abandon') return { outcome: 'abandoned', providerOrderId };
  const now = services.clock.now();
  const settles = outcome === 'pending' ? new Date(now.getTime() + PENDING_SECONDS * 1000) : now;
  const row: SandboxPayment = {
    provider_payment_id: newSandboxId('pay', services.ids),
    provider_order_id: providerOrderId,
    amount_minor: order.amount_minor,
    currency: order.currency,
    method,
    status: { success: 'captured', failure: 'failed', pending: 'created' }[outcome],
    captures_at: outcome === 'pending' ? settles : null,
    failure_reason: outcome === 'failure' ? FAILURE_REASON : null,
    refunded_minor: 0n,
    created_at: now,
  };
  await tx.scoped.insertInto('sandbox_payments').values(row).execute();
  await queueWebhooks(services, tx, eventsOf(row, settles), webhooks, settles);
  const providerPaymentId = row.provider_payment_id;
  if (outcome === 'success') return signedAnswer(services, providerOrderId, providerPaymentId);
  return { outcome: outcome === 'failure' ? 'failed' : 'pending', providerOrderId, providerPaymentId };
}

function eventsOf(row: SandboxPayment, settles: Date): SandboxEvent[] {
  const payment = paymentOf(row, settles);
  if (payment.status === 'failed') return [{ event: 'payment.failed', payment }];
  return [
    { event: 'payment.authorized', payment },
    { event: 'payment.captured', payment },
    { event: 'order.paid', payment },
  ];
}

function signedAnswer(
  services: SandboxServices,
  providerOrderId: string,
  providerPaymentId: string,
): CheckoutAnswer {
  const signature = browserSignature(sandboxSecrets(services).keySecret, {
    providerOrderId,
    providerPaymentId,
  });
  return { outcome: 'paid', providerOrderId, providerPaymentId, signature };
}
