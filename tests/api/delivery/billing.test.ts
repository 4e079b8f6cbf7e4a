import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listOrderHistory, readOrder } from '#contract/customer/orders.ts';
import * as desk from '#contract/staff/delivery.ts';
import type { LedgerEntryKind } from '#domain/payments/ledger/ledger-entry.ts';
import { limitOf } from '#server/capabilities/issues/claim-limit.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPackedOrder,
  aPackedOrderOnCredit,
  deliver,
  dispatchesSeenBy,
  pack,
  ship,
  somePapers,
  someRolls,
} from '#tests/support/data/delivery.ts';
import { expectBooksRight, type PayableOrder, payByCard } from '#tests/support/data/payments.ts';
import { goTo, laterVisit } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');

const orderOf = ({ buyer, order: { orderId } }: PayableOrder) =>
  buyer.call(readOrder, { params: { orderId } });

/** Of one kind, as they were booked. */
async function bookedLines({ order: { orderId } }: PayableOrder, kind: LedgerEntryKind = 'invoice') {
  return world.services.db.unscoped
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.entry_id')
    .select(['account', 'amount_minor'])
    .where('ledger_entries.order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('account')
    .execute();
}

const FULL = [100, 100, 100, 100, 100];

test('exactly what was ordered is billed as it was ordered, to the paisa', async () => {
  const payable = await aPackedOrder(world);
  const { invoice } = await ship(world, staff, payable);
  const { total, costs, roundOff } = await orderOf(payable);
  expect(invoice).toMatchObject({ total, quantity: { thousandths: '500000', unit: 'metre' } });
  expect((await dispatchesSeenBy(payable)).billing).toMatchObject({
    ordered: total,
    billed: total,
    difference: { minor: '0' },
  });
  // Sold, and owed as tax, with the invoice; and paid by the advance.
  const cost = (place: number) => BigInt(costs[place]?.amount?.minor ?? -1);
  expect(await bookedLines(payable)).toEqual([
    { account: 'order_advances', amount_minor: BigInt(total.minor) },
    { account: 'round_off', amount_minor: -BigInt(roundOff.minor) },
    { account: 'sales', amount_minor: -cost(0) - cost(1) },
    { account: 'tax', amount_minor: -cost(2) },
  ]);
  expect(await bookedLines(payable, 'advance_released')).toEqual([]);
});

test('less than was paid for becomes account credit', async () => {
  const payable = await aPackedOrder(world);
  const before = await orderOf(payable);
  // 10 m less at ₹ 94.00: ₹ 940.00 and 5 % GST, rounded to the rupee like every invoice.
  await ship(world, staff, payable, { rolls: someRolls([100, 100, 100, 100, 90]) });
  const { billing } = await dispatchesSeenBy(payable);
  expect(billing?.difference).toEqual({ minor: '-98700', currency: 'INR' });
  expect(await bookedLines(payable, 'advance_released')).toEqual([
    { account: 'advances', amount_minor: -98_700n },
    { account: 'order_advances', amount_minor: 98_700n },
  ]);
  const [paid] = (await orderOf(payable)).instalments;
  expect(paid).toMatchObject({
    state: 'paid',
    amount: { minor: String(BigInt(before.total.minor) - 98_700n) },
  });
});

test('more than was paid for falls due with the tax invoice, and can be paid', async () => {
  const payable = await aPackedOrder(world);
  await ship(world, staff, payable, { rolls: someRolls([...FULL, 10]) });
  const extra = (await orderOf(payable)).instalments[1];
  expect(extra).toMatchObject({
    kind: 'adjustment',
    label: 'Extra quantity',
    amount: { minor: '98700', currency: 'INR' },
    state: 'open',
    dueOn: '2026-11-02',
    dueText: 'With the tax invoice',
  });
  await payByCard(world, payable, 2);
  expect((await orderOf(payable)).instalments.map(({ state }) => state)).toEqual(['paid', 'paid']);
});

test('on credit the sum that is owed follows the goods, up and down', async () => {
  // The rate carries the cost of 30 days: ₹ 95.50 a metre.
  for (const [last, difference] of [
    [110, 100_300n],
    [90, -100_300n],
  ] as const) {
    const payable = await aPackedOrderOnCredit(world);
    const [before] = (await orderOf(payable)).instalments;
    await ship(world, staff, payable, { rolls: someRolls([100, 100, 100, 100, last]) });
    const { instalments } = await orderOf(payable);
    expect(instalments).toHaveLength(1);
    expect(instalments[0]).toMatchObject({
      state: 'covered',
      amount: { minor: String(BigInt(before?.amount.minor ?? 0) + difference) },
      dueOn: '2026-12-02',
    });
    await expectBooksRight(world);
  }
});

test('part shipments are invoiced one by one and add up to what is billed in the end', async () => {
  const payable = await aPackedOrder(world);
  await ship(world, staff, payable, { rolls: someRolls([100, 101.5]), isLast: false });
  expect((await dispatchesSeenBy(payable)).billing).toBeNull();
  await expectBooksRight(world);
  await ship(world, staff, payable, { rolls: someRolls([100, 90.25, 99], 3) });
  const { billing, intransitData } = await dispatchesSeenBy(payable);
  const invoiced = intransitData.reduce((sum, { invoice }) => sum + BigInt(invoice?.total.minor ?? 0), 0n);
  expect(invoiced).toBe(BigInt(billing?.billed.minor ?? 0));
  expect(intransitData.map(({ invoice }) => Number(invoice?.total.minor) % 100)).toEqual([0, 0]);
  const sold = (await bookedLines(payable)).filter(({ account }) => account === 'order_advances');
  expect(sold.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)).toBe(invoiced);
  expect(await bookedLines(payable, 'advance_released')).toHaveLength(2);
});

