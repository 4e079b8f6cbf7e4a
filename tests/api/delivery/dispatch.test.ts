import { expect, test } from 'vitest';
import { listOrderHistory, readOrder } from '#contract/customer/orders.ts';
import { readTna } from '#contract/customer/production.ts';
import * as desk from '#contract/staff/delivery.ts';
import { completeTask } from '#contract/staff/production.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPackedOrder,
  aPackedOrderOnCredit,
  deliver,
  dispatchesSeenBy,
  pack,
  rollsSeenBy,
  ship,
  somePapers,
  someRolls,
} from '#tests/support/data/delivery.ts';
import { multipartFile } from '#tests/support/data/multipart-file.ts';
import type { PayableOrder } from '#tests/support/data/payments.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { aPlannedOrder } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');

const statusOf = async ({ buyer, order: { orderId } }: PayableOrder) =>
  (await buyer.call(readOrder, { params: { orderId } })).status;

test('two shipments leave and arrive: the order follows the first out and the last in', async () => {
  const payable = await aPackedOrder(world);
  const first = await ship(world, staff, payable, { rolls: someRolls([100, 100, 100]), isLast: false });
  expect(first).toMatchObject({ number: 1, status: 'dispatched', statusLabel: 'In transit', isLast: false });
  expect(await statusOf(payable)).toBe(ORDER_STATUS_CODE.dispatched);
  await deliver(staff, first.dispatchId);
  expect(await statusOf(payable)).toBe(ORDER_STATUS_CODE.dispatched);
  const second = await ship(world, staff, payable, { rolls: someRolls([100, 100], 4) });
  const seen = await dispatchesSeenBy(payable);
  expect(seen.intransitData.map(({ number }) => number)).toEqual([2]);
  expect(seen.deliveredData.map(({ number }) => number)).toEqual([1]);
  expect(seen).toMatchObject({ isComplete: true, dispatched: { thousandths: '500000', unit: 'metre' } });
  await staff.call(desk.recordTransportEvent, {
    params: { dispatchId: second.dispatchId },
    body: { kind: 'warehouse', place: 'Bhiwandi' },
  });
  expect(await statusOf(payable)).toBe(ORDER_STATUS_CODE.warehouse);
  await deliver(staff, second.dispatchId);
  expect(await statusOf(payable)).toBe(ORDER_STATUS_CODE.delivered);
  const { orderId } = payable.order;
  const { records } = await payable.buyer.call(listOrderHistory, {
    params: { orderId },
    query: { limit: 100 },
  });
  expect(records.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'Shipment 1: dispatched with VRL Logistics, LR 4471182',
      'Shipment 2: reached our warehouse, Bhiwandi',
      'Shipment 2: delivered',
      'Goods delivered',
    ]),
  );
});

test('nobody ends the loading or the transit but by recording the dispatch and the delivery', async () => {
  const payable = await aPackedOrder(world);
  const { orderId, fabId } = payable.order;
  const complete = (taskId: string) => staff.call(completeTask, { params: { orderId, taskId }, body: {} });
  expect((await refusalOf(complete('T83'))).body.details?.message).toBe(
    'Record the dispatch: that finishes this task.',
  );
  const { dispatchId } = await ship(world, staff, payable);
  expect((await refusalOf(complete('T84'))).body.details?.message).toBe(
    'Record the delivery: that finishes this task.',
  );
  const plan = await payable.buyer.call(readTna, { params: { fabId }, query: { orderId } });
  expect(plan).toMatchObject({ dispatchedOn: '2026-11-02', likelyDelivery: '2026-11-06' });
  await deliver(staff, dispatchId);
  await expect(deliver(staff, dispatchId)).rejects.toMatchObject({ code: 'illegal_transition' });
});

test('goods leave only once the work before and the money for it are there', async () => {
  const early = await aPlannedOrder(world, { quality: { kind: 'stock' } });
  expect(await refusalOf(ship(world, staff, early))).toMatchObject({ status: 409, code: 'task_blocked' });
  const unpaid = await aPlannedOrder(world);
  const refused = await refusalOf(ship(world, staff, unpaid));
  expect(refused).toMatchObject({ status: 409, code: 'task_blocked' });
  expect(await statusOf(unpaid)).toBe(ORDER_STATUS_CODE.created);
});

test('what would leave must be within the tolerance of what was ordered', async () => {
  const payable = await aPackedOrder(world);
  const tooMuch = await refusalOf(
    ship(world, staff, payable, { rolls: someRolls([100, 100, 100, 100, 116]) }),
  );
  expect(tooMuch.body.fields?.rolls).toBe(
    'These rolls would bring the total to 516 m, but 500 m was ordered with a tolerance of 3%.',
  );
  const [packed] = (
    await staff.call(desk.listDispatchesForStaff, { params: { orderId: payable.order.orderId } })
  ).packed;
  const params = { dispatchId: packed?.dispatchId ?? '' };
  await staff.call(desk.repackDispatch, { params, body: { rolls: someRolls([100, 100, 100, 100]) } });
  const short = staff.call(desk.sendDispatch, { params, body: somePapers(world) });
  expect((await refusalOf(short)).body.fields?.rolls).toMatch(/more than 3% short/);
  await staff.call(desk.cancelDispatch, { params, body: {} });
  expect((await dispatchesSeenBy(payable)).intransitData).toEqual([]);
  expect(await rollsSeenBy(payable)).toEqual([]);
  expect(await ship(world, staff, payable)).toMatchObject({ number: 2, status: 'dispatched' });
});

