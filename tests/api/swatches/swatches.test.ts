/** A cutting by courier, its charge, and how the charge comes back with an order. */

import { beforeAll, expect, test } from 'vitest';
import { payOutAccountCredit } from '#contract/customer/account-credit.ts';
import { changeBankDetails } from '#contract/customer/bank-details.ts';
import { cancelOrder, cancelOrderForStaff, previewCancel } from '#contract/customer/cancel-order.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { listRequestHistory } from '#contract/customer/requests.ts';
import { cancelSwatch, listSwatches, requestSwatch, type Swatch } from '#contract/customer/swatches.ts';
import * as staff from '#contract/staff/swatches.ts';
import { MOST_OPEN_SWATCHES } from '#domain/swatches/swatch-charge.ts';
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
import { aQuotedRequest, putQuoteInStatus } from '#tests/support/data/quotes.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
let desk: StaffVisitor;
let accounts: StaffVisitor;
let buyer: OrderingBuyer;
beforeAll(async () => {
  desk = await world.asStaff();
  accounts = await world.asStaff('accounts');
  buyer = await anOrderingBuyer(world);
  await returnChargesWithOrders(world.parts);
});

const BANK = {
  accountHolder: 'Asha Garments',
  accountNumber: '001122334455',
  accountNumberAgain: '001122334455',
  bankCode: 'HDFC0000001',
};
const COURIER = { courier: 'Blue Dart', trackingNumber: 'BD 4711' };

function ask(fabId: string, quoteId: string | null = null): Promise<Swatch> {
  const { addressId } = buyer;
  return buyer.call(requestSwatch, { body: { fabId, quoteId, addressId, note: 'Navy, please' } });
}

function send(swatchId: string) {
  return desk.call(staff.sendSwatch, { params: { swatchId }, body: COURIER });
}

async function readAgain({ swatchId, fabId }: Swatch): Promise<Swatch | undefined> {
  const { records } = await buyer.call(listSwatches, { query: { fabId } });
  return records.find((each) => each.swatchId === swatchId);
}

/** A paid order of the cloth. */
async function order(fabId: string): Promise<string> {
  const placed = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
  await payByCard(world, await readyToPay(world, buyer, placed));
  return placed.orderId;
}

function credit() {
  return accountCreditOf(world.parts.db, buyer.customer.brandId, 'INR').then(({ minor }) => Number(minor));
}

/** What the buyer was told about a charge that stands again. */
async function toldOfCharge({ number }: Swatch): Promise<string[]> {
  const { records } = await buyer.call(listNotifications, { query: {} });
  return records.filter(({ title }) => title === `Swatch ${number} is charged again`).map(({ body }) => body);
}

test('a swatch of a quality is asked for, sent with its courier number, and told to the buyer', async () => {
  const { fabId } = await aQuality(world);
  const asked = await ask(fabId);
  expect(asked).toMatchObject({
    number: expect.stringMatching(/^SW-26-\d{6}$/),
    status: 'requested',
    charge: { minor: '25000', currency: 'INR' },
    chargeState: 'due',
    address: { city: 'New Delhi' },
  });
  const { records } = await desk.call(staff.listSwatchesForStaff, { query: { status: 'requested' } });
  expect(records[0]).toMatchObject({ number: asked.number, note: 'Navy, please' });
  await send(asked.swatchId);
  expect(await readAgain(asked)).toMatchObject({ status: 'sent', ...COURIER });
  const news = await buyer.call(listNotifications, { query: {} });
  expect(news.records[0]).toMatchObject({
    event: 'swatch_sent',
    body: expect.stringContaining('Blue Dart, tracking number BD 4711. Please pay ₹250.00 to the courier'),
    link: `/customer/liveQualityDetailsView/fabrics/${fabId}`,
  });
});

test('a swatch of a quote stands in the history of its query; a closed quote or one without a cutting has none', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, desk);
  const asked = await ask(fabId, quoteId);
  await send(asked.swatchId);
  const history = await buyer.call(listRequestHistory, { params: { fabId }, query: {} });
  expect(history.records.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Swatch requested', 'Swatch sent']),
  );
  await putQuoteInStatus(world, quoteId, 'withdrawn');
  const closed = await refusalOf(ask(fabId, quoteId));
  expect([closed.code, closed.body.details?.message]).toEqual([
    'swatch_refused',
    'This quote is closed, so you can’t request a swatch from it.',
  ]);
  const without = await aQuotedRequest(buyer, desk, { quote: { sample: 'not_available' } });
  expect((await refusalOf(ask(without.fabId, without.quoteId))).code).toBe('swatch_refused');
});