test('a rupee more by rounding each invoice is given up, never asked for', async () => {
  const payable = await aPackedOrder(world);
  await ship(world, staff, payable, { rolls: someRolls([100.1]), isLast: false });
  await ship(world, staff, payable, { rolls: someRolls([133.3], 2), isLast: false });
  await ship(world, staff, payable, { rolls: someRolls([133.3], 3), isLast: false });
  await ship(world, staff, payable, { rolls: someRolls([133.3], 4) });
  const { billing } = await dispatchesSeenBy(payable);
  expect(billing?.difference.minor).toBe('100');
  const { instalments } = await orderOf(payable);
  expect(instalments.map(({ state }) => state)).toEqual(['paid', 'paid']);
  await expectBooksRight(world);
});

test('an order that stays short is closed with a reason, and only what was invoiced is paid', async () => {
  const payable = await aPackedOrder(world);
  const { orderId } = payable.order;
  const close = (reason: string) =>
    staff.call(desk.closeShortOrder, { params: { orderId }, body: { reason } });
  const reasonOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).body.details?.message;
  expect(await reasonOf(close('The mill has no more yarn.'))).toMatch(/^Nothing has been dispatched/);
  const first = await ship(world, staff, payable, { rolls: someRolls([100, 100]), isLast: false });
  const { dispatchId } = await pack(staff, payable, someRolls([50], 3));
  const tooShort = staff.call(desk.sendDispatch, { params: { dispatchId }, body: somePapers(world) });
  expect((await refusalOf(tooShort)).body.fields?.rolls).toMatch(/^Only 250 m of 500 m/);
  expect(await reasonOf(close('The mill has no more yarn.'))).toMatch(/^Rolls are packed/);
  const body = somePapers(world, { isLast: false });
  await staff.call(desk.sendDispatch, { params: { dispatchId }, body });
  await deliver(staff, first.dispatchId);
  await deliver(staff, dispatchId);
  expect((await orderOf(payable)).status).toBe(20);

  const closed = await close('The mill has no more yarn.');
  expect(closed).toMatchObject({ isComplete: true, deskMoves: [] });
  expect((await orderOf(payable)).status).toBe(40);
  const { billing, deliveredData } = await dispatchesSeenBy(payable);
  const invoiced = deliveredData.reduce((sum, { invoice }) => sum + BigInt(invoice?.total.minor ?? 0), 0n);
  expect(billing).toMatchObject({
    billed: { minor: String(invoiced) },
    closingReason: 'The mill has no more yarn.',
  });
  const row = await findOrder(world.services.db, payable.buyer.customer.brandId, orderId);
  const ofNoRoll = { issue_id: world.services.ids.next(), defect: 'late' } as const;
  expect((await limitOf(world.services.db, row, ofNoRoll)).minor).toBe(invoiced);
  const lines = await bookedLines(payable, 'advance_released');
  const toBuyer = lines.find(({ account }) => account === 'advances')?.amount_minor;
  expect(toBuyer).toBe(invoiced - BigInt((await orderOf(payable)).total.minor));
  const { records } = await payable.buyer.call(listOrderHistory, {
    params: { orderId },
    query: { limit: 100 },
  });
  expect(records.map(({ what }) => what)).toContain('Order closed at 250 m: The mill has no more yarn.');
  expect(await reasonOf(close('Once more.'))).toMatch(/^The last shipment/);
});

