/** The provider of a demo: keeps its books in tables of its own and signs like Razorpay. No money moves. */
import type { ProviderMethod } from '#domain/payments/methods/payment-methods.ts';
import { assertSameAmount, wireAmount } from '../amount.ts';
import { type NewProviderOrder, type PaymentProvider, ProviderRefused } from '../payment-provider.ts';
import { isBrowserAnswerSigned, readRazorpayWebhook } from '../razorpay-form.ts';
import { readRefund, refundPayment } from './refund-payment.ts';
import { amountOf, closeOrder, findPayment, paymentOf, paymentRowsOf } from './sandbox.store.ts';
import { newSandboxId } from './sandbox-ids.ts';
import { sandboxSecrets } from './sandbox-secrets.ts';
import type { SandboxServices } from './sandbox-services.ts';
import type { SandboxMethod } from './simulate-checkout.ts';

/** As Razorpay names them. */
const METHOD = {
  upi: 'upi',
  card: 'card',
  net_banking: 'netbanking',
} as const satisfies Record<ProviderMethod, SandboxMethod>;

export function sandboxProvider(services: SandboxServices): PaymentProvider {
  const { keyId, keySecret, webhookSecrets } = sandboxSecrets(services);
  const { db, clock, config } = services;
  const origin = config.web.apiHost || (config.publicUrl ? new URL(config.publicUrl).origin : '');
  return {
    name: 'sandbox',
    async createOrder(order) {
      const providerOrderId = await insertOrder(services, order);
      const url = `${origin}/sandbox-checkout/${providerOrderId}`;
      return { providerOrderId, checkout: { kind: 'page', url, keyId, clientSecret: null } };
    },
    closeOrder: (providerOrderId) => closeOrder(db, providerOrderId, clock.now()),
    isBrowserAnswerValid: (answer) => isBrowserAnswerSigned(keySecret, answer),
    async readPayment(providerPaymentId) {
      const row = await findPayment(db, providerPaymentId);
      if (!row) throw new ProviderRefused('sandbox', 'payment unknown');
      return paymentOf(row, clock.now());
    },
    async paymentsOf(providerOrderId) {
      const rows = await paymentRowsOf(db, providerOrderId);
      return rows.map((row) => paymentOf(row, clock.now()));
    },
    readWebhook: (rawBody, headers) => readRazorpayWebhook(webhookSecrets, rawBody, headers),
    refund: (refund) => refundPayment(services, refund),
    readRefund: (refund) => readRefund(services, refund),
  };
}

async function insertOrder({ db, clock, ids }: SandboxServices, order: NewProviderOrder): Promise<string> {
  const { reference, amount, description, customer, returnUrl } = order;
  const methods = order.methods.map((method) => METHOD[method]);
  wireAmount('sandbox', amount);
  await db.scoped
    .insertInto('sandbox_payment_orders')
    .values({
      provider_order_id: newSandboxId('order', ids),
      reference,
      amount_minor: amount.minor,
      currency: amount.currency,
      description,
      customer_name: customer.name,
      return_url: returnUrl,
      methods,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ methods }))
    .execute();
  const stored = await db.scoped
    .selectFrom('sandbox_payment_orders')
    .select(['provider_order_id', 'amount_minor', 'currency'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  assertSameAmount('sandbox', amount, amountOf(stored));
  return stored.provider_order_id;
}
