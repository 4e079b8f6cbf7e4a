/** Razorpay, played on this machine by its documented protocol: orders, payments, refunds, basic authentication. */
import { createHmac } from 'node:crypto';
import {
  type Answerer,
  answerJson,
  type LocalServer,
  openLocalServer,
  type Requested,
} from './local-server.ts';

type Row = Record<string, unknown> & { id: string };
type PlayedPayment = {
  status?: string;
  amount?: number;
  currency?: string;
  method?: string;
  error_description?: string;
};

export type RazorpayServer = LocalServer & {
  orders: Row[];
  payments: Row[];
  refunds: Row[];
  /** How a refund stands when it is asked for; later its row says so. */
  habits: { refundStatus: 'pending' | 'processed' | 'failed' };
  /** Somebody pays; amount and currency are the order's unless the test says otherwise. */
  pay(orderId: string, payment?: PlayedPayment): string;
  /** Ends a played fault. */
  recover(): void;
};

export const RAZORPAY_KEYS = { keyId: 'rzp_test_key', keySecret: 'rzp-secret-of-the-tests' };

export async function openRazorpayServer({ keyId, keySecret } = RAZORPAY_KEYS): Promise<RazorpayServer> {
  const habits: RazorpayServer['habits'] = { refundStatus: 'processed' };
  const books = { orders: [] as Row[], payments: [] as Row[], refunds: [] as Row[], habits };
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const normally: Answerer = (requested, reply) => {
    const { status, body } =
      requested.headers.authorization === expected
        ? answerOf(books, requested)
        : refusal(401, 'Authentication failed');
    answerJson(body, status)(requested, reply);
  };
  const server = await openLocalServer(normally);
  return {
    ...server,
    ...books,
    pay(orderId, { status = 'captured', ...facts } = {}) {
      const id = `pay_${books.payments.length + 1}`;
      const order = books.orders.find((row) => row.id === orderId);
      books.payments.push({
        id,
        entity: 'payment',
        order_id: orderId,
        amount: order?.amount,
        currency: order?.currency,
        status,
        method: 'upi',
        amount_refunded: 0,
        error_description: null,
        ...facts,
      });
      return id;
    },
    recover: () => server.answerWith(normally),
  };
}

type Books = Pick<RazorpayServer, 'orders' | 'payments' | 'refunds' | 'habits'>;
type Answer = { status: number; body: unknown };

const ok = (body: unknown): Answer => ({ status: 200, body });
const collection = (items: Row[]) => ok({ entity: 'collection', count: items.length, items });

function refusal(status: number, description: string): Answer {
  return { status, body: { error: { code: 'BAD_REQUEST_ERROR', description, field: null } } };
}

function answerOf(books: Books, { method, path, headers, body }: Requested): Answer {
  const { pathname, searchParams } = new URL(path, 'http://razorpay');
  const [, , kind, id, more] = pathname.split('/');
  const call = `${method} ${kind}${id ? '/:id' : ''}${more ? `/${more}` : ''}`;
  const given = (body.length > 0 ? JSON.parse(body.toString()) : {}) as Record<string, unknown>;
  const payment = books.payments.find((row) => row.id === id);
  if (call === 'POST orders') return ok(storeOrder(books, given));
  if (call === 'GET orders')
    return collection(
      books.orders.filter(({ receipt }) => receipt === searchParams.get('receipt')).reverse(),
    );
  if (call === 'GET orders/:id/payments')
    return collection(books.payments.filter(({ order_id }) => order_id === id));
  if (call === 'GET payments/:id' && payment) return ok(payment);
  const refund = books.refunds.find((row) => row.id === id);
  if (call === 'GET refunds/:id' && refund) return ok(refund);
  if (call === 'POST payments/:id/refund' && payment)
    return ok(storeRefund(books, payment, { ...given, key: headers['x-refund-idempotency'] }));
  return refusal(400, 'The id provided does not exist');
}

function storeOrder({ orders }: Books, given: Record<string, unknown>): Row {
  const { amount, currency, receipt } = given;
  const order = {
    id: `order_${orders.length + 1}`,
    entity: 'order',
    amount,
    currency,
    receipt,
    status: 'created',
  };
  orders.push(order);
  return order;
}

function storeRefund({ refunds, habits }: Books, payment: Row, given: Record<string, unknown>): Row {
  const known = refunds.find(({ key }) => key === given.key);
  if (known) return known;
  const id = `rfnd_${refunds.length + 1}`;
  const refund = { id, entity: 'refund', payment_id: payment.id, status: habits.refundStatus, ...given };
  refunds.push(refund);
  payment.amount_refunded = Number(payment.amount_refunded) + Number(given.amount);
  if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
  return refund;
}

/** A webhook as Razorpay signs it. */
export function razorpayWebhook(secret: string, body: unknown, eventId = 'evt_1') {
  const rawBody = Buffer.from(JSON.stringify(body));
  const signature = createHmac('sha256', secret).update(rawBody).digest('hex');
  return { rawBody, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } };
}
