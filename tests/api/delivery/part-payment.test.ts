/** Goods that are paid before they leave: each shipment waits for its own money, and for no more. */
import { expect, test } from 'vitest';
import { reportLetterOfCredit } from '#contract/customer/letters-of-credit.ts';
import { readOrder } from '#contract/customer/orders.ts';
import * as desk from '#contract/staff/delivery.ts';
import { listLettersOfCredit, settleLetterOfCredit } from '#contract/staff/payments.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPackedOrderOnCredit,
  pack,
  ship,
  somePapers,
  someRolls,
  tariffItemOf,
} from '#tests/support/data/delivery.ts';
import {
  aPayableOrder,
  begin,
  expectBooksRight,
  type PayableOrder,
  payByCard,
} from '#tests/support/data/payments.ts';
import { aPlannedOrder, finish } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');
const accounts = await world.asStaff('accounts');
const TODAY = '2026-11-02';

const partsOf = async ({ buyer, order: { orderId } }: PayableOrder) =>
  (await buyer.call(readOrder, { params: { orderId } })).instalments;
const short = (parts: Awaited<ReturnType<typeof partsOf>>) =>
  parts.map(({ kind, state, shipment, dueOn }) => [kind, state, shipment, dueOn]);

/** Woven and inspected: rolls may be packed, and only money stands between them and the road. */
async function inspected(payable: PayableOrder): Promise<PayableOrder> {
  await world.services.db.unscoped
    .updateTable('plan_tasks')
    .set({ status: 'completed', actual_start: TODAY, actual_end: TODAY })
    .where('order_id', '=', payable.order.orderId)
    .where('task_id', 'not in', ['T80', 'T81', 'T82', 'T83', 'T84'])
    .execute();
  await finish(world, payable, 'T80');
  return payable;
}

const previewOf = (dispatchId: string, isLast = false) =>
  staff.call(desk.previewInvoice, {
    params: { dispatchId },
    query: { invoicedOn: TODAY, isLast: isLast ? 'true' : 'false' },
  });
const send = (payable: PayableOrder, dispatchId: string, isLast = false) =>
  staff.call(desk.sendDispatch, {
    params: { dispatchId },
    body: somePapers(world, { ...tariffItemOf(payable), isLast }),
  });

test('a shipment leaves once its own part is paid, and the rest is asked for with the next one', async () => {
  const payable = await inspected(await aPlannedOrder(world));
  const [, balance] = await partsOf(payable);
  expect(short(await partsOf(payable))[1]).toEqual(['balance', 'open', null, TODAY]);
  const { dispatchId } = await pack(staff, payable, someRolls([100, 100]));
  const requested = await partsOf(payable);
  expect(short(requested).slice(1)).toEqual([
    ['balance', 'open', 1, TODAY],
    ['balance', 'open', null, null],
  ]);
  const minor = (index: number) => BigInt(requested[index]?.amount.minor ?? 0);
  expect(minor(1) + minor(2)).toBe(BigInt(balance?.amount.minor ?? 0));
  expect((await previewOf(dispatchId)).toPay).toEqual(requested[1]?.amount);
  expect((await refusalOf(send(payable, dispatchId))).code).toBe('task_blocked');

  await payByCard(world, payable, requested[1]?.position);
  expect((await previewOf(dispatchId)).toPay).toBeNull();
  await send(payable, dispatchId);
  const [, first, rest] = await partsOf(payable);
  expect([first?.state, first?.invoiceNumber, rest?.state]).toEqual(['paid', expect.any(String), 'open']);
  await expectBooksRight(world);

  const next = await pack(staff, payable, someRolls([100, 100, 100], 3));
  const refused = await refusalOf(send(payable, next.dispatchId, true));
  expect([refused.code, refused.body.details?.payFirst]).toEqual(['illegal_transition', rest?.position]);
  await payByCard(world, payable, rest?.position);
  await send(payable, next.dispatchId, true);
  expect((await partsOf(payable)).every(({ state, left }) => state === 'paid' && left.minor === '0')).toBe(
    true,
  );
  await expectBooksRight(world);
});

