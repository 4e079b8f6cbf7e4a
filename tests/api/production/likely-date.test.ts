import { beforeEach, expect, test } from 'vitest';
import { listOrders, readOrder, searchOrders } from '#contract/customer/orders.ts';
import { decideSample, readTna } from '#contract/customer/production.ts';
import { readQuote } from '#contract/customer/quotes.ts';
import { listOrdersForStaff, readOrderForStaff, readProductionBoard } from '#contract/staff/order-desk.ts';
import { addMillClosure } from '#contract/staff/orders.ts';
import { readTnaForStaff } from '#contract/staff/production.ts';
import { addDays, daysBetween } from '#domain/shared/calendar.ts';
import { gatherSummary } from '#server/capabilities/documents/issue/order-summary.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { refreshForecasts } from '#server/capabilities/production/refresh-forecasts.ts';
import { rescheduleTask } from '#server/capabilities/production/reschedule-task.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anApprovedQuote, anOrderingBuyer, place, termsFor } from '#tests/support/data/orders.ts';
import { type PayableOrder, payByCard, readyToPay } from '#tests/support/data/payments.ts';
import { aPlannedOrder, finish, goTo, laterVisit, sendSample } from '#tests/support/data/production.ts';

const world = await bookedWorldForFile();
beforeEach(() => goTo(world, '2026-11-02'));

const SYSTEM = { kind: 'system' } as const;

/** Every reply that names the dates of an order: all of them say the same. */
async function datesEverywhere(payable: PayableOrder) {
  const { buyer, order } = await laterVisit(world, payable);
  const { orderId, fabId, number } = order;
  const staff = await world.asStaff();
  const card = (records: readonly { orderId: string }[]) => records.find((each) => each.orderId === orderId);
  const plan = await buyer.call(readTna, { params: { fabId }, query: { orderId } });
  const deskPlan = await staff.call(readTnaForStaff, { params: { orderId } });
  const board = await staff.call(readProductionBoard, { query: { shown: 400 } });
  const stored = await findOrder(world.services.db, buyer.customer.brandId, orderId);
  const summary = await gatherSummary(world.services.db, stored, world.clock.now());
  const replies = {
    list: card((await buyer.call(listOrders, { query: { orderTab: '10' } })).records),
    search: card((await buyer.call(searchOrders, { query: { q: number } })).records),
    sheet: await buyer.call(readOrder, { params: { orderId } }),
    plan: { dispatchBy: plan.promisedDispatch, likelyDispatch: plan.likelyDispatch },
    deskPlan: { dispatchBy: deskPlan.promisedDispatch, likelyDispatch: deskPlan.likelyDispatch },
    deskList: card((await staff.call(listOrdersForStaff, { query: { q: number } })).records),
    deskOrder: await staff.call(readOrderForStaff, { params: { orderId } }),
    board: card(board.flatMap(({ orders }) => orders)),
    summary,
  };
  const dates = Object.entries(replies).map(([name, reply]) => {
    const { dispatchBy, likelyDispatch } = reply as { dispatchBy?: string; likelyDispatch?: string };
    return [name, { dispatchBy, likelyDispatch }] as const;
  });
  return { dates: Object.fromEntries(dates), plan, deskPlan };
}

async function expectOneDate(payable: PayableOrder) {
  const { dates, plan, deskPlan } = await datesEverywhere(payable);
  const same = { dispatchBy: plan.promisedDispatch, likelyDispatch: plan.likelyDispatch };
  expect(same.likelyDispatch).not.toBeNull();
  expect(dates).toEqual(Object.fromEntries(Object.keys(dates).map((name) => [name, same])));
  const lost = plan.reasons.reduce((sum, { days }) => sum + days, 0);
  expect(lost).toBe(Math.max(0, plan.lateDays));
  expect(lost).toBe(deskPlan.reasons.reduce((sum, { days }) => sum + days, 0));
  return plan;
}

test('one likely date on every list, sheet, paper and screen of the desk, whatever moves it', async () => {
  const payable = await aPlannedOrder(world);
  const atFirst = await expectOneDate(payable);
  expect(atFirst.sentence).toMatch(/ahead of the promised 02 Dec, 2026\.$/);
  await world.services.db.transaction((tx) =>
    rescheduleTask(world.services, tx, SYSTEM, {
      orderId: payable.order.orderId,
      taskId: 'T22',
      to: '2026-12-10',
      reason: 'loom breakdown',
    }),
  );
  const late = await expectOneDate(payable);
  expect(late.likelyDispatch).toBe('2026-12-21');
  expect(late.sentence).toContain('Now likely 21 Dec, 2026 instead of 02 Dec, 2026');
  expect(late.sentence).toContain('lost by the process house (“loom breakdown”)');
  // A day passes and nobody has looked yet: all say what was known, together.
  goTo(world, '2026-12-14');
  expect((await expectOneDate(payable)).likelyDispatch).toBe('2026-12-21');
  await refreshForecasts(world.services);
  const passed = await expectOneDate(payable);
  expect(String(passed.likelyDispatch) > '2026-12-21').toBe(true);
});