test('told ten times at once, goods leave once and the books move once', async () => {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await pack(staff, payable, someRolls([...FULL, 10]));
  const body = somePapers(world);
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => staff.call(desk.sendDispatch, { params: { dispatchId }, body })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const again = staff.call(desk.sendDispatch, { params: { dispatchId }, body });
  await expect(again).rejects.toMatchObject({ code: 'illegal_transition' });
  expect(await bookedLines(payable)).toHaveLength(5);
  expect((await orderOf(payable)).instalments).toHaveLength(2);
});

test('the same key answers the same, and changes nothing the second time', async () => {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await pack(staff, payable, someRolls([...FULL, 10]));
  const sent = { params: { dispatchId }, body: somePapers(world) };
  const first = await staff.call(desk.sendDispatch, sent, { idempotencyKey: 'send-once' });
  expect(await staff.call(desk.sendDispatch, sent, { idempotencyKey: 'send-once' })).toEqual(first);
  expect(await bookedLines(payable)).toHaveLength(5);
});

test('a payment and the shipment it is for, at once, have one outcome', async () => {
  const payable = await aPackedOrderOnCredit(world);
  const { dispatchId } = await pack(staff, payable, someRolls([100, 100]));
  const body = somePapers(world, { isLast: false });
  await Promise.all([
    staff.call(desk.sendDispatch, { params: { dispatchId }, body }),
    payByCard(world, payable, 1),
  ]);
  await expectBooksRight(world);
  const { instalments, total } = await orderOf(payable);
  const paid = instalments.reduce((sum, part) => sum + BigInt(part.paid.minor), 0n);
  const left = instalments.reduce((sum, part) => sum + BigInt(part.left.minor), 0n);
  expect(paid + left).toBe(BigInt(total.minor));
});

test('each invoice of an order on credit has its own part and its own day, which no later shipment moves', async () => {
  const payable = await aPackedOrderOnCredit(world);
  const [agreed] = (await orderOf(payable)).instalments;
  await ship(world, staff, payable, { rolls: someRolls([100, 100]), isLast: false });
  goTo(world, '2026-11-09');
  const later = await laterVisit(world, payable);
  await ship(world, await world.asStaff('production'), later, { rolls: someRolls([100, 100, 100], 3) });
  const { instalments } = await orderOf(later);
  expect(instalments.map(({ dueOn, state }) => [dueOn, state])).toEqual([
    ['2026-12-02', 'covered'],
    ['2026-12-09', 'covered'],
  ]);
  const { intransitData } = await dispatchesSeenBy(later);
  expect(instalments.map(({ amount }) => amount)).toEqual(intransitData.map(({ invoice }) => invoice?.total));
  const requested = instalments.reduce((sum, { amount }) => sum + BigInt(amount.minor), 0n);
  expect(requested).toBe(BigInt(agreed?.amount.minor ?? 0));
  await expectBooksRight(world);
});

test('an invoice whose tax is not that of the books is found, by seller, month and rate', async () => {
  const payable = await aPackedOrder(world);
  await ship(world, await world.asStaff('production'), payable);
  const undo = new Error('undo');
  const found = { problems: [] as string[] };
  await world.services.db
    .transaction(async (tx) => {
      await sql`alter table tax_invoices disable trigger tax_invoices_stay`.execute(tx.unscoped);
      await sql`grant update on tax_invoices to current_user`.execute(tx.unscoped);
      await sql`update tax_invoices set gst_minor = gst_minor + 1, igst_minor = igst_minor + 1, taxable_minor = taxable_minor - 1
        where order_id = ${payable.order.orderId}`.execute(tx.unscoped);
      found.problems = (await proveLedger(tx)).problems;
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
  expect(found.problems).toEqual([
    expect.stringMatching(/^seller [0-9a-f-]{36} in 2026-11 at 5% INR: tax_differs$/),
    `${payable.order.number}: invoices_differ`,
  ]);
});
