/** What is owed for too long: who was reminded when, in which words, and never twice a day. */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { changeCustomer } from '#contract/customer/account.ts';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { listOverdue, listReceiptsForStaff, remindOfOverdue } from '#contract/staff/money-lists.ts';
import { readLedger, readLedgerBalances } from '#contract/staff/payments.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { remindOfPayments } from '#server/capabilities/payments/remind-of-payments.ts';
import { reportTransfer } from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderingBuyer, signedInAgain } from '#tests/support/data/orders.ts';
import { anAdvanceOrder, begin, type PayableOrder, payByCard } from '#tests/support/data/payments.ts';
import { keepSums } from '#tests/support/database/kept-sums.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
let accounts: StaffVisitor;
beforeEach(async () => {
  accounts = await world.asStaff('accounts');
});

/** The advance is paid, the balance was due three days ago. */
function anOverdueOrder(): Promise<PayableOrder> {
  return anOrderDueOn(addDays(accountingDay(world.clock.now()), -3));
}

async function anOrderDueOn(
  day: CalendarDay,
  change: Parameters<typeof anAdvanceOrder>[1] = {},
): Promise<PayableOrder> {
  const payable = await anAdvanceOrder(world, change);
  await payByCard(world, payable);
  await sql`update instalments set due_on = ${day}
    where order_id = ${payable.order.orderId} and kind = 'balance'`.execute(world.services.db.unscoped);
  await keepSums(world.services.db);
  return payable;
}

async function overdueOf({ order: { orderId } }: PayableOrder) {
  const { records } = await accounts.call(listOverdue, { query: { limit: 100 } });
  return records.find((each) => each.orderId === orderId);
}

const NOTE = 'Please pay by Friday so that we can dispatch on Monday.';

test('a part of an order is on the list once its day has passed, and gone when it is paid', async () => {
  const payable = await anOverdueOrder();
  expect(await overdueOf(payable)).toMatchObject({
    orderNumber: payable.order.number,
    label: 'Balance',
    daysLate: 3,
    reminders: [],
  });
  await payByCard(world, { ...payable, buyer: await signedInAgain(world, payable.buyer) }, 2);
  expect(await overdueOf(payable)).toBeUndefined();
});

test('nobody is reminded, by a person or by the clock, of money that is being checked', async () => {
  const late = await anOverdueOrder();
  const dueSoon = await anOrderDueOn(addDays(accountingDay(world.clock.now()), 2));
  for (const payable of [late, dueSoon]) {
    const payment = await begin(payable, 'bank_transfer', 2);
    await reportTransfer(payable, payment, { paidOn: accountingDay(world.clock.now()) });
  }
  expect(await overdueOf(late)).toBeUndefined();
  await remindOfPayments(world.services);
  const { records } = await dueSoon.buyer.call(listNotifications, { query: {} });
  expect(records.filter(({ event }) => event === 'payment_due')).toEqual([]);
});

test('a reminder reaches the buyer with the amount and the note, and stays beside the payment', async () => {
  const payable = await anOverdueOrder();
  const { instalmentId = '' } = (await overdueOf(payable)) ?? {};
  const after = await accounts.call(remindOfOverdue, { params: { instalmentId }, body: { note: NOTE } });
  expect(after.reminders).toMatchObject([{ note: NOTE }]);
  const { records } = await payable.buyer.call(listNotifications, { query: {} });
  const reminder = records.find(({ title }) => title.endsWith('is overdue'));
  expect(reminder?.title).toContain(payable.order.number);
  expect(reminder?.body).toContain(NOTE);
});