test('a company has at most so many requests open', async () => {
  const other = await anOrderingBuyer(world);
  const askFor = async () => {
    const { fabId } = await aQuality(world);
    const body = { fabId, quoteId: null, addressId: other.addressId, note: null };
    return other.call(requestSwatch, { body });
  };
  for (let open = 0; open < MOST_OPEN_SWATCHES; open += 1) await askFor();
  const refused = await refusalOf(askFor());
  expect([refused.code, refused.body.details?.message]).toEqual([
    'swatch_refused',
    'You have 20 swatch requests open. Wait until some are on their way, or cancel one.',
  ]);
});

test('one request at a time for a fabric, also under a double tap; a cancelled one makes room', async () => {
  const { fabId } = await aQuality(world);
  const outcomes = await Promise.allSettled([ask(fabId), ask(fabId)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { records } = await buyer.call(listSwatches, { query: { fabId } });
  const swatchId = records[0]?.swatchId ?? '';
  const cancelled = await buyer.call(cancelSwatch, { params: { swatchId } });
  expect(cancelled).toMatchObject({ status: 'cancelled', chargeState: 'dropped' });
  expect((await refusalOf(send(swatchId))).code).toBe('illegal_transition');
  await ask(fabId);
});

test('what cannot be cut is refused with a reason, and nothing is charged', async () => {
  const { swatchId, fabId } = await ask((await aQuality(world)).fabId);
  const body = { reason: 'The last roll has been sold.' };
  await desk.call(staff.refuseSwatch, { params: { swatchId }, body });
  const { records } = await buyer.call(listSwatches, { query: { fabId } });
  expect(records[0]).toMatchObject({
    status: 'refused',
    refusedReason: body.reason,
    chargeState: 'dropped',
  });
  const paid = desk.call(staff.recordSwatchPayment, { params: { swatchId } });
  expect((await refusalOf(paid)).code).toBe('illegal_transition');
});

test('a charge that was paid comes back as account credit with the order, once', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const swatch = await ask(fabId);
  await send(swatch.swatchId);
  const pay = () => desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
  await pay();
  expect((await refusalOf(pay())).code).toBe('illegal_transition');
  expect([(await readAgain(swatch))?.chargeState, await credit()]).toEqual(['paid', before]);
  await expectBooksRight(world);
  const orderId = await order(fabId);
  await waitFor('the charge to come back', async () => (await readAgain(swatch))?.chargeState === 'returned');
  await Promise.all([returnCharges(world.parts, orderId), returnCharges(world.parts, orderId)]);
  expect(await credit()).toBe(before + 25_000);
  await expectBooksRight(world);
});

test('an order before the courier collected drops the charge; what was collected all the same comes back', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const swatch = await ask(fabId);
  await send(swatch.swatchId);
  await order(fabId);
  await waitFor('the charge to be dropped', async () => (await readAgain(swatch))?.chargeState === 'dropped');
  expect(await credit()).toBe(before);
  await desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
  expect((await readAgain(swatch))?.chargeState).toBe('returned');
  expect(await credit()).toBe(before + 25_000);
  await expectBooksRight(world);
});

test('a buyer who cancels the order owes the charge again, and the next order returns it', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const paid = await ask(fabId);
  await send(paid.swatchId);
  await desk.call(staff.recordSwatchPayment, { params: { swatchId: paid.swatchId } });
  const first = await order(fabId);
  await waitFor('the charge to come back', async () => (await readAgain(paid))?.chargeState === 'returned');
  const { refundTo } = await buyer.call(previewCancel, { params: { orderId: first } });
  expect(refundTo).toContain('The swatch charge of ₹250.00 that came back with this order is charged again.');
  await buyer.call(cancelOrder, { params: { orderId: first }, body: {} });
  await waitFor('the charge to stand again', async () => (await readAgain(paid))?.chargeState === 'paid');
  await returnCharges(world.parts, first);
  expect(await credit()).toBe(before);
  expect(await toldOfCharge(paid)).toEqual([
    expect.stringMatching(
      /^Order SO-26-\d{6} was cancelled, so the ₹250\.00 for swatch SW-26-\d{6} \(.+\) was deducted from your account credit\. If you order/,
    ),
  ]);
  await expectBooksRight(world);
  await order(fabId);
  await waitFor('the charge to come back', async () => (await readAgain(paid))?.chargeState === 'returned');
  expect(await credit()).toBe(before + 25_000);
  await expectBooksRight(world);
});