test('a closure that staff add moves all of them at once, and is lost by nobody', async () => {
  const payable = await aPlannedOrder(world, { quality: { leadDays: 25 } });
  const before = await expectOneDate(payable);
  const production = await world.asStaff('production');
  const body = { market: 'IN', fromDay: '2026-11-09', toDay: '2026-11-20', name: 'Flood' } as const;
  await production.call(addMillClosure, { body });
  await refreshForecasts(world.services);
  const after = await expectOneDate(payable);
  expect(String(after.likelyDispatch) > String(before.likelyDispatch)).toBe(true);
  expect(after.reasons.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^\d+ days for holidays and days off$/),
  );
});

test('asking again too late is counted to the buyer, ends the turn, and the new round is the mill’s', async () => {
  const payable = await aPlannedOrder(world, { quality: { leadDays: 20 } });
  goTo(world, '2026-11-11');
  await finish(world, payable, 'T03', 'T05', 'T06', 'T10', 'T11', 'T20');
  const sampleId = await sendSample(world, payable, 'lab_dip');
  const waiting = await expectOneDate(payable);
  expect(waiting.stages.find(({ state }) => state === 'current')?.stage).toBe('sampling');
  expect(waiting.tasks.find(({ taskId }) => taskId === 'T08')).toMatchObject({
    isYourTurn: true,
    phase: 'now',
  });
  goTo(world, '2026-11-27');
  const late = await laterVisit(world, payable);
  await late.buyer.call(decideSample, {
    params: { sampleId },
    body: { decision: 'resubmit', reasons: ['redder'] },
  });
  const requested = await expectOneDate(payable);
  expect(requested.waitingForYou).toEqual([]);
  expect(requested.tasks.some(({ isYourTurn }) => isYourTurn)).toBe(false);
  const owners = requested.reasons.map(({ owner, text }) => [owner, text]);
  expect(owners).toContainEqual([
    'customer',
    expect.stringMatching(/^\d+ days lost by you \(lab dip answer/),
  ]);
  expect(owners).toContainEqual([
    'supplier',
    expect.stringMatching(/lost by the mill \(lab dip made again\)$/),
  ]);
  await sendSample(world, late, 'lab_dip');
  const again = await expectOneDate(payable);
  expect(again.waitingForYou).toMatchObject([{ kind: 'sample', sampleId, isLate: false }]);
});

async function aQuotedOrder(transitDays: number | null, deliveryTerm: 'landed' | 'self_pickup') {
  const staff = await world.asStaff();
  const buyer = await anOrderingBuyer(world);
  const quoted = await anApprovedQuote(buyer, staff, { quote: { transitDays } });
  const quote = await buyer.call(readQuote, { params: quoted });
  const terms = termsFor(buyer, { ...quoted, quantity: '3000', deliveryTerm });
  const payable = await readyToPay(world, buyer, await place(buyer, terms));
  await payByCard(world, payable);
  await followOrder(world.services, payable.order.orderId);
  const { fabId, orderId } = payable.order;
  const order = await buyer.call(readOrder, { params: { orderId } });
  const plan = await buyer.call(readTna, { params: { fabId }, query: { orderId } });
  return { quote, order, plan };
}

test.each([0, 6, 11])('quote, plan and order agree on %i days of transit', async (days) => {
  const { quote, order, plan } = await aQuotedOrder(days, 'landed');
  expect(daysBetween(quote.dispatchBy, quote.arriveBy ?? '')).toBe(days);
  expect(order.promisedDelivery).toBe(addDays(order.dispatchBy, days));
  expect(plan.promisedDelivery).toBe(order.promisedDelivery);
  expect(plan.likelyDelivery).toBe(addDays(plan.likelyDispatch ?? '', days));
  expect(order.likelyDelivery).toBe(plan.likelyDelivery);
});

test('where the mill did not say how long the way takes, the freight table does', async () => {
  const { order, plan } = await aQuotedOrder(null, 'landed');
  expect(order.promisedDelivery).toBe(addDays(order.dispatchBy, 3));
  expect(plan.promisedDelivery).toBe(order.promisedDelivery);
});

test('no arrival is promised where the buyer collects the goods', async () => {
  const { order, plan } = await aQuotedOrder(6, 'self_pickup');
  expect([order.promisedDelivery, order.likelyDelivery]).toEqual([null, null]);
  expect([plan.promisedDelivery, plan.likelyDelivery]).toEqual([null, null]);
});
