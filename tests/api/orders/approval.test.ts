import { expect, test } from 'vitest';
import { sendApprovalCode, validateOrder, verifyApprovalCode } from '#contract/customer/orders.ts';
import {
  anOrderingBuyer,
  aProvisionalOrder,
  aQuality,
  place,
  signedInAgain,
  termsFor,
} from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { nextCodeTo } from '#tests/support/data/step-up.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await pricedWorldForFile();
const staff = await world.asStaff();
const buyer = await anOrderingBuyer(world);

const params = (orderId: string) => ({ params: { orderId } });
const send = (orderId: string) => buyer.call(sendApprovalCode, { ...params(orderId), body: {} });
const verify = (orderId: string, otp: string) =>
  buyer.call(verifyApprovalCode, { ...params(orderId), body: { otp } });
const validate = (orderId: string) => buyer.call(validateOrder, { ...params(orderId), body: {} });

test('cloth that is woven for the buyer waits for the code, and is ready to pay with it', async () => {
  const { orderId, number } = await aProvisionalOrder(buyer, staff);
  expect(await validate(orderId)).toEqual({
    isOrderValid: false,
    errorMessage: 'Confirm this order with the code we sent you.',
    code: 'approval_needed',
  });
  const { address } = buyer.customer;
  expect(await send(orderId)).toMatchObject({ channel: 'sms', expiresInSeconds: 600 });
  const message = await world.messages.next(address);
  expect(message).toMatchObject({ purpose: 'order-approval' });
  expect(message.text).toContain(`for order ${number} of ₹3,35,475.00.`);

  const wrong = await refusalOf(verify(orderId, message.code === '000000' ? '000001' : '000000'));
  expect([wrong.status, wrong.code]).toEqual([422, 'code_wrong']);
  const approved = await verify(orderId, message.code ?? '');
  expect(approved).toMatchObject({ isApproved: true, allowedMoves: ['pay', 'cancel', 'change_quantity'] });
  expect(await validate(orderId)).toEqual({ isOrderValid: true, errorMessage: null, code: null });
  expect(await validate(orderId)).toMatchObject({ isOrderValid: true });
  const again = await refusalOf(verify(orderId, message.code ?? ''));
  expect([again.status, again.code]).toEqual([409, 'illegal_transition']);
  const changes = (await changesOf(world, buyer.customer.brandId, 'order')).map(({ change }) => change);
  expect(changes).toEqual(['order placed', 'order checked_invalid', 'order approved', 'order checked_valid']);
});

test('a code for one order opens no other one', async () => {
  const first = await aProvisionalOrder(buyer, staff);
  const second = await aProvisionalOrder(buyer, staff);
  world.clock.advance(60);
  await send(first.orderId);
  const code = await nextCodeTo(world, buyer.customer.address);
  const refused = await refusalOf(verify(second.orderId, code));
  expect([refused.status, refused.code]).toEqual([410, 'code_expired']);
  expect(await verify(first.orderId, code)).toMatchObject({ isApproved: true });
});

test('a code asked for at one amount does not open the same order at another', async () => {
  const { orderId } = await aProvisionalOrder(buyer, staff);
  world.clock.advance(60);
  await send(orderId);
  const code = await nextCodeTo(world, buyer.customer.address);
  await world.services.db.scoped
    .updateTable('orders')
    .set((eb) => ({
      total_minor: eb('total_minor', '+', 100n),
      logistic_cost_minor: eb('logistic_cost_minor', '+', 100n),
    }))
    .where('brand_id', '=', buyer.customer.brandId)
    .where('order_id', '=', orderId)
    .execute();
  const refused = await refusalOf(verify(orderId, code));
  expect([refused.status, refused.code]).toEqual([410, 'code_expired']);
});

test('an order from stock needs no code, and one whose hold is over gets none', async () => {
  const { fabId } = await aQuality(world);
  const stock = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
  const unneeded = await refusalOf(send(stock.orderId));
  expect([unneeded.status, unneeded.code]).toEqual([409, 'illegal_transition']);
  expect(await validate(stock.orderId)).toMatchObject({ isOrderValid: true });

  const { orderId } = await aProvisionalOrder(buyer, staff);
  world.clock.advance(29 * 60);
  const later = await signedInAgain(world, buyer);
  world.clock.advance(60);
  const over = await refusalOf(later.call(sendApprovalCode, { ...params(orderId), body: {} }));
  expect([over.status, over.code]).toEqual([410, 'hold_ended']);
});
