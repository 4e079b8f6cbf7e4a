/** The desk's day and the buyer's are not always the same: neither is told that its own today is wrong. */
import { expect, test } from 'vitest';
import { changeCustomer } from '#contract/customer/account.ts';
import { readOrder } from '#contract/customer/orders.ts';
import * as desk from '#contract/staff/delivery.ts';
import { completeTask, rescheduleTask } from '#contract/staff/production.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, pack, somePapers, someRolls, tariffItemOf } from '#tests/support/data/delivery.ts';
import { download, issueAndRender, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { anOrderingBuyer, type OrderingBuyer } from '#tests/support/data/orders.ts';
import { aPlannedOrder } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();

const AFTER_MIDNIGHT_IN_INDIA = new Date('2026-11-16T19:00:00Z');
const AFTER_MIDNIGHT_IN_DHAKA = new Date('2026-11-16T18:10:00Z');

async function aBuyerIn(timeZone: string): Promise<OrderingBuyer> {
  const buyer = await anOrderingBuyer(world, 'INTL');
  await buyer.call(changeCustomer, { params: { customerId: 'me' }, body: { timeZone } });
  return buyer;
}

test('while it is still yesterday in New York, papers and work are dated with the today of the desk', async () => {
  world.clock.set(AFTER_MIDNIGHT_IN_INDIA);
  const staff = await world.asStaff('production');
  const buyer = await aBuyerIn('America/New_York');
  const payable = await aPackedOrder(world, { buyer, quantity: '600' });
  const { dispatchId } = await pack(staff, payable, someRolls([150, 150, 150, 150]));
  const send = (invoicedOn: string) =>
    staff.call(desk.sendDispatch, {
      params: { dispatchId },
      body: somePapers(world, { ...tariffItemOf(payable), invoice: { invoicedOn } }),
    });
  expect((await refusalOf(send('2026-11-18'))).body.fields).toHaveProperty('invoicedOn');
  expect((await refusalOf(send('2026-11-15'))).body.fields).toHaveProperty('invoicedOn');
  expect(await send('2026-11-17')).toMatchObject({
    status: 'dispatched',
    invoice: { invoicedOn: '2026-11-17' },
  });
  const { orderId } = payable.order;
  expect((await buyer.call(readOrder, { params: { orderId } })).status).toBe(ORDER_STATUS_CODE.dispatched);

  await issueAndRender(world, orderId);
  const { documentId } = await theDocument(buyer, orderId, 'direct_invoicing_packing_list');
  const { text } = await wordsOf(await download(world, buyer, documentId));
  expect(text).toContain('Dispatched on 17 Nov, 2026');

  const certify = (issuedOn: string) =>
    staff.call(desk.saveCertificate, {
      params: { dispatchId },
      body: { standard: 'grs', number: 'TC-2026-118', issuedOn },
    });
  expect((await refusalOf(certify('2026-11-18'))).body.fields).toHaveProperty('issuedOn');
  expect(await certify('2026-11-17')).toMatchObject({ certificate: { issuedOn: '2026-11-17' } });

  const woven = await aPlannedOrder(world, { buyer, quantity: '600' });
  const finish = (on: string) =>
    staff.call(completeTask, { params: { orderId: woven.order.orderId, taskId: 'T03' }, body: { on } });
  expect((await refusalOf(finish('2026-11-18'))).body.fields).toHaveProperty('on');
  expect((await refusalOf(finish('2026-11-15'))).body.fields).toHaveProperty('on');
  expect((await finish('2026-11-17')).tasks.find(({ taskId }) => taskId === 'T03')).toMatchObject({
    actualEnd: '2026-11-17',
  });
});

test.each(['Asia/Dhaka', 'Australia/Sydney'])(
  'once it is tomorrow in %s, goods may still be expected on the today of the desk',
  async (zone) => {
    world.clock.set(AFTER_MIDNIGHT_IN_DHAKA);
    const staff = await world.asStaff('production');
    const buyer = zone === 'Asia/Dhaka' ? await anOrderingBuyer(world, 'BD') : await aBuyerIn(zone);
    const payable = await aPackedOrder(world, { buyer, quantity: '600' });
    const { dispatchId } = await pack(staff, payable, someRolls([150, 150, 150, 150]));
    const send = (eta: string) =>
      staff.call(desk.sendDispatch, {
        params: { dispatchId },
        body: somePapers(world, { ...tariffItemOf(payable), eta }),
      });
    expect((await refusalOf(send('2026-11-15'))).body.fields).toHaveProperty('eta');
    expect(await send('2026-11-16')).toMatchObject({ eta: '2026-11-16' });
    const report = (eta: string) =>
      staff.call(desk.recordTransportEvent, { params: { dispatchId }, body: { kind: 'departed', eta } });
    expect((await refusalOf(report('2026-11-15'))).body.fields).toHaveProperty('eta');
    expect(await report('2026-11-16')).toMatchObject({ eta: '2026-11-16' });

    const woven = await aPlannedOrder(world, { buyer, quantity: '600' });
    const move = (to: string) =>
      staff.call(rescheduleTask, {
        params: { orderId: woven.order.orderId, taskId: 'T03' },
        body: { to, reason: 'The mill has room today' },
      });
    expect((await refusalOf(move('2026-11-15'))).body.fields).toHaveProperty('to');
    expect((await move('2026-11-16')).tasks.find(({ taskId }) => taskId === 'T03')?.status).toBe('pending');
  },
);
