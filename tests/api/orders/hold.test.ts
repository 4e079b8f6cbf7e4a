/** Price and stock are held for a while; then the order is confirmed by money, or dies and gives everything back. */

import { beforeEach, expect, test } from 'vitest';
import { listOrderHistory, readOrder, validateOrder } from '#contract/customer/orders.ts';
import { listPayments } from '#contract/customer/payments.ts';
import { listRequests, readRequest } from '#contract/customer/requests.ts';
import { addHoliday } from '#contract/staff/orders.ts';
import { money } from '#domain/shared/money.ts';
import { confirmOrder } from '#server/capabilities/order-records/confirm-order.ts';
import { expireHolds } from '#server/capabilities/order-records/expire-holds.ts';
import { extendHold } from '#server/capabilities/order-records/extend-hold.ts';
import { lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import {
  lockInstalments,
  settledInstalment,
  updateInstalment,
} from '#server/capabilities/order-records/order-instalments.ts';
import { bookMaterial } from '#server/capabilities/orders/book-material.ts';
import { cancellationOf, cancelOrder } from '#server/capabilities/orders/cancel/cancel-order.ts';
import type { Queries } from '#server/db/database.ts';
import {
  anOrderingBuyer,
  aPricedWorld,
  aProvisionalOrder,
  aQuality,
  freeMetres,
  type OrderingBuyer,
  place,
  signedInAgain,
  termsFor,
} from '#tests/support/data/orders.ts';
import { endHolds } from '#tests/support/data/payments.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type StaffVisitor } from '#tests/support/server/world.ts';

const SYSTEM = { kind: 'system' } as const;
const PAYMENTS = { as: 'payments', by: SYSTEM } as const;
const NOTHING = { received: money(0n, 'INR'), creditUsed: money(0n, 'INR') };

const world = await pricedWorldForFile();
let staff: StaffVisitor;
beforeEach(async () => {
  staff = await world.asStaff('owner');
});

const read = (buyer: OrderingBuyer, orderId: string) => buyer.call(readOrder, { params: { orderId } });
const request = (buyer: OrderingBuyer, fabId: string) => buyer.call(readRequest, { params: { fabId } });

/** As payments will do it. */
function withOrder<T>(
  { customer: { brandId } }: OrderingBuyer,
  orderId: string,
  work: (tx: Queries, order: OrderRow) => Promise<T>,
): Promise<T> {
  return world.services.db.transaction(async (tx) => work(tx, await lockOrder(tx, brandId, orderId)));
}

test('a hold lasts to its last second, then the clock gives everything back and the quote can be ordered again', async () => {
  const buyer = await anOrderingBuyer(world);
  const order = await aProvisionalOrder(buyer, staff);
  const { fabId, orderId } = order;
  world.clock.advance(30 * 60 - 1);
  await endHolds(world);
  expect(await read(buyer, orderId)).toMatchObject({
    status: 5,
    allowedMoves: ['cancel', 'approve', 'change_quantity'],
  });
  world.clock.advance(1);
  const later = await signedInAgain(world, buyer);
  expect((await read(later, orderId)).allowedMoves).toEqual(['cancel']);
  expect(await later.call(validateOrder, { params: { orderId }, body: {} })).toEqual({
    isOrderValid: false,
    errorMessage: 'The hold on this order has expired. Please place it again.',
    code: 'hold_over',
  });

  const dead: string[] = [];
  await expireHolds(world.services, async (_tx, gone) => {
    dead.push(gone.order_id);
  });
  expect(dead).toEqual([orderId]);
  const cancelled = await read(later, orderId);
  expect(cancelled).toMatchObject({
    status: 50,
    cancelledBy: 'hold_ended',
    heldUntil: null,
    methods: [],
    allowedMoves: ['reorder'],
    instalments: [{ state: 'cancelled' }, { state: 'cancelled' }],
  });
  expect(cancelled.cancelledAt).toBe(world.clock.now().toISOString());
  expect(await request(later, fabId)).toMatchObject({ status: 4, allowedMoves: ['close', 'copy', 'order'] });
  expect((await later.call(listRequests, { query: { requestTab: 2 } })).total).toBe(1);

  const again = await place(later, termsFor(later, { fabId, quantity: '3000' }));
  expect(again.orderId).not.toBe(orderId);
  const { records } = await later.call(listRequests, { query: { requestTab: 1 } });
  expect(records).toMatchObject([{ fabId, orderId: again.orderId, closeReason: null, closeNote: null }]);
  const changes = await changesOf(world, buyer.customer.brandId, 'order');
  expect(changes.map(({ change, actor }) => [change, actor])).toContainEqual(['order hold_ended', null]);
});

test('a hold that is over makes room for the next order before the clock comes by', async () => {
  const buyer = await anOrderingBuyer(world);
  const first = await aProvisionalOrder(buyer, staff);
  world.clock.advance(30 * 60);
  const later = await signedInAgain(world, buyer);
  const second = await place(later, termsFor(later, { fabId: first.fabId, quantity: '3000' }));
  expect((await read(later, first.orderId)).status).toBe(50);
  expect((await read(later, second.orderId)).status).toBe(5);
});

test('an order that is part paid makes no room for the next one: its money goes back first', async () => {
  const buyer = await anOrderingBuyer(world);
  const first = await aProvisionalOrder(buyer, staff);
  await withOrder(buyer, first.orderId, async (tx, order) => {
    const [advance] = await lockInstalments(tx, order);
    if (advance) await updateInstalment(tx, advance, { paid_minor: 1n });
  });
  world.clock.advance(30 * 60);
  const later = await signedInAgain(world, buyer);
  const again = place(later, termsFor(later, { fabId: first.fabId, quantity: '3000' }));
  expect(await refusalOf(again)).toMatchObject({
    code: 'order_exists',
    body: { details: { orderId: first.orderId } },
  });
  expect((await read(later, first.orderId)).status).toBe(5);
});

test('an order of the last minutes of a day is not overdue while it is held into the next', async () => {
  const late = await openWorld();
  await aPricedWorld(late);
  // Ten to midnight in India.
  late.clock.set(new Date('2026-11-05T18:20:00Z'));
  const buyer = await anOrderingBuyer(late);
  const { fabId } = await aQuality(late);
  const { orderId } = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
  late.clock.advance(11 * 60);
  const { instalments, status } = await read(buyer, orderId);
  expect(status).toBe(5);
  expect(instalments).toMatchObject([{ dueOn: '2026-11-06', isOverdue: false }]);
  const { counts } = await buyer.call(listPayments, { query: {} });
  expect(counts).toEqual({ due: 1, overdue: 0, paid: 0 });
  await late.close();
});

test('once a transfer is told of, the hold is three working days without holidays', async () => {
  const buyer = await anOrderingBuyer(world);
  const { orderId } = await aProvisionalOrder(buyer, staff);
  await staff.call(addHoliday, { body: { market: 'IN', day: '2026-11-04', name: 'Diwali' } });
  const extend = () =>
    withOrder(buyer, orderId, (tx, order) => extendHold(world.services, tx, order, SYSTEM));
  // Monday; Wednesday is a holiday, so Friday is the third working day.
  expect((await extend()).held_until).toEqual(new Date('2026-11-06T18:30:00Z'));
  expect((await extend()).held_until).toEqual(new Date('2026-11-06T18:30:00Z'));
  const changes = await changesOf(world, buyer.customer.brandId, 'order');
  expect(changes.filter(({ change }) => change === 'order hold_extended')).toHaveLength(1);
  const [advance, balance] = (await read(buyer, orderId)).instalments;
  expect(advance).toMatchObject({ dueOn: '2026-11-06', isOverdue: false });
  expect(balance).toMatchObject({ dueOn: null });
});

test('money confirms an order: the request goes to production, and no clock can touch it', async () => {
  const buyer = await anOrderingBuyer(world);
  const { orderId, fabId } = await aProvisionalOrder(buyer, staff);
  await withOrder(buyer, orderId, (tx, order) => confirmOrder(world.services, tx, order, PAYMENTS));
  expect(await read(buyer, orderId)).toMatchObject({
    status: 10,
    heldUntil: null,
    confirmedAt: world.clock.now().toISOString(),
    allowedMoves: ['pay', 'cancel', 'reorder'],
  });
  expect((await request(buyer, fabId)).status).toBe(5);
  const { records, total } = await buyer.call(listOrderHistory, { params: { orderId }, query: {} });
  expect(records.map(({ what, who }) => [what, who]).toSorted()).toEqual([
    ['Order confirmed, production can begin', 'System'],
    ['Order placed; price and stock held', 'Asha Verma'],
  ]);
  expect(total).toBe(2);
  const twice = await withOrder(buyer, orderId, (tx, order) =>
    confirmOrder(world.services, tx, order, PAYMENTS),
  ).catch((error: unknown) => error);
  expect(twice).toMatchObject({ code: 'illegal_transition' });
  world.clock.advance(3600);
  await endHolds(world);
  const later = await signedInAgain(world, buyer);
  expect((await read(later, orderId)).status).toBe(10);
  expect(await later.call(validateOrder, { params: { orderId }, body: {} })).toEqual({
    isOrderValid: true,
    errorMessage: null,
    code: null,
  });
});

test('confirming takes the held stock for good, cancelling puts it back on the shelf', async () => {
  const buyer = await anOrderingBuyer(world);
  const { fabId, lotIds } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 2000 }] });
  const [lotId = ''] = lotIds;
  const { orderId } = await place(buyer, termsFor(buyer, { fabId, quantity: '800' }));
  await withOrder(buyer, orderId, (tx, order) => confirmOrder(world.services, tx, order, PAYMENTS));
  expect(await freeMetres(world, lotId)).toBe(1200);
  const outcome = await withOrder(buyer, orderId, (tx, order) =>
    cancelOrder(world.services, tx, order, {
      as: 'customer',
      by: { kind: 'customer', id: buyer.customer.customerId },
      reason: 'The season is over',
      money: { ...NOTHING, received: money(8_000_000n, 'INR') },
    }),
  );
  expect(outcome.refund).toEqual(money(8_000_000n, 'INR'));
  expect(await freeMetres(world, lotId)).toBe(2000);
  expect(await read(buyer, orderId)).toMatchObject({ status: 50, cancelReason: 'The season is over' });
});

