/** The shapes of Stripe's documented API: a Checkout Session is the order, its PaymentIntent the payment. */
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import type { Clock } from '#server/services.ts';
import { amountFrom, reasonFrom } from './amount.ts';
import { parseJson } from './json-text.ts';
import type {
  ProviderPayment,
  ProviderPaymentStatus,
  ProviderRefund,
  WebhookEvent,
  WebhookKind,
} from './payment-provider.ts';
import { hashOf, headerText, isSignedWithOneOf } from './signatures.ts';

const TOLERANCE_SECONDS = 300;

const chargeFacts = z.object({
  refunded: z._default(z.boolean(), false),
  amount_refunded: z._default(z.number(), 0),
  payment_method_details: z.nullish(z.object({ type: z.string() })),
});

export const paymentIntentFacts = z.object({
  id: z.string(),
  amount: z.number(),
  amount_received: z._default(z.number(), 0),
  currency: z.string(),
  status: z.string(),
  last_payment_error: z.nullish(z.object({ message: z.nullish(z.string()) })),
  latest_charge: z.nullish(z.union([z.string(), chargeFacts])),
});
type PaymentIntentFacts = z.output<typeof paymentIntentFacts>;

export const newSession = z.object({
  id: z.string(),
  url: z.nullish(z.string()),
  amount_total: z.number(),
  currency: z.string(),
});
export const sessionWithPayment = z.object({
  id: z.string(),
  payment_intent: z.nullish(paymentIntentFacts),
});
export const sessionList = z.object({ data: z.array(z.object({ id: z.string() })) });

export const refundFacts = z.object({
  id: z.string(),
  payment_intent: z.nullish(z.string()),
  amount: z.nullish(z.number()),
  status: z.nullish(z.string()),
  failure_reason: z.nullish(z.string()),
});
type RefundFacts = z.output<typeof refundFacts>;

/** Whatever else Stripe says of a refund, it is still at work on it. */
const REFUND_STATUS: ReadonlyMap<string, ProviderRefund['status']> = new Map([
  ['succeeded', 'processed'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

export function refundFrom({ id, status, failure_reason }: RefundFacts): ProviderRefund {
  return {
    providerRefundId: id,
    status: REFUND_STATUS.get(status ?? '') ?? 'pending',
    failureReason: reasonFrom(failure_reason?.replaceAll('_', ' ')),
  };
}

export function paymentFrom(facts: PaymentIntentFacts, providerOrderId: string | null): ProviderPayment {
  const charge = typeof facts.latest_charge === 'object' ? facts.latest_charge : null;
  const status = statusOf(facts, charge?.refunded ?? false);
  const isPaid = status === 'captured' || status === 'refunded';
  return {
    providerPaymentId: facts.id,
    providerOrderId,
    amount: amountFrom('stripe', isPaid ? facts.amount_received : facts.amount, facts.currency),
    status,
    amountRefunded: amountFrom('stripe', charge?.amount_refunded ?? 0, facts.currency),
    method: charge?.payment_method_details?.type ?? null,
    failureReason: status === 'failed' ? reasonFrom(facts.last_payment_error?.message) : null,
  };
}

function statusOf(facts: PaymentIntentFacts, isRefunded: boolean): ProviderPaymentStatus {
  if (facts.status === 'succeeded') return isRefunded ? 'refunded' : 'captured';
  if (facts.status === 'requires_capture') return 'authorized';
  if (facts.status === 'canceled') return 'failed';
  return facts.status === 'requires_payment_method' && facts.last_payment_error ? 'failed' : 'created';
}

const KINDS: ReadonlyMap<string, WebhookKind> = new Map([
  ['checkout.session.completed', 'payment_captured'],
  ['checkout.session.async_payment_succeeded', 'payment_captured'],
  ['checkout.session.async_payment_failed', 'payment_failed'],
  ['checkout.session.expired', 'payment_failed'],
  ['payment_intent.amount_capturable_updated', 'payment_authorized'],
  ['payment_intent.succeeded', 'payment_captured'],
  ['payment_intent.payment_failed', 'payment_failed'],
  ['charge.refunded', 'refund_changed'],
  ['refund.created', 'refund_changed'],
  ['refund.updated', 'refund_changed'],
  ['refund.failed', 'refund_changed'],
]);

const webhookBody = z.object({
  id: z.string().check(z.regex(/^\w{1,100}$/)),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string(),
      payment_intent: z.optional(z.nullable(z.string())),
    }),
  }),
});

export function readStripeWebhook(
  secrets: readonly string[],
  clock: Clock,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): WebhookEvent | null {
  if (!isGenuine(secrets, clock, rawBody, headerText(headers, 'stripe-signature') ?? '')) return null;
  const body = webhookBody.safeParse(parseJson(rawBody.toString('utf8')));
  // Genuine, yet nothing we know: taken, so that it is not sent again and again.
  if (!body.success)
    return { eventId: hashOf(rawBody), kind: 'other', providerOrderId: null, providerPaymentId: null };
  const { id, type, data } = body.data;
  const { object } = data;
  return {
    eventId: id,
    kind: KINDS.get(type) ?? 'other',
    providerOrderId: object.object === 'checkout.session' ? object.id : null,
    providerPaymentId: object.object === 'payment_intent' ? object.id : (object.payment_intent ?? null),
  };
}

/** `t=<seconds>,v1=<signature>`, with a second v1 while Stripe rolls the secret; the time is signed too. */
function isGenuine(secrets: readonly string[], clock: Clock, rawBody: Buffer, header: string): boolean {
  const pairs = header.split(',').map((pair) => pair.split('='));
  const values = (name: string) => pairs.filter(([key]) => key === name).map(([, value]) => value ?? '');
  const [time = '', ...more] = values('t');
  if (!/^\d{1,12}$/.test(time) || more.length > 0) return false;
  if (Math.abs(clock.now().getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  return values('v1').some((signature) => isSignedWithOneOf(secrets, signature, `${time}.`, rawBody));
}
