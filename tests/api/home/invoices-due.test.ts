/** Several invoices of one order that are overdue: each waits by itself, and leads to its own. */
import { expect, test } from 'vitest';
import { readHome } from '#contract/customer/home.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrderOnCredit, ship, someRolls } from '#tests/support/data/delivery.ts';

const world = await bookedWorldForFile();
const DAY_SECONDS = 86_400;

test('two overdue invoices of one order are two tasks, the older one first, each with its own part', async () => {
  const payable = await aPackedOrderOnCredit(world);
  const production = await world.asStaff('production');
  await ship(world, production, payable, { rolls: someRolls([100, 100]), isLast: false });
  world.clock.advance(3 * DAY_SECONDS);
  const later = await world.asStaff('production');
  await ship(world, later, payable, { rolls: someRolls([100, 100, 100], 3) });
  world.clock.advance(40 * DAY_SECONDS);
  const buyer = await world.signIn(payable.buyer.customer);
  const { tasks } = await buyer.call(readHome, { query: { work: 'all' } });
  const overdue = tasks.filter(({ kind }) => kind === 'payment_overdue');
  expect(overdue.map(({ orderId }) => orderId)).toEqual([payable.order.orderId, payable.order.orderId]);
  expect(new Set(overdue.map(({ instalment }) => instalment)).size).toBe(2);
  expect(overdue.every(({ instalment }) => instalment !== null)).toBe(true);
  const [older, newer] = overdue.map(({ dueOn, amount }) => ({ dueOn, minor: BigInt(amount?.minor ?? 0) }));
  expect(older?.dueOn && newer?.dueOn && older.dueOn < newer.dueOn).toBe(true);
  expect(older && newer && older.minor < newer.minor).toBe(true);
});