test('the papers are checked before anything moves', async () => {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await pack(staff, payable, someRolls([100, 100, 100, 100, 100]));
  const send = (change: Parameters<typeof somePapers>[1]) =>
    staff.call(desk.sendDispatch, { params: { dispatchId }, body: somePapers(world, change) });
  const fieldsOf = async (change: Parameters<typeof somePapers>[1]) =>
    (await refusalOf(send(change))).body.fields;
  expect(await fieldsOf({ invoice: { number: 'A1', invoicedOn: '2026-11-02' } })).toEqual({
    invoiceNumber: 'This seller’s invoices are numbered here. Leave the number empty.',
  });
  expect(await fieldsOf({ invoice: { invoicedOn: '2026-11-03' } })).toHaveProperty('invoicedOn');
  expect(await fieldsOf({ invoice: { invoicedOn: '2026-10-01' } })).toHaveProperty('invoicedOn');
  expect(await fieldsOf({ transporterGstin: '27AAPFU0939F1ZO' })).toHaveProperty('transporterGstin');
  expect(await fieldsOf({ ewayBill: '123' })).toHaveProperty('ewayBill');
  expect(await fieldsOf({ ewayBill: undefined })).toEqual({
    ewayBill: 'Goods worth more than ₹50,000 need an e-way bill.',
  });
  expect(await fieldsOf({ eta: '2026-11-01' })).toHaveProperty('eta');
  const sent = await send({ invoice: { invoicedOn: '2026-11-02' } });
  expect(sent).toMatchObject({ ewayBill: '301004471182', vehicleNumber: 'MH 04 KX 2210' });
});

test('credit days run from the tax invoice', async () => {
  const payable = await aPackedOrderOnCredit(world);
  const { orderId } = payable.order;
  const due = async () => (await payable.buyer.call(readOrder, { params: { orderId } })).instalments[0];
  expect(await due()).toMatchObject({ state: 'covered', dueOn: null });
  await ship(world, staff, payable, {
    rolls: someRolls([100, 100]),
    isLast: false,
    invoice: { invoicedOn: '2026-11-02' },
  });
  expect((await due())?.dueOn).toBe('2026-12-02');
});

test('a packing list comes as CSV, and what is wrong in it is told by its line', async () => {
  const payable = await aPackedOrder(world);
  const { orderId } = payable.order;
  const upload = (text: string) =>
    staff.inject({
      method: 'POST',
      url: `/apidesk/orders/${orderId}/dispatches/csv/`,
      ...multipartFile('packing.csv', text),
    });
  const head = 'Bale No;Roll No;Lot;Shade;Length;Net kg;Gross kg;Points';
  const wrong = await upload(
    [head, '1;R1;A;S1;100;19;19.6;8', '1;R1;A;S1;ten;19;18;x', '', ';;B;;50;;;'].join('\n'),
  );
  expect(wrong.statusCode).toBe(422);
  const { fields } = (wrong.json() as { error: { fields: Record<string, string> } }).error;
  expect(Object.keys(fields)).toEqual(['line 3', 'line 5']);
  expect(fields['line 3']).toContain('Length: use digits only, with at most 3 decimals.');
  expect(fields['line 3']).toContain('Roll R1 is also on line 2.');
  expect(fields['line 5']).toBe('Roll is missing.');
  const right = await upload([head, '1;R1;A;S1;100;19;19.6;8', '2;R2;B;S2;100.5;19.1;19.7;0'].join('\r\n'));
  expect(right.statusCode).toBe(200);
  const packed = (right.json() as { data: { dispatchId: string } }).data;
  expect(packed).toMatchObject({
    status: 'packed',
    totals: { rolls: 2, bales: 2, length: { thousandths: '200500' }, netGrams: '38100', points: 8 },
  });
  const { records } = await staff.call(desk.listRollsForStaff, { params: { dispatchId: packed.dispatchId } });
  expect(records.map(({ bale, roll, lot }) => [bale, roll, lot])).toEqual([
    ['1', 'R1', 'A'],
    ['2', 'R2', 'B'],
  ]);
});

