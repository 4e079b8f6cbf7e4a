/** A payment begins with the amount the order says, in one way at a time, and only while the order can be paid. */

import { expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { placeProvisionalOrder, readOrder } from '#contract/customer/orders.ts';
import {
  createPaymentOrder,
  listPayments,
  type PaymentOrder,
  readPayment,
  readUpi,
} from '#contract/customer/payments.ts';
import { extendHold } from '#server/capabilities/order-records/extend-hold.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { expirePayments } from '#server/capabilities/payments/webhooks/expire-payments.ts';
import { pollPayments } from '#server/capabilities/payments/webhooks/poll-payments.ts';
import { sandboxSecrets } from '#server/integrations/payments/sandbox/sandbox-secrets.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderingBuyer, aQuality, place, signedInAgain, termsFor } from '#tests/support/data/orders.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  begin,
  endHolds,
  paid,
  payByCard,
} from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();

const idOf = ({ paymentOrderId }: PaymentOrder) => ({ paymentOrderId });
const HALF_AN_HOUR = 30 * 60;

test('the amount comes from the order alone, to the paisa, here and at the provider', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  expect(payment).toMatchObject({
    orderId: payable.order.orderId,
    orderNumber: payable.order.number,
    provider: 'sandbox',
    method: 'card',
    amount: payable.order.total,
    status: 'created',
    statusLabel: 'Not paid yet',
    expiresAt: payable.order.heldUntil,
    instalment: { position: 1, kind: 'advance', left: payable.order.total },
    checkout: { kind: 'page', url: `/sandbox-checkout/${payment.providerOrderId}` },
    bank: null,
  });
  const atProvider = await world.services.db.unscoped
    .selectFrom('sandbox_payment_orders')
    .selectAll()
    .where('provider_order_id', '=', payment.providerOrderId ?? '')
    .executeTakeFirstOrThrow();
  expect(atProvider).toMatchObject({
    reference: payment.paymentOrderId,
    amount_minor: BigInt(payable.order.total.minor),
    currency: 'INR',
    methods: ['card', 'upi', 'netbanking'],
    return_url: `/customer/create-order/paymentDetails/fabrics/${payable.order.fabId}?orderId=${payable.order.orderId}&paymentOrderId=${payment.paymentOrderId}`,
  });
  const withAmount = await payable.buyer.inject({
    method: 'POST',
    url: createPaymentOrder.path,
    payload: { orderId: payable.order.orderId, instalment: 1, method: 'card', amount: '1' },
  });
  expect(withAmount.statusCode).toBe(400);
});

test('begun again it is the same payment; another way replaces it', async () => {
  const payable = await aPayableOrder(world);
  const first = await begin(payable, 'card');
  const again = await Promise.all([begin(payable, 'card'), begin(payable, 'upi'), begin(payable, 'card')]);
  for (const payment of again) {
    expect(payment).toMatchObject({
      paymentOrderId: first.paymentOrderId,
      providerOrderId: first.providerOrderId,
    });
  }
  const transfer = await begin(payable, 'bank_transfer');
  expect(transfer.paymentOrderId).not.toBe(first.paymentOrderId);
  expect(await payable.buyer.call(readPayment, { params: idOf(first) })).toMatchObject({ status: 'expired' });
  // Paid all the same in the forgotten tab: the money counts.
  await paid(world, first, { webhooks: 'never' });
  const { services } = world;
  await services.db.unscoped
    .updateTable('payment_orders')
    .set({ poll_after: world.clock.now() })
    .where('payment_order_id', '=', first.paymentOrderId)
    .execute();
  await pollPayments(services);
  const { status } = await payable.buyer.call(readOrder, { params: { orderId: payable.order.orderId } });
  expect(status).toBe(10);
  expect(await payable.buyer.call(readPayment, { params: idOf(transfer) })).toMatchObject({
    status: 'expired',
  });
});

test('the same key gives the same payment again, with another order it is refused', async () => {
  const [one, other] = [await aPayableOrder(world), await aPayableOrder(world)];
  const send = (orderId: string) =>
    one.buyer.inject({
      method: 'POST',
      url: createPaymentOrder.path,
      headers: { 'idempotency-key': 'pay-once-please' },
      payload: { orderId, instalment: 1, method: 'card' },
    });
  const answers = await Promise.all([send(one.order.orderId), send(one.order.orderId)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
  expect((await send(other.order.orderId)).statusCode).toBe(409);
});

test('a payment lives as long as its order is held, also when the order got more time later', async () => {
  const payable = await aPayableOrder(world);
  const card = await begin(payable);
  const { brandId } = payable.buyer.customer;
  await world.services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, brandId, payable.order.orderId);
    await extendHold(world.services, tx, order, { kind: 'system' });
  });
  const { heldUntil } = await payable.buyer.call(readOrder, { params: { orderId: payable.order.orderId } });
  expect(Date.parse(heldUntil ?? '')).toBeGreaterThan(Date.parse(card.expiresAt));
  world.clock.set(new Date(card.expiresAt));
  await expirePayments(world.services);
  const buyer = await signedInAgain(world, payable.buyer);
  expect(await buyer.call(readPayment, { params: idOf(card) })).toMatchObject({
    status: 'created',
    expiresAt: heldUntil,
  });
});

