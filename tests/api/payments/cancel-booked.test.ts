/** After material is booked only staff cancel, keeping what it cost; everything that shows the order says so. */

import { expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { listPayments, readReceipt } from '#contract/customer/payments.ts';
import { readRequest } from '#contract/customer/requests.ts';
import { cancelOrderForStaff, previewCancelForStaff } from '#contract/staff/cancel-order.ts';
import { listRefunds } from '#contract/staff/payments.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anApprovedQuote, anOrderingBuyer, type OrderingBuyer } from '#tests/support/data/orders.ts';
import {
  aPayableOrder,
  expectBooksRight,
  type PayableOrder,
  payByCard,
} from '#tests/support/data/payments.ts';
import { bookMaterial } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const accounts = await world.asStaff('accounts');
const owner = await world.asStaff('owner');

const MADE = { kind: 'made_to_order' } as const;

async function aBookedOrder(buyer?: OrderingBuyer): Promise<PayableOrder & { paymentOrderId: string }> {
  const payable = await aPayableOrder(world, { quality: MADE, ...(buyer ? { buyer } : {}) });
  const { paymentOrderId } = await payByCard(world, payable);
  await followOrder(world.services, payable.order.orderId);
  await bookMaterial(owner.call, payable.order.orderId);
  return { ...payable, paymentOrderId };
}

test('staff cancel after material is booked, and keep what it cost', async () => {
  const { buyer, order, paymentOrderId } = await aBookedOrder();
  const params = { orderId: order.orderId };
  expect((await refusalOf(buyer.call(cancelOrder, { params, body: {} }))).code).toBe('not_cancellable');
  const paid = BigInt(order.instalments[0]?.amount.minor ?? 0);
  const back = String(paid - 500_000n);
  expect(
    await accounts.call(previewCancelForStaff, { params, body: { materialCost: '5000' } }),
  ).toMatchObject({ canCancel: true, refundAmount: { minor: back }, kept: { minor: '500000' } });
  const reason = 'The brand dropped the style after the fit sample.';
  expect(
    await accounts.call(cancelOrderForStaff, { params, body: { reason, materialCost: '5000' } }),
  ).toMatchObject({ refundAmount: { minor: back }, kept: { minor: '500000' } });
  await expectBooksRight(world);
  expect(await buyer.call(readOrder, { params })).toMatchObject({
    status: 50,
    cancelledBy: 'staff',
    cancelReason: reason,
  });
  const { records } = await accounts.call(listRefunds, { query: { limit: '100' } });
  expect(records.find(({ orderNumber }) => orderNumber === order.number)?.amount.minor).toBe(back);
  const { receipts } = await buyer.call(readReceipt, { params: { paymentOrderId } });
  expect(receipts[0]?.cancelled).toEqual({ at: world.clock.now().toISOString(), reason });
  const lines = await buyer.call(listPayments, { query: { status: 'paid' } });
  expect(lines.records[0]).toMatchObject({ orderNumber: order.number, orderStatus: 50 });
});

test('what is kept is never more than came in', async () => {
  const { order } = await aBookedOrder();
  const params = { orderId: order.orderId };
  const paid = order.instalments[0]?.amount;
  const body = { reason: 'Cancelled by agreement.', materialCost: '99999999' };
  expect(await accounts.call(cancelOrderForStaff, { params, body })).toMatchObject({
    kept: paid,
    refundAmount: { minor: '0' },
  });
});

test('the desk cannot cancel, and a cancelled order cannot be cancelled again', async () => {
  const { order } = await aBookedOrder();
  const params = { orderId: order.orderId };
  const desk = await world.asStaff('desk');
  const body = { reason: 'Cancelled by agreement.' };
  expect((await refusalOf(desk.call(cancelOrderForStaff, { params, body }))).code).toBe('not_allowed');
  await accounts.call(cancelOrderForStaff, { params, body });
  expect((await refusalOf(accounts.call(cancelOrderForStaff, { params, body }))).code).toBe(
    'not_cancellable',
  );
});

test('the query behind a cancelled order says so, in the reason the buyer gave', async () => {
  const buyer = await anOrderingBuyer(world);
  const quoted = await anApprovedQuote(buyer, await world.asStaff());
  const payable = await aPayableOrder(world, { buyer, ...quoted, quantity: '3000' });
  await payByCard(world, payable);
  const { orderId, number } = payable.order;
  const body = { reason: 'Our buyer moved the season.' };
  await buyer.call(cancelOrder, { params: { orderId }, body });
  expect(await buyer.call(readRequest, { params: { fabId: quoted.fabId } })).toMatchObject({
    status: 12,
    closeNote: `Order ${number} was cancelled: Our buyer moved the season.`,
  });
});
