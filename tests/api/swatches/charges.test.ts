/** The charge of a swatch: how it comes back with an order of the cloth, and stands again when that is cancelled. */

import { beforeAll, expect, test } from 'vitest';
import { payOutAccountCredit } from '#contract/customer/account-credit.ts';
import { changeBankDetails } from '#contract/customer/bank-details.ts';
import { cancelOrder, previewCancel } from '#contract/customer/cancel-order.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import type { Swatch } from '#contract/customer/swatches.ts';
import { cancelOrderForStaff } from '#contract/staff/cancel-order.ts';
import * as staff from '#contract/staff/swatches.ts';
import { accountCreditOf } from '#server/capabilities/payments/ledger/write-entry.ts';
import { returnCharges, returnChargesWithOrders } from '#server/capabilities/swatches/return-charges.ts';
import { lockAnySwatch } from '#server/capabilities/swatches/swatches.store.ts';
import {
  anOrderingBuyer,
  aQuality,
  type OrderingBuyer,
  place,
  termsFor,
} from '#tests/support/data/orders.ts';
import { aPayingWorld, expectBooksRight, payByCard, readyToPay } from '#tests/support/data/payments.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { type SwatchCalls, swatchCalls } from '#tests/support/data/swatches.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
let desk: StaffVisitor;
let accounts: StaffVisitor;
let buyer: OrderingBuyer;
let swatches: SwatchCalls;
beforeAll(async () => {
  desk = await world.asStaff();
  accounts = await world.asStaff('accounts');
  buyer = await anOrderingBuyer(world);
  swatches = swatchCalls(buyer, desk);
  await returnChargesWithOrders(world.services);
});

const BANK = {
  accountHolder: 'Asha Garments',
  accountNumber: '001122334455',
  accountNumberAgain: '001122334455',
  bankCode: 'HDFC0000001',
};

/** A paid order of the cloth. */
async function order(fabId: string): Promise<string> {
  const placed = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
  await payByCard(world, await readyToPay(world, buyer, placed));
  return placed.orderId;
}

function credit() {
  return accountCreditOf(world.services.db, buyer.customer.brandId, 'INR').then(({ minor }) => Number(minor));
}

/** What the buyer was told about a charge that stands again. */
async function chargeNotificationsOf({ number }: Swatch): Promise<string[]> {
  const { records } = await buyer.call(listNotifications, { query: {} });
  return records.filter(({ title }) => title === `Swatch ${number} is charged again`).map(({ body }) => body);
}

test('a charge that was paid comes back as account credit with the order, once', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const swatch = await swatches.ask(fabId);
  await swatches.send(swatch.swatchId);
  const pay = () => desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
  await pay();
  expect((await refusalOf(pay())).code).toBe('illegal_transition');
  expect([(await swatches.readAgain(swatch))?.chargeState, await credit()]).toEqual(['paid', before]);
  await expectBooksRight(world);
  const orderId = await order(fabId);
  await waitFor(
    'the charge to come back',
    async () => (await swatches.readAgain(swatch))?.chargeState === 'returned',
  );
  await Promise.all([returnCharges(world.services, orderId), returnCharges(world.services, orderId)]);
  expect(await credit()).toBe(before + 25_000);
  await expectBooksRight(world);
});

test('an order before the courier collected drops the charge; what was collected all the same comes back', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const swatch = await swatches.ask(fabId);
  await swatches.send(swatch.swatchId);
  await order(fabId);
  await waitFor(
    'the charge to be dropped',
    async () => (await swatches.readAgain(swatch))?.chargeState === 'dropped',
  );
  expect(await credit()).toBe(before);
  await desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
  expect((await swatches.readAgain(swatch))?.chargeState).toBe('returned');
  expect(await credit()).toBe(before + 25_000);
  await expectBooksRight(world);
});

test('a buyer who cancels the order owes the charge again, and the next order returns it', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const paid = await swatches.ask(fabId);
  await swatches.send(paid.swatchId);
  await desk.call(staff.recordSwatchPayment, { params: { swatchId: paid.swatchId } });
  const first = await order(fabId);
  await waitFor(
    'the charge to come back',
    async () => (await swatches.readAgain(paid))?.chargeState === 'returned',
  );
  const { refundTo } = await buyer.call(previewCancel, { params: { orderId: first } });
  expect(refundTo).toContain('The swatch charge of ₹250.00, credited with this order, is charged again.');
  await buyer.call(cancelOrder, { params: { orderId: first }, body: {} });
  await waitFor(
    'the charge to stand again',
    async () => (await swatches.readAgain(paid))?.chargeState === 'paid',
  );
  await returnCharges(world.services, first);
  expect(await credit()).toBe(before);
  expect(await chargeNotificationsOf(paid)).toEqual([
    expect.stringMatching(
      /^Order SO-26-\d{6} was cancelled, so the ₹250\.00 for swatch SW-26-\d{6} \(.+\) was deducted from your account credit\. If you order/,
    ),
  ]);
  await expectBooksRight(world);
  await order(fabId);
  await waitFor(
    'the charge to come back',
    async () => (await swatches.readAgain(paid))?.chargeState === 'returned',
  );
  expect(await credit()).toBe(before + 25_000);
  await expectBooksRight(world);
});

