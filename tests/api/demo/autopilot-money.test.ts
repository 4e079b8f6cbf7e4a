import { afterAll, expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { reportLetterOfCredit } from '#contract/customer/letters-of-credit.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { readPayment, reportBankTransfer } from '#contract/customer/payments.ts';
import { releaseRefund } from '#contract/staff/payments.ts';
import { tick } from '#demo/autopilot/tick.ts';
import { formatAmountInput } from '#demo/format-amount-input.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { demoWorldsForFile } from '#tests/support/data/demo-worlds.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  begin,
  capturesOf,
  expectBooksRight,
  type PayableOrder,
  payByCard,
} from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const { provisional, created } = ORDER_STATUS_CODE;

const [world, second] = await demoWorldsForFile();
afterAll(() => expectBooksRight(world));

async function after(seconds: number): Promise<void> {
  world.clock.advance(seconds);
  await tick(world.services);
}

let transfers = 0;

async function aToldTransfer(payable: PayableOrder): Promise<string> {
  transfers += 1;
  const { paymentOrderId, amount } = await begin(payable, 'bank_transfer');
  const utr = `LOOMN2026110200${String(transfers).padStart(4, '0')}`;
  const body = { utr, amount: formatAmountInput(BigInt(amount.minor)), paidOn: '2026-11-02' };
  await payable.buyer.call(reportBankTransfer, { params: { paymentOrderId }, body });
  return paymentOrderId;
}

async function statusOf({ buyer, order: { orderId } }: PayableOrder): Promise<number> {
  return (await buyer.call(readOrder, { params: { orderId } })).status;
}

test('a transfer that a buyer told of is found within half a minute, and the order is confirmed', async () => {
  const payable = await aPayableOrder(world);
  const paymentOrderId = await aToldTransfer(payable);
  await after(14);
  expect(await statusOf(payable)).toBe(provisional);
  await after(14);
  expect(await statusOf(payable)).toBe(created);
  const payment = await payable.buyer.call(readPayment, { params: { paymentOrderId } });
  expect(payment).toMatchObject({ status: 'captured', transfers: [{ state: 'matched' }] });
});

test('a letter of credit is accepted, and the order may begin; whether it is paid is left to people', async () => {
  const payable = await anAdvanceOrder(world, { market: 'BD', quantity: '1000' });
  const { paymentOrderId } = await begin(payable, 'letter_of_credit');
  const params = { paymentOrderId };
  const amount = (Number(payable.order.total.minor) / 100).toFixed(2);
  const body = { number: 'JDB/LC/26/1', bank: 'Jamuna Delta Bank', amount, expiresOn: '2027-02-01' };
  await payable.buyer.call(reportLetterOfCredit, { params, body });
  await after(14);
  expect(await statusOf(payable)).toBe(provisional);
  await after(14);
  expect(await statusOf(payable)).toBe(created);
  await after(60);
  expect(await payable.buyer.call(readPayment, { params })).toMatchObject({
    status: 'attempted',
    letters: [{ state: 'accepted' }],
  });
});

async function aCancelledOrder(quantity: string): Promise<PayableOrder> {
  const payable = await aPayableOrder(world, { quantity });
  await payByCard(world, payable);
  const { orderId } = payable.order;
  await payable.buyer.call(cancelOrder, { params: { orderId }, body: {} });
  return payable;
}

function refundOf({ order }: PayableOrder) {
  return world.services.db.unscoped
    .selectFrom('refunds')
    .select(['refund_id', 'state', 'approved_by', 'released_by'])
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
}

test('a small refund is let go by the autopilot, a large one by both of its members', async () => {
  const small = await aCancelledOrder('500');
  const large = await aCancelledOrder('5000');
  await after(11);
  expect(await refundOf(small)).toMatchObject({ state: 'asked' });
  await after(10);
  expect(await refundOf(small)).toMatchObject({ state: 'released', approved_by: null });
  const waiting = await refundOf(large);
  expect(waiting).toMatchObject({ state: 'approved', released_by: null });
  await after(14);
  const released = await refundOf(large);
  expect(released).toMatchObject({ state: 'released', approved_by: waiting.approved_by });
  expect(released.released_by).not.toBe(waiting.approved_by);
  await sendRefunds(world.services);
  for (const payable of [small, large]) expect(await refundOf(payable)).toMatchObject({ state: 'sent' });
});

test('the autopilot is nobody’s second person: what a person approved is left to people, and a person takes its place', async () => {
  const [people, played] = [await aCancelledOrder('5000'), await aCancelledOrder('5000')];
  const [first, second] = [await world.asStaff('accounts'), await world.asStaff('accounts')];
  const release = async (visitor: StaffVisitor, payable: PayableOrder) =>
    visitor.call(releaseRefund, { params: { refundId: (await refundOf(payable)).refund_id }, body: {} });
  await release(first, people);
  await after(20);
  expect(await refundOf(played)).toMatchObject({ state: 'approved' });
  await release(first, played);
  expect(await refundOf(played)).toMatchObject({ state: 'approved', approved_by: first.staffId });
  await after(60);
  for (const payable of [people, played]) {
    expect(await refundOf(payable)).toMatchObject({ state: 'approved', approved_by: first.staffId });
    expect(await refusalOf(release(first, payable))).toMatchObject({ code: 'second_person_needed' });
    await release(second, payable);
    expect(await refundOf(payable)).toMatchObject({ state: 'released', released_by: second.staffId });
  }
});

test('however many processes look at once, each transfer counts once', async () => {
  const payables = [await aPayableOrder(world), await aPayableOrder(world), await aPayableOrder(world)];
  for (const payable of payables) await aToldTransfer(payable);
  world.clock.advance(30);
  await Promise.all(
    Array.from({ length: 6 }, (_, turn) => tick(turn % 2 ? second.services : world.services)),
  );
  for (const payable of payables) {
    expect(await statusOf(payable)).toBe(created);
    expect(await capturesOf(world, payable.order.orderId)).toHaveLength(1);
  }
});

test('what lies longer back than 15 minutes is left to people', async () => {
  const payable = await aPayableOrder(world);
  await aToldTransfer(payable);
  await after(16 * 60);
  expect(await statusOf(payable)).toBe(provisional);
});
