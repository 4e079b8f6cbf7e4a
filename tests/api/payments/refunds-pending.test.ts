/** A provider may work on a refund for days: only its end moves the books, once, and a failure goes back to people. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { readPayment, verifyPayment } from '#contract/customer/payments.ts';
import { listRefunds, type REFUND_STATES, readLedger, releaseRefund } from '#contract/staff/payments.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { pollRefunds } from '#server/capabilities/payments/refunds/settle-refund.ts';
import type { PaymentProvider } from '#server/integrations/payments/payment-provider.ts';
import { browserSignature } from '#server/integrations/payments/razorpay-form.ts';
import {
  aPayableOrder,
  aPayingWorld,
  begin,
  expectBooksRight,
  handleEvents,
  type PayableOrder,
  payByCard,
  postHook,
} from '#tests/support/data/payments.ts';
import { razorpayEnv, WEBHOOK_SECRET } from '#tests/support/providers/payment-providers.ts';
import {
  openRazorpayServer,
  RAZORPAY_KEYS,
  type RazorpayServer,
  razorpayWebhook,
} from '#tests/support/providers/razorpay-server.ts';
import { changesOf } from '#tests/support/server/history.ts';
import type { StaffVisitor, World } from '#tests/support/server/world.ts';

let world: World;
let razorpay: RazorpayServer;
let accounts: StaffVisitor;
beforeAll(async () => {
  razorpay = await openRazorpayServer();
  world = await aPayingWorld({ env: razorpayEnv(razorpay.url) });
});
beforeEach(async () => {
  accounts = await world.asStaff('accounts');
  razorpay.habits.refundStatus = 'pending';
});
afterEach(() => expectBooksRight(world));
afterAll(async () => {
  await world.close();
  await razorpay.close();
});

type Refunding = PayableOrder & { refundId: string; paymentOrderId: string; providerPaymentId: string };

/** A paid order that was cancelled, and whose refund people have released. */
async function aReleasedRefund(): Promise<Refunding> {
  const payable = await aPayableOrder(world);
  const { providerOrderId, paymentOrderId } = await begin(payable);
  const ids = {
    providerOrderId: providerOrderId ?? '',
    providerPaymentId: razorpay.pay(providerOrderId ?? ''),
  };
  const signature = browserSignature(RAZORPAY_KEYS.keySecret, ids);
  await payable.buyer.call(verifyPayment, { body: { ...ids, signature } });
  await payable.buyer.call(cancelOrder, { params: { orderId: payable.order.orderId }, body: {} });
  const [refund] = await list(payable, 'asked');
  const refundId = refund?.refundId ?? '';
  await release(refundId);
  return { ...payable, refundId, paymentOrderId, providerPaymentId: ids.providerPaymentId };
}

async function list({ order }: Pick<PayableOrder, 'order'>, state: (typeof REFUND_STATES)[number]) {
  const { records } = await accounts.call(listRefunds, { query: { state, limit: '100' } });
  return records.filter(({ orderId }) => orderId === order.orderId);
}

const release = (refundId: string) => accounts.call(releaseRefund, { params: { refundId }, body: {} });

/** What Razorpay says about the newest refund of a payment from now on. */
function refundEnds({ providerPaymentId }: Refunding, status: 'processed' | 'failed'): string {
  const row = razorpay.refunds.findLast(({ payment_id }) => payment_id === providerPaymentId);
  if (!row) throw new Error('Razorpay was not asked for a refund.');
  row.status = status;
  return row.id;
}

let events = 0;

async function hear({ providerPaymentId }: Refunding, event: string, refundId: string): Promise<void> {
  events += 1;
  const payload = { refund: { entity: { id: refundId, payment_id: providerPaymentId } } };
  const { rawBody, headers } = razorpayWebhook(WEBHOOK_SECRET, { event, payload }, `evt_refund_${events}`);
  const json = { ...headers, 'content-type': 'application/json' };
  expect((await postHook(world, rawBody.toString(), json, 'razorpay')).statusCode).toBe(200);
  await handleEvents(world);
}

async function kindsOf({ order }: Refunding): Promise<string[]> {
  const { records } = await accounts.call(readLedger, { query: { orderId: order.orderId } });
  return records.map(({ kind }) => kind).filter((kind) => kind.startsWith('refund'));
}

