/** Packing ends its task, and the form that sends a shipment says everything that is missing at once. */
import { expect, test } from 'vitest';
import * as desk from '#contract/staff/delivery.ts';
import { readTnaForStaff } from '#contract/staff/production.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { pack, somePapers, someRolls } from '#tests/support/data/delivery.ts';
import type { PayableOrder } from '#tests/support/data/payments.ts';
import { aPlannedOrder, finish } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');
const STOCK = { quality: { kind: 'stock' } } as const;

const packingOf = async ({ order: { orderId } }: PayableOrder) =>
  (await staff.call(readTnaForStaff, { params: { orderId } })).tasks.find(({ taskId }) => taskId === 'T81')
    ?.status;

test('packed rolls end the packing once the work before it is done', async () => {
  const early = await aPlannedOrder(world, STOCK);
  const { dispatchId } = await pack(staff, early, someRolls([250, 250]));
  expect(await packingOf(early)).toBe('pending');
  await finish(world, early, 'T31');
  await staff.call(desk.sendDispatch, { params: { dispatchId }, body: somePapers(world) });
  expect(await packingOf(early)).toBe('completed');

  const ready = await aPlannedOrder(world, STOCK);
  await finish(world, ready, 'T31');
  await pack(staff, ready, someRolls([250, 250]));
  expect(await packingOf(ready)).toBe('completed');
});

test('everything that is missing is said in one answer', async () => {
  const payable = await aPlannedOrder(world, STOCK);
  await finish(world, payable, 'T31');
  const { dispatchId } = await pack(staff, payable, someRolls([100]));
  const { needsEwayBill: isNeeded } = await staff.call(desk.previewInvoice, {
    params: { dispatchId },
    query: { invoicedOn: '2026-11-02', isLast: 'true' },
  });
  const body = {
    invoice: { invoicedOn: '' },
    transporter: ' ',
    lrNumber: '',
    eta: '',
    isLast: true,
  };
  const refusal = await refusalOf(staff.call(desk.sendDispatch, { params: { dispatchId }, body }));
  expect(refusal).toMatchObject({ status: 422, code: 'form_refused' });
  expect(refusal.body.fields).toEqual({
    rolls: expect.stringContaining('short'),
    invoicedOn: 'Enter a valid date.',
    transporter: 'Enter the transporter.',
    lrNumber: 'Enter the LR or BL number.',
    eta: 'Enter a valid date.',
    ...(isNeeded ? { ewayBill: expect.stringContaining('e-way bill') } : {}),
  });
});