test('who pays the whole balance sends every shipment without being asked again', async () => {
  const payable = await inspected(await aPlannedOrder(world));
  await payByCard(world, payable, 2);
  await followOrder(world.services, payable.order.orderId);
  await ship(world, staff, payable, { rolls: someRolls([100, 100]), isLast: false });
  await ship(world, staff, payable, { rolls: someRolls([100, 100, 100], 3) });
  expect((await partsOf(payable)).every(({ state }) => state === 'paid')).toBe(true);
  await expectBooksRight(world);
});

test('packed again it is asked for anew, and unpacked the balance is one part again', async () => {
  const payable = await inspected(await aPlannedOrder(world));
  const before = await partsOf(payable);
  const { dispatchId } = await pack(staff, payable, someRolls([100, 100]));
  const smaller = { rolls: someRolls([100]) };
  await staff.call(desk.repackDispatch, { params: { dispatchId }, body: smaller });
  const [, requested, rest] = await partsOf(payable);
  expect(BigInt(requested?.amount.minor ?? 0)).toBeLessThan(BigInt(rest?.amount.minor ?? 0) / 3n);
  await staff.call(desk.cancelDispatch, { params: { dispatchId }, body: {} });
  expect((await partsOf(payable)).map(({ amount, state }) => [amount, state])).toEqual(
    before.map(({ amount, state }) => [amount, state]),
  );
});

test('a payment of the whole balance and the packing of a part, at once, have one outcome', async () => {
  const payable = await inspected(await aPlannedOrder(world));
  const [packed] = await Promise.all([
    pack(staff, payable, someRolls([100, 100])),
    payByCard(world, payable, 2),
  ]);
  await expectBooksRight(world);
  const parts = await partsOf(payable);
  const open = parts.filter(({ state }) => state === 'open');
  const { toPay } = await previewOf(packed.dispatchId);
  // Either it came before the split and paid all, or it was begun for the part alone.
  expect(toPay).toBeNull();
  expect(open.length).toBeLessThanOrEqual(1);
  await followOrder(world.services, payable.order.orderId);
  await send(payable, packed.dispatchId);
  await expectBooksRight(world);
});

test('credit and a letter of credit stand for every shipment: nobody is asked', async () => {
  const onCredit = await aPackedOrderOnCredit(world);
  const packed = await pack(staff, onCredit, someRolls([100, 100]));
  expect((await previewOf(packed.dispatchId)).toPay).toBeNull();
  expect(short(await partsOf(onCredit))).toEqual([['credit', 'covered', null, null]]);
  await send(onCredit, packed.dispatchId);
  expect(short(await partsOf(onCredit)).map(([, state]) => state)).toEqual(['covered', 'covered']);

  const payable = await aPayableOrder(world, {
    market: 'INTL',
    quantity: '600',
    quality: { kind: 'made_to_order', leadDays: 30 },
  });
  const { paymentOrderId } = await begin(payable, 'letter_of_credit');
  const amount = (Number(payable.order.total.minor) / 100).toFixed(2);
  await payable.buyer.call(reportLetterOfCredit, {
    params: { paymentOrderId },
    body: { number: 'LC-2026-0190', bank: 'Hafen Bank', amount, expiresOn: '2027-02-28' },
  });
  const { records } = await accounts.call(listLettersOfCredit, { query: { limit: 100 } });
  const lcId = records.find(({ orderId }) => orderId === payable.order.orderId)?.lcId ?? '';
  await accounts.call(settleLetterOfCredit, { params: { lcId }, body: { state: 'accepted' } });
  await followOrder(world.services, payable.order.orderId);
  await inspected(payable);
  await ship(world, staff, payable, { rolls: someRolls([100, 100]), isLast: false });
  const accepted = await accounts.call(listLettersOfCredit, { query: { state: 'accepted', limit: 100 } });
  const billed = accepted.records.find((letter) => letter.lcId === lcId)?.needed;
  const parts = await partsOf(payable);
  expect(billed).toEqual(parts.find(({ invoiceNumber }) => invoiceNumber !== null)?.amount);
  // The bank pays for the first shipment; the letter still stands for the second.
  const came = (Number(billed?.minor) / 100).toFixed(2);
  await accounts.call(settleLetterOfCredit, { params: { lcId }, body: { state: 'paid', amount: came } });
  expect((await partsOf(payable)).filter(({ state }) => state === 'covered').length).toBeGreaterThan(0);
  await expectBooksRight(world);
});