test('a pending refund is owed until the notice of its end, and sent once however often it is told', async () => {
  const refunding = await aReleasedRefund();
  await sendRefunds(world.services);
  expect(await list(refunding, 'pending')).toMatchObject([
    { refundId: refunding.refundId, failureReason: null },
  ]);
  expect(await kindsOf(refunding)).toEqual([]);
  await hear(refunding, 'refund.created', 'rfnd_told_too_early');
  expect(await list(refunding, 'pending')).toHaveLength(1);
  await sendRefunds(world.services);
  const before = razorpay.refunds.length;
  const refundId = refundEnds(refunding, 'processed');
  await hear(refunding, 'refund.processed', refundId);
  await Promise.all([hear(refunding, 'refund.processed', refundId), pollRefunds(world.services)]);
  expect(await list(refunding, 'sent')).toHaveLength(1);
  expect(await kindsOf(refunding)).toEqual(['refund']);
  expect(razorpay.refunds).toHaveLength(before);
  const { paymentOrderId, buyer } = refunding;
  expect(await buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({ status: 'refunded' });
  const { records: news } = await buyer.call(listNotifications, { query: {} });
  expect(news.filter(({ event }) => event === 'refund_paid')).toHaveLength(1);
});

test('without any notice the poll finds the end, asked ever more rarely', async () => {
  const refunding = await aReleasedRefund();
  await sendRefunds(world.services);
  refundEnds(refunding, 'processed');
  await pollRefunds(world.services);
  expect(await list(refunding, 'pending')).toHaveLength(1);
  world.clock.advance(60);
  await Promise.all([pollRefunds(world.services), pollRefunds(world.services)]);
  expect(await list(refunding, 'sent')).toHaveLength(1);
  expect(await kindsOf(refunding)).toEqual(['refund']);
});

test('one that fails at the provider goes back to people with the reason, and their word makes a new one', async () => {
  const refunding = await aReleasedRefund();
  await sendRefunds(world.services);
  const failed = refundEnds(refunding, 'failed');
  await hear(refunding, 'refund.failed', failed);
  expect(await list(refunding, 'failed')).toMatchObject([{ failureReason: 'The provider gave no reason.' }]);
  await sendRefunds(world.services);
  await hear(refunding, 'refund.failed', failed);
  expect(await kindsOf(refunding)).toEqual([]);
  // A failed refund is over: asked for under the old key it would fail for ever.
  razorpay.habits.refundStatus = 'processed';
  await release(refunding.refundId);
  await Promise.all([sendRefunds(world.services), sendRefunds(world.services)]);
  const requested = razorpay.refunds.filter(({ payment_id }) => payment_id === refunding.providerPaymentId);
  expect(requested.map(({ key }) => key)).toEqual([refunding.refundId, `${refunding.refundId}-1`]);
  expect(await list(refunding, 'sent')).toMatchObject([{ failureReason: null }]);
  // The old one's story is over, whoever tells it again.
  await hear(refunding, 'refund.failed', failed);
  expect(await list(refunding, 'sent')).toHaveLength(1);
  expect(await kindsOf(refunding)).toEqual(['refund']);
  const changes = await changesOf(world, refunding.buyer.customer.brandId, 'refund');
  expect(changes.map(({ change }) => change)).toEqual([
    'refund asked',
    'refund released',
    'refund pending',
    'refund failed',
    'refund released',
    'refund sent',
  ]);
});

test('one that a bank sends back after it had counted as sent is owed again', async () => {
  razorpay.habits.refundStatus = 'processed';
  const refunding = await aReleasedRefund();
  await sendRefunds(world.services);
  expect(await list(refunding, 'sent')).toHaveLength(1);
  const returned = refundEnds(refunding, 'failed');
  await hear(refunding, 'refund.failed', returned);
  await hear(refunding, 'refund.failed', returned);
  expect(await list(refunding, 'failed')).toHaveLength(1);
  expect((await kindsOf(refunding)).toSorted()).toEqual(['refund', 'refund_returned']);
  await expectBooksRight(world);
  const payment = () =>
    refunding.buyer.call(readPayment, { params: { paymentOrderId: refunding.paymentOrderId } });
  expect(await payment()).toMatchObject({ status: 'captured', statusLabel: 'Paid' });
  await release(refunding.refundId);
  await sendRefunds(world.services);
  expect(await payment()).toMatchObject({ status: 'refunded' });
  expect((await kindsOf(refunding)).toSorted()).toEqual(['refund', 'refund', 'refund_returned']);
});

test("another payment's refund, or a provider that is away, moves nothing", async () => {
  const [mine, theirs] = [await aReleasedRefund(), await aReleasedRefund()];
  await sendRefunds(world.services);
  await hear(mine, 'refund.processed', refundEnds(theirs, 'processed'));
  expect(await list(mine, 'pending')).toHaveLength(1);
  razorpay.answerWith((_asked, reply) => reply.destroy());
  world.clock.advance(60);
  await pollRefunds(world.services);
  expect(await list(theirs, 'pending')).toHaveLength(1);
  razorpay.recover();
  world.clock.advance(300);
  await pollRefunds(world.services);
  expect(await list(theirs, 'sent')).toHaveLength(1);
  expect(await list(mine, 'pending')).toHaveLength(1);
});

test('a refund that cannot be sent holds up no other, and a provider that is away holds up no other provider', async () => {
  razorpay.habits.refundStatus = 'processed';
  const [odd, mine] = [await aReleasedRefund(), await aReleasedRefund()];
  const abroad = await aPayableOrder(world, { market: 'INTL', quantity: '600' });
  await payByCard(world, abroad);
  await abroad.buyer.call(cancelOrder, { params: { orderId: abroad.order.orderId }, body: {} });
  await release((await list(abroad, 'asked'))[0]?.refundId ?? '');

  razorpay.answerWith((_asked, reply) => reply.destroy());
  await sendRefunds(world.services, 1);
  expect(await list(abroad, 'sent')).toHaveLength(1);
  expect(await list(mine, 'released')).toHaveLength(1);

  razorpay.recover();
  world.clock.advance(60);
  const { payments } = world.services;
  const byName = (name: string) => {
    const provider = payments.byName(name);
    const refund: PaymentProvider['refund'] = (requested) => {
      if (requested.providerPaymentId === odd.providerPaymentId)
        throw new TypeError('nobody thought of this');
      return provider ? provider.refund(requested) : Promise.reject(new Error('not configured'));
    };
    return provider && { ...provider, refund };
  };
  await sendRefunds({ ...world.services, payments: { ...payments, byName } }, 1);
  expect(await list(odd, 'released')).toHaveLength(1);
  expect(await list(mine, 'sent')).toHaveLength(1);
});