test('an order that is not approved, no longer held, cancelled or paid asks for no money', async () => {
  const buyer = await anOrderingBuyer(world);
  const { fabId } = await aQuality(world, { kind: 'made_to_order' });
  const order = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
  const waiting = await refusalOf(begin({ buyer, order }));
  expect([waiting.status, waiting.code, waiting.body.details?.code]).toEqual([
    422,
    'order_refused',
    'approval_needed',
  ]);

  const held = await aPayableOrder(world);
  const payment = await begin(held);
  world.clock.advance(HALF_AN_HOUR);
  const later = { ...held, buyer: await signedInAgain(world, held.buyer) };
  const over = await refusalOf(begin(later));
  expect([over.status, over.code]).toEqual([410, 'hold_ended']);
  await endHolds(world);
  await expirePayments(world.services);
  expect((await refusalOf(begin(later))).code).toBe('hold_ended');
  expect(await later.buyer.call(readPayment, { params: idOf(payment) })).toMatchObject({
    status: 'expired',
    statusLabel: 'Payment expired',
  });

  const given = await aPayableOrder(world);
  await given.buyer.call(cancelOrder, { params: { orderId: given.order.orderId }, body: {} });
  expect((await refusalOf(begin(given))).code).toBe('illegal_transition');
  const settled = await aPayableOrder(world);
  await payByCard(world, settled);
  expect((await refusalOf(begin(settled))).code).toBe('illegal_transition');
  const none = await refusalOf(begin(await aPayableOrder(world), 'card', 3));
  expect([none.status, none.code]).toEqual([404, 'not_found']);
});

test('UPI has an app link and a code up to one lakh; above it another way is named', async () => {
  const small = await aPayableOrder(world);
  const payment = await begin(small, 'upi');
  const upi = await small.buyer.call(readUpi, { params: idOf(payment) });
  const amount = (Number(payment.amount.minor) / 100).toFixed(2);
  expect(upi.vpa).toBe('selvedge.tests@loombank');
  expect(upi.intentUrl).toBe(
    `upi://pay?pa=selvedge.tests@loombank&pn=Selvedge%20Trading%20Pvt%20Ltd&am=${amount}&cu=INR&tn=${small.order.number}&tr=${payment.paymentOrderId.replaceAll('-', '')}`,
  );
  expect(upi.qr).not.toMatch(/script|\son\w+=/);
  expect(upi.qr).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  const card = await begin(small, 'card');
  expect((await refusalOf(small.buyer.call(readUpi, { params: idOf(card) }))).code).toBe(
    'illegal_transition',
  );

  const large = await aPayableOrder(world, { quantity: '1500' });
  const refused = await refusalOf(begin(large, 'upi'));
  expect([refused.status, refused.code, refused.body.details?.message]).toEqual([
    422,
    'method_closed',
    'UPI payments are limited to ₹1,00,000. Use a bank transfer for this amount.',
  ]);
  const letter = await refusalOf(begin(large, 'letter_of_credit'));
  expect(letter.code).toBe('method_closed');
});

test('what is due, late and paid is listed with its counts, of the own company only', async () => {
  const one = await anAdvanceOrder(world);
  const { buyer } = one;
  const list = (status: 'due' | 'overdue' | 'paid') => buyer.call(listPayments, { query: { status } });
  expect(await list('due')).toMatchObject({
    total: 2,
    nextOffset: null,
    counts: { due: 2, overdue: 0, paid: 0 },
    records: [
      { orderId: one.order.orderId, orderStatus: 5, paidAt: null, instalment: { kind: 'advance' } },
      { orderNumber: one.order.number, instalment: { kind: 'balance', dueText: 'Before dispatch' } },
    ],
    credit: { limit: { minor: '0', currency: 'INR' }, nextDueOn: null },
    advance: { minor: '0', currency: 'INR' },
  });
  const payment = await payByCard(world, one);
  expect(await list('paid')).toMatchObject({
    counts: { due: 1, overdue: 0, paid: 1 },
    records: [
      {
        paymentOrderId: payment.paymentOrderId,
        paidAt: world.clock.now().toISOString(),
        instalment: { state: 'paid', left: { minor: '0' } },
      },
    ],
  });
  await world.services.db.unscoped
    .updateTable('instalments')
    .set({ due_on: '2026-11-01' })
    .where('order_id', '=', one.order.orderId)
    .where('position', '=', 2)
    .execute();
  expect(await list('overdue')).toMatchObject({
    counts: { due: 0, overdue: 1, paid: 1 },
    records: [{ instalment: { isOverdue: true, dueOn: '2026-11-01' } }],
  });
  const stranger = await world.asCustomer();
  expect(await stranger.call(listPayments, { query: {} })).toMatchObject({ records: [], total: 0 });
});

test('no reply and no row holds a secret of a provider, and no card number is asked for', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  const { keySecret, webhookSecrets } = sandboxSecrets(world.services);
  const replies = [
    JSON.stringify(payment),
    JSON.stringify(await payable.buyer.call(readPayment, { params: idOf(payment) })),
    (await world.inject({ method: 'GET', url: payment.checkout.url ?? '' })).body,
    (await world.inject({ method: 'GET', url: '/openapi.json' })).body,
  ];
  for (const reply of replies) {
    for (const secret of [keySecret, ...webhookSecrets]) expect(reply).not.toContain(secret);
    expect(reply).not.toMatch(/card_?number|cvv/i);
  }
});

test("nobody begins, reads or cancels somebody else's payment", async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'upi');
  const stranger = await anOrderingBuyer(world);
  for (const refused of await Promise.all([
    refusalOf(begin({ buyer: stranger, order: payable.order })),
    refusalOf(stranger.call(readPayment, { params: idOf(payment) })),
    refusalOf(stranger.call(readUpi, { params: idOf(payment) })),
    refusalOf(stranger.call(cancelOrder, { params: { orderId: payable.order.orderId }, body: {} })),
  ])) {
    expect([refused.status, refused.code]).toEqual([404, 'not_found']);
  }
  const terms = { ...termsFor(stranger, { fabId: payable.order.fabId, quantity: '500' }) };
  const own = await stranger.call(placeProvisionalOrder, { body: terms });
  expect(own.orderId).not.toBe(payable.order.orderId);
});