test('two people do not remind the same buyer on the same day', async () => {
  const payable = await anOverdueOrder();
  const { instalmentId = '' } = (await overdueOf(payable)) ?? {};
  const other = await world.asStaff('accounts');
  const remind = (who: StaffVisitor) =>
    who.call(remindOfOverdue, { params: { instalmentId }, body: { note: NOTE } });
  const answers = await Promise.allSettled([remind(accounts), remind(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await overdueOf(payable))?.reminders).toHaveLength(1);
  for (const seconds of [5 * 60, 86_400 - 5 * 60 - 1]) {
    world.clock.advance(seconds);
    accounts = await world.asStaff('accounts');
    expect((await refusalOf(remind(accounts))).code).toBe('illegal_transition');
  }
  world.clock.advance(1);
  expect((await remind(accounts)).reminders).toHaveLength(2);
});

test('nobody is reminded of what is not overdue, or without a word', async () => {
  const payable = await anOverdueOrder();
  const { instalmentId = '' } = (await overdueOf(payable)) ?? {};
  const empty = accounts.call(remindOfOverdue, { params: { instalmentId }, body: { note: '  ' } });
  expect(await refusalOf(empty)).toMatchObject({ code: 'invalid_input' });
  const unknown = { params: { instalmentId: world.services.ids.next() }, body: { note: NOTE } };
  expect(await refusalOf(accounts.call(remindOfOverdue, unknown))).toMatchObject({ code: 'not_found' });
});

test('receipts of all companies are found by their number, their order and their company', async () => {
  const payable = await anAdvanceOrder(world);
  await payByCard(world, payable);
  const find = async (q: string) => (await accounts.call(listReceiptsForStaff, { query: { q } })).records;
  const [receipt] = await find(payable.order.number);
  expect(receipt).toMatchObject({ orderId: payable.order.orderId, method: 'card' });
  expect(await find((receipt?.number ?? '').toLowerCase())).toEqual([receipt]);
  expect(await find('no such receipt')).toEqual([]);
  const newest = await accounts.call(listReceiptsForStaff, { query: { limit: 1 } });
  expect(newest.records).toEqual([receipt]);
  expect(newest.nextOffset).toBe(1);
});

test('the ledger is read by account and by the number of an order', async () => {
  const payable = await anAdvanceOrder(world);
  await payByCard(world, payable);
  const { orderId } = payable.order;
  await payable.buyer.call(cancelOrder, { params: { orderId }, body: {} });
  const q = payable.order.number.toLowerCase();
  const whole = await accounts.call(readLedger, { query: { q } });
  expect(whole.total).toBeGreaterThan(1);
  expect(new Set(whole.records.map(({ orderNumber }) => orderNumber))).toEqual(
    new Set([payable.order.number]),
  );
  const clearing = await accounts.call(readLedger, { query: { q, account: 'provider_clearing' } });
  expect(clearing.total).toBeLessThan(whole.total);
  for (const { lines } of clearing.records)
    expect(lines.map(({ account }) => account)).toContain('provider_clearing');
  // Balances are those of whole entries, so they always cancel out.
  const balances = await accounts.call(readLedgerBalances, { query: { q } });
  expect(balances.length).toBeGreaterThan(2);
  expect(balances.reduce((sum, { amount }) => sum + BigInt(amount.minor), 0n)).toBe(0n);
});

test.each([
  ['America/Los_Angeles', '2026-11-16T19:00:00Z', '2026-11-17T08:00:00Z'],
  ['Australia/Sydney', '2026-11-16T12:59:00Z', '2026-11-16T13:00:00Z'],
])(
  'a payment of a buyer in %s is overdue once its day is over there, not sooner and not later',
  async (timeZone, during, over) => {
    world.clock.set(new Date(during));
    accounts = await world.asStaff('accounts');
    const buyer = await anOrderingBuyer(world, 'INTL');
    await buyer.call(changeCustomer, { params: { customerId: 'me' }, body: { timeZone } });
    const payable = await anOrderDueOn('2026-11-16', { buyer, quantity: '600' });
    expect(await overdueOf(payable)).toBeUndefined();
    const instalmentId = payable.order.instalments[1]?.instalmentId ?? '';
    const remind = () => accounts.call(remindOfOverdue, { params: { instalmentId }, body: { note: NOTE } });
    expect(await refusalOf(remind())).toMatchObject({ code: 'not_found' });
    world.clock.set(new Date(over));
    accounts = await world.asStaff('accounts');
    expect(await overdueOf(payable)).toMatchObject({ dueOn: '2026-11-16', daysLate: 1 });
    expect((await remind()).reminders).toHaveLength(1);
  },
);
