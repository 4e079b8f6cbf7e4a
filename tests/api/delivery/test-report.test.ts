/** Dyed cloth is packed and paid, and stays until its laboratory has reported. */
import { expect, test } from 'vitest';
import { sendDispatch } from '#contract/staff/delivery.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { pack, somePapers, someRolls } from '#tests/support/data/delivery.ts';
import { payByCard } from '#tests/support/data/payments.ts';
import { aPlannedOrder, finish } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');
const TODAY = '2026-11-02';

test('dyed cloth does not leave before its test report', async () => {
  const payable = await aPlannedOrder(world);
  await world.services.db.unscoped
    .updateTable('plan_tasks')
    .set({ status: 'completed', actual_start: TODAY, actual_end: TODAY })
    .where('order_id', '=', payable.order.orderId)
    .where('task_id', 'not in', ['T24', 'T80', 'T81', 'T82', 'T83', 'T84'])
    .execute();
  await finish(world, payable, 'T80');
  const { dispatchId } = await pack(staff, payable, someRolls([100, 100, 100, 100, 100]));
  await payByCard(world, payable, 2);
  const send = () => staff.call(sendDispatch, { params: { dispatchId }, body: somePapers(world) });
  const refused = await refusalOf(send());
  expect([refused.code, refused.body.details?.message]).toEqual([
    'task_blocked',
    '“Lab test report (fastness, shrinkage, GSM)” has to be finished first.',
  ]);
  await finish(world, payable, 'T24');
  expect(await send()).toMatchObject({ status: 'dispatched' });
});
