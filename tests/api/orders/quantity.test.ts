/** The quantity of an order that is held can still be changed; what is paid or being checked cannot. */

import { expect, test } from 'vitest';
import { changeOrderQuantity, listHeldOrders } from '#contract/customer/orders.ts';
import { reportBankTransfer } from '#contract/customer/payments.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderingBuyer, aProvisionalOrder } from '#tests/support/data/orders.ts';
import {
  aPayableOrder,
  begin,
  type PayableOrder,
  payByCard,
  readOrderOf,
} from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();

type Body = CallInput<typeof changeOrderQuantity>['body'];
const change = ({ buyer, order: { orderId } }: PayableOrder, body: Body) =>
  buyer.call(changeOrderQuantity, { params: { orderId }, body });
async function freeStock({ order: { fabId } }: PayableOrder): Promise<bigint> {
  const { free } = await world.services.db.unscoped
    .selectFrom('stock_lots')
    .select((eb) => eb.fn.sum<bigint>('free_thousandths').as('free'))
    .where('fab_id', '=', fabId)
    .executeTakeFirstOrThrow();
  return BigInt(free);
}

test('a new order on the same terms takes the place of the old one, within the same hold', async () => {
  const payable = await aPayableOrder(world, { poNumber: 'PO-77' });
  await begin(payable, 'card');
  world.clock.advance(300);
  const changed = await change(payable, { quantity: '800' });
  expect(changed).toMatchObject({
    status: 5,
    quantity: { thousandths: '800000', unit: 'metre' },
    heldUntil: payable.order.heldUntil,
    poNumber: 'PO-77',
    gstin: payable.order.gstin,
    shipping: payable.order.shipping,
    deliveryTerm: payable.order.deliveryTerm,
    creditDays: 0,
  });
  expect(BigInt(changed.total.minor)).toBeGreaterThan(BigInt(payable.order.total.minor));
  expect(await readOrderOf(payable)).toMatchObject({ status: 50, cancelReason: 'Quantity changed' });
  const { records } = await payable.buyer.call(listHeldOrders, {});
  expect(records.map(({ orderId }) => orderId)).toEqual([changed.orderId]);
  expect(await freeStock(payable)).toBe(9_200_000n);
  await payByCard(world, { ...payable, order: changed });
  expect(await readOrderOf({ ...payable, order: changed })).toMatchObject({ status: 10 });
});

test('the approved quote goes with the new order', async () => {
  const buyer = await anOrderingBuyer(world);
  const order = await aProvisionalOrder(buyer, await world.asStaff());
  const lines = order.lines.map(({ colour }) => ({ colour, quantity: '1100' }));
  const changed = await change({ buyer, order }, { quantity: '3300', lines });
  expect(changed).toMatchObject({ quoteId: order.quoteId, quantity: { thousandths: '3300000' } });
});

test('a quantity that cannot be had leaves the order as it was', async () => {
  const payable = await aPayableOrder(world);
  const answers = { 100: 422, 525: 422, 20000: 409 };
  for (const [quantity, status] of Object.entries(answers)) {
    const refused = await refusalOf(change(payable, { quantity }));
    expect(refused.status, quantity).toBe(status);
  }
  expect(await readOrderOf(payable)).toMatchObject({ status: 5, quantity: { thousandths: '500000' } });
  expect(await freeStock(payable)).toBe(9_500_000n);
});

test('what is paid, being checked or somebody else’s is not changed', async () => {
  const paid = await aPayableOrder(world);
  await payByCard(world, paid);
  expect((await refusalOf(change(paid, { quantity: '800' }))).code).toBe('illegal_transition');
  const checked = await aPayableOrder(world);
  const { paymentOrderId } = await begin(checked, 'bank_transfer');
  await checked.buyer.call(reportBankTransfer, {
    params: { paymentOrderId },
    body: { utr: 'LOOMN26000777001', amount: '1000', paidOn: world.clock.now().toISOString().slice(0, 10) },
  });
  expect((await readOrderOf(checked)).allowedMoves).not.toContain('change_quantity');
  expect((await refusalOf(change(checked, { quantity: '800' }))).code).toBe('illegal_transition');
  const other = await anOrderingBuyer(world);
  expect((await refusalOf(change({ ...checked, buyer: other }, { quantity: '800' }))).status).toBe(404);
});
