/** A cutting by courier: asked for, sent or refused, and told to the buyer. */

import { beforeAll, expect, test } from 'vitest';
import { listNotifications } from '#contract/customer/notifications.ts';
import { listRequestHistory } from '#contract/customer/requests.ts';
import { cancelSwatch, listSwatches, requestSwatch } from '#contract/customer/swatches.ts';
import * as staff from '#contract/staff/swatches.ts';
import { MOST_OPEN_SWATCHES } from '#domain/swatches/swatch-charge.ts';
import { anOrderingBuyer, aQuality, type OrderingBuyer } from '#tests/support/data/orders.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { aQuotedRequest, putQuoteInStatus } from '#tests/support/data/quotes.ts';
import { COURIER, type SwatchCalls, swatchCalls } from '#tests/support/data/swatches.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
let desk: StaffVisitor;
let buyer: OrderingBuyer;
let swatches: SwatchCalls;
beforeAll(async () => {
  desk = await world.asStaff();
  buyer = await anOrderingBuyer(world);
  swatches = swatchCalls(buyer, desk);
});

test('a swatch of a quality is asked for, sent with its courier number, and told to the buyer', async () => {
  const { fabId } = await aQuality(world);
  const requested = await swatches.ask(fabId);
  expect(requested).toMatchObject({
    number: expect.stringMatching(/^SW-26-\d{6}$/),
    status: 'requested',
    charge: { minor: '25000', currency: 'INR' },
    chargeState: 'due',
    address: { city: 'New Delhi' },
  });
  const { records } = await desk.call(staff.listSwatchesForStaff, { query: { status: 'requested' } });
  expect(records[0]).toMatchObject({ number: requested.number, note: 'Navy, please' });
  await swatches.send(requested.swatchId);
  expect(await swatches.readAgain(requested)).toMatchObject({ status: 'sent', ...COURIER });
  const news = await buyer.call(listNotifications, { query: {} });
  expect(news.records[0]).toMatchObject({
    event: 'swatch_sent',
    body: expect.stringContaining('Blue Dart, tracking number BD 4711. Please pay ₹250.00 to the courier'),
    link: `/customer/liveQualityDetailsView/fabrics/${fabId}`,
  });
});

test('a notification is kept as a code with its values and told when it is read; the text that was sent stays beside it', async () => {
  const asked = await swatches.ask((await aQuality(world)).fabId);
  await desk.call(staff.refuseSwatch, {
    params: { swatchId: asked.swatchId },
    body: { reason: 'The last roll has been sold.' },
  });
  const rows = world.services.db.unscoped
    .updateTable('notifications')
    .set({ title: 'As it was sent', body: 'As it was sent' })
    .where('occurrence', '=', asked.swatchId);
  const [row] = await rows.returning('message').execute();
  expect(row?.message).toMatchObject({
    code: 'swatch_refused',
    params: { number: asked.number, reason: 'The last roll has been sold.' },
  });
  const titleOf = async () => (await buyer.call(listNotifications, { query: {} })).records[0]?.title;
  expect(await titleOf()).toMatch(/^No swatch available: /);
  await rows.set({ message: JSON.stringify({ code: 'of_a_newer_server', params: {} }) }).execute();
  expect(await titleOf()).toBe('As it was sent');
});

test('a swatch of a quote stands in the history of its query; a closed quote or one without a cutting has none', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, desk);
  const requested = await swatches.ask(fabId, quoteId);
  await swatches.send(requested.swatchId);
  const history = await buyer.call(listRequestHistory, { params: { fabId }, query: {} });
  expect(history.records.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Swatch requested', 'Swatch sent']),
  );
  await putQuoteInStatus(world, quoteId, 'withdrawn');
  const closed = await refusalOf(swatches.ask(fabId, quoteId));
  expect([closed.code, closed.body.details?.message]).toEqual([
    'swatch_refused',
    'This quote is closed, so you can’t request a swatch from it.',
  ]);
  const without = await aQuotedRequest(buyer, desk, { quote: { sample: 'not_available' } });
  expect((await refusalOf(swatches.ask(without.fabId, without.quoteId))).code).toBe('swatch_refused');
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

test('twenty requests at the same moment pass the limit no more than one after the other', async () => {
  const other = await anOrderingBuyer(world);
  const fabrics = await Promise.all(Array.from({ length: MOST_OPEN_SWATCHES + 5 }, () => aQuality(world)));
  const askFor = ({ fabId }: { fabId: string }) =>
    other.call(requestSwatch, { body: { fabId, quoteId: null, addressId: other.addressId, note: null } });
  for (const fabric of fabrics.slice(0, 5)) await askFor(fabric);
  const outcomes = await Promise.allSettled(fabrics.slice(5).map(askFor));
  const taken = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(taken).toHaveLength(MOST_OPEN_SWATCHES - 5);
});

test('one request at a time for a fabric, also under a double tap; a cancelled one makes room', async () => {
  const { fabId } = await aQuality(world);
  const outcomes = await Promise.allSettled([swatches.ask(fabId), swatches.ask(fabId)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { records } = await buyer.call(listSwatches, { query: { fabId } });
  const swatchId = records[0]?.swatchId ?? '';
  const cancelled = await buyer.call(cancelSwatch, { params: { swatchId } });
  expect(cancelled).toMatchObject({ status: 'cancelled', chargeState: 'dropped' });
  expect((await refusalOf(swatches.send(swatchId))).code).toBe('illegal_transition');
  await swatches.ask(fabId);
});

test('what cannot be cut is refused with a reason, and nothing is charged', async () => {
  const { swatchId, fabId } = await swatches.ask((await aQuality(world)).fabId);
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

test('somebody else’s swatch, quote and address are not there', async () => {
  const stranger = await anOrderingBuyer(world);
  const { fabId } = await aQuality(world);
  const swatch = await swatches.ask(fabId);
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
