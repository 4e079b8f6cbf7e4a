/** Razorpay over its documented HTTP API: an order per payment order of ours, captured by Razorpay itself. */
import type { Clock } from '#server/services.ts';
import { amountFrom, assertRefundable, assertSameAmount, assertSameRefund, wireAmount } from './amount.ts';
import { type Ask, idInPath, openConnection, readFacts } from './connection.ts';
import {
  type AskedRefund,
  type Checkout,
  type NewProviderOrder,
  type NewRefund,
  type PaymentProvider,
  type PaymentProviderName,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefused,
} from './payment-provider.ts';
import * as form from './razorpay-form.ts';

/** Minutes in which a late bank answer is still captured; what comes later Razorpay gives back by itself. */
const CAPTURE_WITHIN_MINUTES = 4320;

export type RazorpayAccount = {
  name: PaymentProviderName;
  apiBase: string;
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  checkoutOf: (providerOrderId: string, order: NewProviderOrder) => Checkout;
};

export function razorpayProvider(account: RazorpayAccount, clock: Clock): PaymentProvider {
  const { name, apiBase, keyId, keySecret, webhookSecrets, checkoutOf } = account;
  const credentials = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  const connection = openConnection({
    provider: name,
    apiBase,
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    clock,
  });
  return {
    name,
    createOrder: (order) =>
      connection(async (ask) => {
        const made = (await findOrder(ask, name, order)) ?? (await postOrder(ask, name, order));
        assertSameAmount(name, order.amount, amountFrom(name, made.amount, made.currency));
        return { providerOrderId: made.id, checkout: checkoutOf(made.id, order) };
      }),
    // Razorpay knows no end of an order; only our own pages lead to one.
    closeOrder: async () => {},
    isBrowserAnswerValid: (answer) => form.isBrowserAnswerSigned(keySecret, answer),
    readPayment: (id) => connection((ask) => readPayment(ask, name, id)),
    paymentsOf: (orderId) =>
      connection(async (ask) => {
        const path = `/v1/orders/${idInPath(name, orderId)}/payments`;
        const { items } = readFacts(name, form.paymentList, await ask({ method: 'GET', path }));
        return items.map((facts) => form.paymentFrom(name, facts));
      }),
    readWebhook: (rawBody, headers) => form.readRazorpayWebhook(webhookSecrets, rawBody, headers),
    refund: (refund) => connection((ask) => postRefund(ask, name, refund)),
    readRefund: (refund) => connection((ask) => readRefund(ask, name, refund)),
  };
}

/** Razorpay makes a new order for every call, so an order that a lost answer left behind is looked for first. */
async function findOrder(ask: Ask, name: PaymentProviderName, { reference }: NewProviderOrder) {
  const path = `/v1/orders?receipt=${encodeURIComponent(reference)}&count=10`;
  const answer = await ask({ method: 'GET', path }).catch((error: unknown) => {
    // A stand-in that keeps no list has nothing to find.
    if (error instanceof ProviderRefused && isWithoutCall(error)) return { items: [] };
    throw error;
  });
  const { items } = readFacts(name, form.orderList, answer);
  return items.findLast(({ receipt }) => receipt === reference);
}

async function postOrder(ask: Ask, name: PaymentProviderName, order: NewProviderOrder) {
  const body = JSON.stringify({
    amount: wireAmount(name, order.amount),
    currency: order.amount.currency,
    receipt: order.reference,
    payment: {
      capture: 'automatic',
      capture_options: {
        automatic_expiry_period: CAPTURE_WITHIN_MINUTES,
        manual_expiry_period: CAPTURE_WITHIN_MINUTES,
        refund_speed: 'normal',
      },
    },
  });
  return readFacts(name, form.orderFacts, await ask({ method: 'POST', path: '/v1/orders', body }));
}

async function readPayment(ask: Ask, name: PaymentProviderName, id: string): Promise<ProviderPayment> {
  const path = `/v1/payments/${idInPath(name, id)}`;
  return form.paymentFrom(name, readFacts(name, form.paymentAnswer, await ask({ method: 'GET', path })));
}

async function postRefund(ask: Ask, name: PaymentProviderName, refund: NewRefund) {
  const { providerPaymentId, amount, idempotencyKey } = refund;
  // The refund itself names no currency, so the payment's is compared first.
  assertRefundable(name, amount, (await readPayment(ask, name, providerPaymentId)).amount);
  const answer = await ask({
    method: 'POST',
    path: `/v1/payments/${idInPath(name, providerPaymentId)}/refund`,
    headers: { 'x-refund-idempotency': idempotencyKey },
    body: JSON.stringify({ amount: wireAmount(name, amount), speed: 'normal' }),
  });
  return form.refundFrom(readFacts(name, form.refundFacts, answer));
}

async function readRefund(ask: Ask, name: PaymentProviderName, refund: AskedRefund): Promise<ProviderRefund> {
  const path = `/v1/refunds/${idInPath(name, refund.providerRefundId)}`;
  const answer = await ask({ method: 'GET', path }).catch((error: unknown) => {
    // Only there: the real one would count what other refunds of the payment gave back.
    if (name === 'sandbox' && error instanceof ProviderRefused && isWithoutCall(error)) return null;
    throw error;
  });
  if (answer === null) return refundByPayment(ask, name, refund);
  const facts = readFacts(name, form.refundFacts, answer);
  assertSameRefund(name, refund, { paymentId: facts.payment_id, minor: facts.amount });
  return form.refundFrom(facts);
}

/** A stand-in that keeps no list of refunds still knows what went back of a payment. */
async function refundByPayment(
  ask: Ask,
  name: PaymentProviderName,
  { providerRefundId, providerPaymentId, amount }: AskedRefund,
): Promise<ProviderRefund> {
  const { amountRefunded } = await readPayment(ask, name, providerPaymentId);
  const status = amountRefunded.minor >= amount.minor ? 'processed' : 'pending';
  return { providerRefundId, status, failureReason: null };
}

function isWithoutCall({ code }: ProviderRefused): boolean {
  return /^40[45]\b/.test(code);
}