test('another order of the fabric keeps the charge returned when the first one is cancelled', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const swatch = await ask(fabId);
  await send(swatch.swatchId);
  await desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
  const first = await order(fabId);
  await waitFor('the charge to come back', async () => (await readAgain(swatch))?.chargeState === 'returned');
  const second = await order(fabId);
  await buyer.call(cancelOrder, { params: { orderId: first }, body: {} });
  await waitFor('the second order to settle it', async () => {
    const row = await lockAnySwatch(world.parts.db, swatch.swatchId);
    return row?.charge_state === 'returned' && row.return_order_id === second;
  });
  expect(await toldOfCharge(swatch)).toEqual([]);
  expect(await credit()).toBe(before + 25_000);
  await expectBooksRight(world);
});

test('a charge that the cancelled order had dropped is due again, as long as the swatch is on its way', async () => {
  const before = await credit();
  const { fabId } = await aQuality(world);
  const swatch = await ask(fabId);
  await send(swatch.swatchId);
  const orderId = await order(fabId);
  await waitFor('the charge to be dropped', async () => (await readAgain(swatch))?.chargeState === 'dropped');
  await buyer.call(cancelOrder, { params: { orderId }, body: {} });
  await waitFor('the charge to be due', async () => (await readAgain(swatch))?.chargeState === 'due');
  expect(await toldOfCharge(swatch)).toEqual([
    expect.stringContaining('so please pay ₹250.00 to the courier when swatch'),
  ]);
  await desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
  expect([(await readAgain(swatch))?.chargeState, await credit()]).toEqual(['paid', before]);
  await expectBooksRight(world);
});

test('an order that we cancel leaves the returned charge with the buyer, and so does credit that is spent', async () => {
  const returnedCharge = async () => {
    const { fabId } = await aQuality(world);
    const swatch = await ask(fabId);
    await send(swatch.swatchId);
    await desk.call(staff.recordSwatchPayment, { params: { swatchId: swatch.swatchId } });
    const orderId = await order(fabId);
    await waitFor(
      'the charge to come back',
      async () => (await readAgain(swatch))?.chargeState === 'returned',
    );
    return { swatch, orderId };
  };
  const ours = await returnedCharge();
  await accounts.call(cancelOrderForStaff, {
    params: { orderId: ours.orderId },
    body: { reason: 'The mill cannot weave it.' },
  });
  await returnCharges(world.parts, ours.orderId);
  expect((await readAgain(ours.swatch))?.chargeState).toBe('returned');

  world.clock.advance(31);
  await stepUp(world, buyer);
  await buyer.call(changeBankDetails, { body: BANK });
  const theirs = await returnedCharge();
  await buyer.call(payOutAccountCredit, { body: {} });
  expect(await credit()).toBe(0);
  await buyer.call(cancelOrder, { params: { orderId: theirs.orderId }, body: {} });
  await returnCharges(world.parts, theirs.orderId);
  expect((await readAgain(theirs.swatch))?.chargeState).toBe('returned');
  expect([await toldOfCharge(ours.swatch), await toldOfCharge(theirs.swatch)]).toEqual([[], []]);
  await expectBooksRight(world);
});

test('an order of another fabric returns nothing, and neither does one after ninety days', async () => {
  const { fabId } = await aQuality(world);
  const swatch = await ask(fabId);
  await send(swatch.swatchId);
  await returnCharges(world.parts, await order((await aQuality(world)).fabId));
  expect((await readAgain(swatch))?.chargeState).toBe('due');
  await world.parts.db.unscoped
    .updateTable('swatch_requests')
    .set({ requested_at: new Date(world.parts.clock.now().getTime() - 91 * 24 * 3600 * 1000) })
    .where('swatch_id', '=', swatch.swatchId)
    .execute();
  await returnCharges(world.parts, await order(fabId));
  expect((await readAgain(swatch))?.chargeState).toBe('due');
});

test('somebody else’s swatch, quote and address are not there', async () => {
  const stranger = await anOrderingBuyer(world);
  const { fabId } = await aQuality(world);
  const swatch = await ask(fabId);
  const params = { swatchId: swatch.swatchId };
  expect((await refusalOf(stranger.call(cancelSwatch, { params }))).code).toBe('not_found');
  expect((await stranger.call(listSwatches, { query: { fabId } })).records).toEqual([]);
  const quoted = await aQuotedRequest(buyer, desk);
  const { addressId } = stranger;
  const ofQuote = { fabId: quoted.fabId, quoteId: quoted.quoteId, addressId };
  expect((await refusalOf(stranger.call(requestSwatch, { body: ofQuote }))).code).toBe('not_found');
  const toUs = { fabId, addressId: buyer.addressId };
  expect((await refusalOf(stranger.call(requestSwatch, { body: toUs }))).code).toBe('not_found');
});
