/** Stripe, played on this machine by its documented protocol: Checkout Sessions, PaymentIntents, idempotency keys. */
import { createHmac } from 'node:crypto';
import {
  type Answerer,
  answerJson,
  type LocalServer,
  openLocalServer,
  type Requested,
} from './local-server.ts';

type Session = {
  id: string;
  url: string;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  status: string;
};
type PaymentIntent = Record<string, unknown> & { id: string; amount: number };
type Refund = { id: string; payment_intent: string; amount: number; status: string; failure_reason?: string };
type Books = {
  sessions: Session[];
  refunds: Refund[];
  habits: { refundStatus: string };
  intents: PaymentIntent[];
  answers: Map<string, { body: string; reply: unknown }>;
};

export type StripeServer = LocalServer & {
  sessions: Session[];
  refunds: Refund[];
  /** How a refund stands when it is asked for; later its row says so. */
  habits: { refundStatus: string };
  /** Somebody pays, or tries to; the facts overwrite those of a paid PaymentIntent. */
  pay(sessionId: string, facts?: Record<string, unknown>): string;
  recover(): void;
};

export const STRIPE_SECRET_KEY = 'sk_test_of_the_tests';

export async function openStripeServer(secretKey = STRIPE_SECRET_KEY): Promise<StripeServer> {
  const habits = { refundStatus: 'succeeded' };
  const books: Books = { sessions: [], refunds: [], habits, intents: [], answers: new Map() };
  const normally: Answerer = (requested, reply) => {
    const isKnown = requested.headers.authorization === `Bearer ${secretKey}`;
    const { status, body } = isKnown ? answerOf(books, requested) : refusal(401, 'api_key_invalid');
    answerJson(body, status)(requested, reply);
  };
  const server = await openLocalServer(normally);
  return {
    ...server,
    sessions: books.sessions,
    refunds: books.refunds,
    habits,
    pay: (sessionId, facts = {}) => storePayment(books, sessionId, facts),
    recover: () => server.answerWith(normally),
  };
}

function storePayment(
  { sessions, intents }: Books,
  sessionId: string,
  facts: Record<string, unknown>,
): string {
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) throw new Error(`No session ${sessionId}.`);
  session.payment_intent = `pi_${intents.length + 1}`;
  intents.push({
    id: session.payment_intent,
    object: 'payment_intent',
    amount: session.amount_total,
    amount_received: session.amount_total,
    currency: session.currency,
    status: 'succeeded',
    last_payment_error: null,
    latest_charge: { refunded: false, amount_refunded: 0, payment_method_details: { type: 'card' } },
    ...facts,
  });
  return session.payment_intent;
}

type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: `No: ${code}` } },
});

function answerOf(books: Books, requested: Requested): Answer {
  const key = requested.headers['idempotency-key'];
  const body = requested.body.toString();
  if (requested.method !== 'POST' || typeof key !== 'string') return answerOnce(books, requested);
  const known = books.answers.get(key);
  if (known) return known.body === body ? ok(known.reply) : refusal(400, 'idempotency_key_in_use');
  const answer = answerOnce(books, requested);
  if (answer.status === 200) books.answers.set(key, { body, reply: answer.body });
  return answer;
}

function answerOnce(
  { sessions, refunds, habits, intents }: Books,
  { method, path, body }: Requested,
): Answer {
  const { pathname, searchParams } = new URL(path, 'http://stripe');
  const form = new URLSearchParams(body.toString());
  const id = pathname.split('/').at(-1) ?? '';
  if (`${method} ${pathname}` === 'POST /v1/checkout/sessions') {
    const session = {
      id: `cs_test_${sessions.length + 1}`,
      url: `https://checkout.stripe.example/c/pay/cs_test_${sessions.length + 1}`,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      status: 'open',
    };
    sessions.push(session);
    return ok(session);
  }
  if (method === 'POST' && pathname.endsWith('/expire')) {
    const open = sessions.find((candidate) => candidate.id === pathname.split('/').at(-2));
    if (!open || open.payment_intent) return refusal(400, 'resource_not_open');
    open.status = 'expired';
    return ok(open);
  }
  if (`${method} ${pathname}` === 'GET /v1/checkout/sessions') {
    const wanted = searchParams.get('payment_intent');
    return ok({ object: 'list', data: sessions.filter(({ payment_intent }) => payment_intent === wanted) });
  }
  if (`${method} ${pathname}` === 'POST /v1/refunds') {
    const intent = intents.find((candidate) => candidate.id === form.get('payment_intent'));
    if (!intent) return refusal(404, 'resource_missing');
    const amount_refunded = Number(form.get('amount'));
    intent.latest_charge = { refunded: amount_refunded === intent.amount, amount_refunded };
    const refund = {
      id: `re_${refunds.length + 1}`,
      object: 'refund',
      payment_intent: intent.id,
      amount: amount_refunded,
      status: habits.refundStatus,
    };
    refunds.push(refund);
    return ok(refund);
  }
  const refund = refunds.find((candidate) => candidate.id === id);
  if (pathname.startsWith('/v1/refunds/') && refund) return ok(refund);
  const intent = intents.find((candidate) => candidate.id === id);
  if (pathname.startsWith('/v1/payment_intents/') && intent) return ok(intent);
  const session = sessions.find((candidate) => candidate.id === id);
  const payment_intent = intents.find((candidate) => candidate.id === session?.payment_intent) ?? null;
  return session ? ok({ ...session, payment_intent }) : refusal(404, 'resource_missing');
}

/** A webhook as Stripe signs it; several secrets while Stripe rolls them. */
export function stripeWebhook(secrets: readonly string[], body: unknown, at: Date) {
  const rawBody = Buffer.from(JSON.stringify(body));
  const time = Math.floor(at.getTime() / 1000);
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest('hex')}`,
  );
  return { rawBody, headers: { 'stripe-signature': [`t=${time}`, ...signed].join(',') } };
}
