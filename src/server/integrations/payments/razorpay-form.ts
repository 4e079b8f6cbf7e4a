/** The shapes and signatures of Razorpay's documented API, which the sandbox speaks too. */
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { amountFrom, reasonFrom } from './amount.ts';
import { parseJson } from './json-text.ts';
import type {
  BrowserAnswer,
  PaymentProviderName,
  ProviderPayment,
  ProviderRefund,
  WebhookEvent,
  WebhookKind,
} from './payment-provider.ts';
import { hashOf, headerText, isSameSignature, isSignedWithOneOf, signatureOf } from './signatures.ts';

export const SIGNATURE_HEADER = 'x-razorpay-signature';
export const EVENT_ID_HEADER = 'x-razorpay-event-id';

export const orderFacts = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  receipt: z.nullish(z.string()),
});

export const orderList = z.object({ items: z._default(z.array(orderFacts), []) });

const paymentFacts = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.nullish(z.number()),
  method: z.nullish(z.string()),
  error_description: z.nullish(z.string()),
});
type PaymentFacts = z.output<typeof paymentFacts>;

export const paymentAnswer = paymentFacts;
export const paymentList = z.object({ items: z.array(paymentFacts) });

export const refundFacts = z.object({
  id: z.string(),
  payment_id: z.nullish(z.string()),
  amount: z.nullish(z.number()),
  status: z._default(z.enum(['pending', 'processed', 'failed']), 'pending'),
});
type RefundFacts = z.output<typeof refundFacts>;

/** Razorpay does not say why a refund failed. */
export function refundFrom({ id, status }: RefundFacts): ProviderRefund {
  return { providerRefundId: id, status, failureReason: null };
}

export function paymentFrom(provider: PaymentProviderName, facts: PaymentFacts): ProviderPayment {
  const { id, order_id, amount, currency, status, amount_refunded, method, error_description } = facts;
  return {
    providerPaymentId: id,
    providerOrderId: order_id ?? null,
    amount: amountFrom(provider, amount, currency),
    status,
    amountRefunded: amountFrom(provider, amount_refunded ?? 0, currency),
    method: method ?? null,
    failureReason: status === 'failed' ? reasonFrom(error_description) : null,
  };
}

export function browserSignature(
  keySecret: string,
  { providerOrderId, providerPaymentId }: Omit<BrowserAnswer, 'signature'>,
): string {
  return signatureOf(keySecret, `${providerOrderId}|${providerPaymentId}`);
}

export function isBrowserAnswerSigned(keySecret: string, answer: BrowserAnswer): boolean {
  return isSameSignature(answer.signature, browserSignature(keySecret, answer));
}

const KINDS: ReadonlyMap<string, WebhookKind> = new Map([
  ['payment.authorized', 'payment_authorized'],
  ['payment.captured', 'payment_captured'],
  ['order.paid', 'payment_captured'],
  ['payment.failed', 'payment_failed'],
  ['refund.created', 'refund_changed'],
  ['refund.processed', 'refund_changed'],
  ['refund.failed', 'refund_changed'],
]);

const entity = <S extends z.ZodMiniType>(facts: S) => z.optional(z.object({ entity: facts }));
const webhookBody = z.object({
  event: z.string(),
  payload: z.object({
    payment: entity(z.object({ id: z.string(), order_id: z.nullish(z.string()) })),
    order: entity(z.object({ id: z.string() })),
    refund: entity(z.object({ payment_id: z.string() })),
  }),
});

export function readRazorpayWebhook(
  secrets: readonly string[],
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): WebhookEvent | null {
  const signature = headerText(headers, SIGNATURE_HEADER);
  if (signature === null || !isSignedWithOneOf(secrets, signature, rawBody)) return null;
  const eventId = eventIdOf(rawBody, headers);
  const body = webhookBody.safeParse(parseJson(rawBody.toString('utf8')));
  if (!body.success) return { eventId, kind: 'other', providerOrderId: null, providerPaymentId: null };
  const { payment, order, refund } = body.data.payload;
  return {
    eventId,
    kind: KINDS.get(body.data.event) ?? 'other',
    providerOrderId: payment?.entity.order_id ?? order?.entity.id ?? null,
    providerPaymentId: payment?.entity.id ?? refund?.entity.payment_id ?? null,
  };
}

/** The header is not signed: without a plausible one, equal bodies are one event. */
function eventIdOf(rawBody: Buffer, headers: IncomingHttpHeaders): string {
  const given = headerText(headers, EVENT_ID_HEADER);
  return given && /^[\w-]{1,100}$/.test(given) ? given : hashOf(rawBody);
}