test('a confirmed order that is cancelled closes its query', async () => {
  const buyer = await anOrderingBuyer(world);
  const { orderId, fabId } = await aProvisionalOrder(buyer, staff);
  const cancel = { as: 'customer', by: SYSTEM, reason: null, money: NOTHING } as const;
  await withOrder(buyer, orderId, async (tx, order) => {
    const confirmed = await confirmOrder(world.services, tx, order, PAYMENTS);
    await cancelOrder(world.services, tx, confirmed, cancel);
  });
  expect(await request(buyer, fabId)).toMatchObject({
    status: 12,
    closeNote: expect.stringMatching(/^Order SO-26-\d+ was cancelled\.$/),
  });
});

test('once material is booked the buyer can no longer cancel, and the history says so once', async () => {
  const buyer = await anOrderingBuyer(world);
  const { orderId } = await aProvisionalOrder(buyer, staff);
  const book = () => world.services.db.transaction((tx) => bookMaterial(world.services, tx, SYSTEM, orderId));
  await expect(book()).rejects.toMatchObject({ code: 'illegal_transition' });
  await withOrder(buyer, orderId, (tx, order) => confirmOrder(world.services, tx, order, PAYMENTS));
  await book();
  await book();
  const changes = await changesOf(world, buyer.customer.brandId, 'order');
  expect(changes.filter(({ change }) => change === 'order material_booked')).toHaveLength(1);
  expect((await read(buyer, orderId)).allowedMoves).toEqual(['pay', 'reorder']);
  const refused = await withOrder(buyer, orderId, (tx, order) =>
    cancelOrder(world.services, tx, order, { as: 'customer', by: SYSTEM, reason: null, money: NOTHING }),
  ).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'not_cancellable' });
  const desk = await withOrder(buyer, orderId, async (_tx, order) =>
    cancellationOf(
      order,
      { ...NOTHING, received: money(500n, 'INR'), materialCost: money(300n, 'INR') },
      'staff',
    ),
  );
  expect(desk).toMatchObject({ ok: true, refund: money(200n, 'INR'), kept: money(300n, 'INR') });
});

test('what is paid of an instalment is no longer due', async () => {
  const buyer = await anOrderingBuyer(world);
  const { orderId } = await aProvisionalOrder(buyer, staff);
  await withOrder(buyer, orderId, async (tx, order) => {
    const [advance, balance] = await lockInstalments(tx, order);
    if (!advance || !balance) throw new Error('The plan has two instalments.');
    expect(settledInstalment(advance, order)).toMatchObject({ due: 'at_order', open: { minor: 6_709_500n } });
    await updateInstalment(tx, advance, { paid_minor: 6_700_000n, withheld_minor: 9500n, state: 'paid' });
    await updateInstalment(tx, balance, { paid_minor: 1n, due_on: '2026-11-01' });
  });
  const { instalments } = await read(buyer, orderId);
  expect(instalments).toMatchObject([
    { state: 'paid', left: { minor: '0' }, withheld: { minor: '9500' }, isOverdue: false },
    { state: 'open', left: { minor: '26837999' }, isOverdue: true },
  ]);
});
