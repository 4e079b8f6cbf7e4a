/** Stripe over its documented HTTP API: a hosted Checkout page, so that no script of others runs in our app. */
import type { Clock } from '#server/services.ts';
import { amountFrom, assertRefundable, assertSameAmount, assertSameRefund, wireAmount } from './amount.ts';
import { type Ask, idInPath, openConnection, readFacts } from './connection.ts';
import type {
  AskedRefund,
  NewProviderOrder,
  NewRefund,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
} from './payment-provider.ts';
import { withAnswer } from './return-url.ts';
import * as form from './stripe-form.ts';

const API_VERSION = '2024-11-20.acacia';

export type StripeAccount = {
  apiBase: string;
  /** The publishable key; the hosted page does not need it. */
  keyId: string | null;
  keySecret: string;
  webhookSecrets: readonly string[];
};

export function stripeProvider(account: StripeAccount, clock: Clock): PaymentProvider {
  const { apiBase, keyId, keySecret, webhookSecrets } = account;
  const connection = openConnection({
    provider: 'stripe',
    apiBase,
    headers: {
      authorization: `Bearer ${keySecret}`,
      'content-type': 'application/x-www-form-urlencoded',
      'stripe-version': API_VERSION,
    },
    clock,
  });
  return {
    name: 'stripe',
    createOrder: (order) =>
      connection(async (ask) => {
        const { id, url } = await postSession(ask, order);
        return {
          providerOrderId: id,
          checkout: { kind: 'page', url: url ?? null, keyId, clientSecret: null },
        };
      }),
    closeOrder: (id) =>
      connection(async (ask) => {
        await ask({ method: 'POST', path: `/v1/checkout/sessions/${idInPath('stripe', id)}/expire` });
      }),
    // Stripe signs nothing for the browser: its answer only says which payment to read.
    isBrowserAnswerValid: ({ providerPaymentId }) => /^pi_\w{1,250}$/.test(providerPaymentId),
    readPayment: (id) => connection((ask) => readPayment(ask, id)),
    paymentsOf: (orderId) =>
      connection(async (ask) => {
        const path = `/v1/checkout/sessions/${idInPath('stripe', orderId)}?expand[]=payment_intent.latest_charge`;
        const session = readFacts('stripe', form.sessionWithPayment, await ask({ method: 'GET', path }));
        return session.payment_intent ? [form.paymentFrom(session.payment_intent, session.id)] : [];
      }),
    readWebhook: (rawBody, headers) => form.readStripeWebhook(webhookSecrets, clock, rawBody, headers),
    refund: (refund) => connection((ask) => postRefund(ask, refund)),
    readRefund: (refund) => connection((ask) => readRefund(ask, refund)),
  };
}

async function postSession(ask: Ask, order: NewProviderOrder) {
  const { reference, amount, description, customer, returnUrl } = order;
  const answer = await ask({
    method: 'POST',
    path: '/v1/checkout/sessions',
    headers: { 'idempotency-key': `order-${reference}` },
    body: new URLSearchParams({
      mode: 'payment',
      client_reference_id: reference,
      success_url: withAnswer(returnUrl, { outcome: 'paid' }),
      cancel_url: withAnswer(returnUrl, { outcome: 'abandoned' }),
      ...(customer.email ? { customer_email: customer.email } : {}),
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': amount.currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(wireAmount('stripe', amount)),
      'line_items[0][price_data][product_data][name]': description,
      'payment_intent_data[description]': description,
      'payment_intent_data[metadata][reference]': reference,
      // The amount is agreed in this currency; Stripe must not offer another.
      'adaptive_pricing[enabled]': 'false',
    }).toString(),
  });
  const session = readFacts('stripe', form.newSession, answer);
  assertSameAmount('stripe', amount, amountFrom('stripe', session.amount_total, session.currency));
  return session;
}

async function readPayment(ask: Ask, id: string): Promise<ProviderPayment> {
  const paymentId = idInPath('stripe', id);
  const facts = readFacts(
    'stripe',
    form.paymentIntentFacts,
    await ask({ method: 'GET', path: `/v1/payment_intents/${paymentId}?expand[]=latest_charge` }),
  );
  // A payment does not name its session, but sessions can be found by their payment.
  const { data } = readFacts(
    'stripe',
    form.sessionList,
    await ask({ method: 'GET', path: `/v1/checkout/sessions?payment_intent=${paymentId}&limit=1` }),
  );
  return form.paymentFrom(facts, data[0]?.id ?? null);
}

async function postRefund(ask: Ask, { providerPaymentId, amount, idempotencyKey }: NewRefund) {
  // The refund itself names no currency, so the payment's is compared first.
  assertRefundable('stripe', amount, (await readPayment(ask, providerPaymentId)).amount);
  const answer = await ask({
    method: 'POST',
    path: '/v1/refunds',
    headers: { 'idempotency-key': `refund-${idempotencyKey}` },
    body: new URLSearchParams({
      payment_intent: providerPaymentId,
      amount: String(wireAmount('stripe', amount)),
    }).toString(),
  });
  return form.refundFrom(readFacts('stripe', form.refundFacts, answer));
}

async function readRefund(ask: Ask, refund: AskedRefund): Promise<ProviderRefund> {
  const path = `/v1/refunds/${idInPath('stripe', refund.providerRefundId)}`;
  const facts = readFacts('stripe', form.refundFacts, await ask({ method: 'GET', path }));
  assertSameRefund('stripe', refund, { paymentId: facts.payment_intent, minor: facts.amount });
  return form.refundFrom(facts);
}