test('another order of the fabric keeps the charge returned when the first one is cancelled', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const swatch = await swatches.ask(fabId);
  await swatches.send(swatch.swatchId);
  await desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
  const first = await order(fabId);
  await waitFor(
    'the charge to come back',
    async () => (await swatches.readAgain(swatch))?.chargeState === 'returned',
  );
  const second = await order(fabId);
  await buyer.call(cancelOrder, { params: { orderId: first }, body: {} });
  await waitFor('the second order to settle it', async () => {
    const row = await lockAnySwatch(world.services.db, swatch.swatchId);
    return row?.charge_state === 'returned' && row.return_order_id === second;
  });
  expect(await chargeNotificationsOf(swatch)).toEqual([]);
  expect(await credit()).toBe(before + 25_000);
  await expectBooksRight(world);
});

test('a charge that the cancelled order had dropped is due again, as long as the swatch is on its way', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const swatch = await swatches.ask(fabId);
  await swatches.send(swatch.swatchId);
  const orderId = await order(fabId);
  await waitFor(
    'the charge to be dropped',
    async () => (await swatches.readAgain(swatch))?.chargeState === 'dropped',
  );
  await buyer.call(cancelOrder, { params: { orderId }, body: {} });
  await waitFor(
    'the charge to be due',
    async () => (await swatches.readAgain(swatch))?.chargeState === 'due',
  );
  expect(await chargeNotificationsOf(swatch)).toEqual([
    expect.stringContaining('so please pay ₹250.00 to the courier when swatch'),
  ]);
  await desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
  expect([(await swatches.readAgain(swatch))?.chargeState, await credit()]).toEqual(['paid', before]);
  await expectBooksRight(world);
});

test('an order that we cancel leaves the returned charge with the buyer, and so does credit that is spent', async () => {
  const returnedCharge = async () => {
    const { fabId } = await aQuality(world);
    const swatch = await swatches.ask(fabId);
    await swatches.send(swatch.swatchId);
    await desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
    const orderId = await order(fabId);
    await waitFor(
      'the charge to come back',
      async () => (await swatches.readAgain(swatch))?.chargeState === 'returned',
    );
    return { swatch, orderId };
  };
  const ours = await returnedCharge();
  await accounts.call(cancelOrderForStaff, {
    params: { orderId: ours.orderId },
    body: { reason: 'The mill cannot weave it.' },
  });
  await returnCharges(world.services, ours.orderId);
  expect((await swatches.readAgain(ours.swatch))?.chargeState).toBe('returned');

  world.clock.advance(31);
  await stepUp(world, buyer);
  await buyer.call(changeBankDetails, { body: BANK });
  const theirs = await returnedCharge();
  await buyer.call(payOutAccountCredit, { body: {} });
  expect(await credit()).toBe(0);
  await buyer.call(cancelOrder, { params: { orderId: theirs.orderId }, body: {} });
  await returnCharges(world.services, theirs.orderId);
  expect((await swatches.readAgain(theirs.swatch))?.chargeState).toBe('returned');
  expect([await chargeNotificationsOf(ours.swatch), await chargeNotificationsOf(theirs.swatch)]).toEqual([
    [],
    [],
  ]);
  await expectBooksRight(world);
});

test('an order of another fabric returns nothing, and neither does one after ninety days', async () => {
  const { fabId } = await aQuality(world);
  const swatch = await swatches.ask(fabId);
  await swatches.send(swatch.swatchId);
  await returnCharges(world.services, await order((await aQuality(world)).fabId));
  expect((await swatches.readAgain(swatch))?.chargeState).toBe('due');
  await world.services.db.unscoped
    .updateTable('swatch_requests')
    .set({ requested_at: new Date(world.services.clock.now().getTime() - 91 * 24 * 3600 * 1000) })
    .where('swatch_id', '=', swatch.swatchId)
    .execute();
  await returnCharges(world.services, await order(fabId));
  expect((await swatches.readAgain(swatch))?.chargeState).toBe('due');
});