test('a packing list that is sent again under its key is packed once, and another list is refused under it', async () => {
  const { orderId } = (await aPackedOrder(world)).order;
  const upload = (key: string, text: string) => {
    const { headers, payload } = multipartFile('packing.csv', text);
    return staff.inject({
      method: 'POST',
      url: `/apidesk/orders/${orderId}/dispatches/csv/`,
      headers: { ...headers, 'idempotency-key': key },
      payload,
    });
  };
  const list = 'roll,lot,length\nR1,A,100\n';
  const wrong = await upload('packing-list-1', 'roll,lot,length\nR1,A,ten\n');
  expect(wrong.statusCode).toBe(422);
  const [first, again] = await Promise.all([upload('packing-list-1', list), upload('packing-list-1', list)]);
  expect(first.json()).toMatchObject({ data: { number: 1, status: 'packed' } });
  expect(again.json()).toEqual(first.json());
  const other = await upload('packing-list-1', 'roll,lot,length\nR2,A,100\n');
  expect(other.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } });
  const { packed } = await staff.call(desk.listDispatchesForStaff, { params: { orderId } });
  expect(packed).toHaveLength(1);
});

test('a roll leaves once: a number that is in another shipment is refused', async () => {
  const payable = await aPackedOrder(world);
  await ship(world, staff, payable, { rolls: someRolls([100, 100]), isLast: false });
  const twin = await refusalOf(pack(staff, payable, someRolls([100, 100], 2)));
  expect(twin.body.fields).toEqual({ 'roll 1': 'Roll R2 is already in shipment 1.' });
  const inFile = await staff.inject({
    method: 'POST',
    url: `/apidesk/orders/${payable.order.orderId}/dispatches/csv/`,
    ...multipartFile('packing.csv', 'roll,lot,length\nR9,A,100\n\nR2,A,100\n'),
  });
  expect(inFile.json()).toMatchObject({
    error: { fields: { 'line 4': 'Roll R2 is already in shipment 1.' } },
  });
});

test('transport is followed event by event, newest first, and a new expected day moves the plan', async () => {
  const payable = await aPackedOrder(world);
  const { orderId, fabId } = payable.order;
  const { dispatchId } = await ship(world, staff, payable);
  const report = (body: Parameters<typeof staff.call<typeof desk.recordTransportEvent>>[1]['body']) =>
    staff.call(desk.recordTransportEvent, { params: { dispatchId }, body });
  world.clock.advance(60);
  await report({ kind: 'departed', place: 'Bhiwandi' });
  world.clock.advance(60);
  await report({ kind: 'delayed', place: 'Vapi', note: 'Heavy rain on NH 48', eta: '2026-11-09' });
  const [dispatch] = (await dispatchesSeenBy(payable)).intransitData;
  expect(dispatch).toMatchObject({ eta: '2026-11-09', isLate: false });
  expect(dispatch?.events.map(({ label }) => label)).toEqual([
    'Delayed',
    'Departed',
    'Picked up from the mill',
  ]);
  const plan = await payable.buyer.call(readTna, { params: { fabId }, query: { orderId } });
  expect(plan.likelyDelivery).toBe('2026-11-09');
  const past = report({ kind: 'arrived', eta: '2026-11-01' });
  expect((await refusalOf(past)).body.fields).toHaveProperty('eta');
  const future = report({ kind: 'arrived', happenedAt: '2026-12-24T00:00:00.000Z' });
  expect((await refusalOf(future)).body.fields).toHaveProperty('happenedAt');
  await deliver(staff, dispatchId);
  await expect(report({ kind: 'departed' })).rejects.toMatchObject({ code: 'illegal_transition' });
});

test('a transaction certificate and the invoice come with their files, for this company alone', async () => {
  const payable = await aPackedOrder(world);
  const pdf = PLAIN_PDF;
  const upload = await staff.inject({
    method: 'POST',
    url: `/apidesk/orders/${payable.order.orderId}/dispatch-files/`,
    ...multipartFile('invoice.pdf', pdf),
  });
  const { fileId } = (upload.json() as { data: { fileId: string } }).data;
  const invoice = { invoicedOn: '2026-11-02', fileId };
  const { dispatchId } = await ship(world, staff, payable, { invoice });
  await staff.call(desk.saveCertificate, {
    params: { dispatchId },
    body: { standard: 'grs', number: 'TC-2026-118', issuedOn: '2026-11-02', fileId },
  });
  const [seen] = (await dispatchesSeenBy(payable)).intransitData;
  expect(seen).toMatchObject({
    invoice: { total: payable.order.total, file: { name: 'invoice.pdf' } },
    certificate: { standard: 'GRS', number: 'TC-2026-118' },
  });
  const opened = await payable.buyer.inject({ method: 'GET', url: seen?.invoice?.file?.url ?? '' });
  expect(opened.statusCode).toBe(200);
  const stranger = await aPackedOrder(world);
  const stolen = ship(world, staff, stranger, { invoice });
  expect((await refusalOf(stolen)).code).toBe('not_found');
});

test('once the last shipment has left there is nothing more to pack', async () => {
  const payable = await aPackedOrder(world);
  await ship(world, staff, payable);
  const more = pack(staff, payable, someRolls([10], 20));
  await expect(more).rejects.toMatchObject({ code: 'illegal_transition' });
});
