/** What the form promises is what the plan then reaches: one calendar, the way to this very place, and longer for more cloth. */
import { beforeEach, expect, test } from 'vitest';
import { previewOrder } from '#contract/customer/order-prices.ts';
import { readTna } from '#contract/customer/production.ts';
import { addMillClosure } from '#contract/staff/orders.ts';
import { addDays, daysBetween } from '#domain/shared/calendar.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderingBuyer, aQuality, type Place, place, termsFor } from '#tests/support/data/orders.ts';
import { payByCard, readOrderOf, readyToPay } from '#tests/support/data/payments.ts';
import { goTo } from '#tests/support/data/production.ts';

const world = await bookedWorldForFile();
const TODAY = '2026-11-02';
beforeEach(() => goTo(world, TODAY));

const MUMBAI: Place = { city: 'Mumbai', district: 'Mumbai', stateCode: '27', pincode: '400013' };

type Wanted = { leadDays: number; quantity?: string; to?: Place };

/** From the form to the plan of the paid order. */
async function promised({ leadDays, quantity = '500', to }: Wanted) {
  const buyer = await anOrderingBuyer(world, 'IN', to);
  const { fabId } = await aQuality(world, { kind: 'made_to_order', leadDays });
  const terms = termsFor(buyer, { fabId, quantity });
  const form = await buyer.call(previewOrder, { body: terms });
  const payable = await readyToPay(world, buyer, await place(buyer, terms));
  await payByCard(world, payable);
  await followOrder(world.services, payable.order.orderId);
  const order = await readOrderOf(payable);
  const plan = await buyer.call(readTna, { params: { fabId }, query: { orderId: order.orderId } });
  const loading = plan.tasks.find(({ taskId }) => taskId === 'T83');
  return { form, order, plan, loading };
}

test.each([
  ['more days than it takes', 45],
  ['as many as it takes', 30],
  ['days that nobody can keep', 5],
])('%s: form, order and plan name one day', async (_which, leadDays) => {
  const { form, order, plan, loading } = await promised({ leadDays });
  expect(form.dispatchBy >= addDays(TODAY, leadDays)).toBe(true);
  expect(order.dispatchBy).toBe(form.dispatchBy);
  expect(plan).toMatchObject({ promisedDispatch: form.dispatchBy, reasons: [] });
  expect(plan.lateDays).toBeLessThanOrEqual(0);
  expect(String(loading?.likelyEnd) <= form.dispatchBy).toBe(true);
  expect([order.promisedDelivery, plan.promisedDelivery]).toEqual([form.arriveBy, form.arriveBy]);
});

test('the way takes as long as it is to the place of delivery', async () => {
  const delhi = await promised({ leadDays: 30 });
  const mumbai = await promised({ leadDays: 30, to: MUMBAI });
  const days = ({ form }: typeof delhi) => daysBetween(form.dispatchBy, form.arriveBy ?? '');
  expect([days(delhi), days(mumbai)]).toEqual([3, 2]);
  for (const { plan, form } of [delhi, mumbai]) {
    expect(plan.promisedDelivery).toBe(form.arriveBy);
    const onTheWay = daysBetween(plan.likelyDispatch ?? '', plan.likelyDelivery ?? '');
    expect(onTheWay).toBe(daysBetween(form.dispatchBy, form.arriveBy ?? ''));
  }
});

test('more cloth is promised later, and its plan weaves and dyes longer', async () => {
  const few = await promised({ leadDays: 10, quantity: '10000' });
  const many = await promised({ leadDays: 10, quantity: '40000' });
  expect(many.form.dispatchBy > few.form.dispatchBy).toBe(true);
  const length = ({ plan: { tasks } }: typeof few) =>
    tasks.reduce((sum, { plannedStart, plannedEnd }) => sum + daysBetween(plannedStart, plannedEnd), 0);
  expect(length(many)).toBeGreaterThan(length(few));
  expect(many.plan.promisedDispatch).toBe(many.form.dispatchBy);
});

test('a closure of the mills is in the promise before it is in any plan', async () => {
  const before = await promised({ leadDays: 20 });
  const production = await world.asStaff('production');
  await production.call(addMillClosure, {
    body: { market: 'IN', fromDay: '2026-11-10', toDay: '2026-11-19', name: 'Diwali' },
  });
  const after = await promised({ leadDays: 20 });
  expect(after.form.dispatchBy > before.form.dispatchBy).toBe(true);
  expect(after.plan.promisedDispatch).toBe(after.form.dispatchBy);
  expect(after.plan.lateDays).toBeLessThanOrEqual(0);
});
