/** Whoever has two seats in a company under two addresses is one person: the second never decides on what the first ordered. */
import { expect, test } from 'vitest';
import { decideApproval, listApprovals } from '#contract/customer/order-approvals.ts';
import { aHeldOrder, aTeamOfTwo } from '#tests/support/data/approval-links.ts';
import { aColleague } from '#tests/support/data/colleagues.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { CustomerVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

const approve = (by: CustomerVisitor, { orderId }: { orderId: string }) =>
  by.call(decideApproval, { params: { orderId }, body: { decision: 'approve' } });

test('a seat that signs in with the e-mail its maker gave us neither decides nor is asked', async () => {
  const { owner, maker } = await aTeamOfTwo(world);
  const seat = await aColleague(world, owner, { name: 'Nisha R.' });
  const secondSeat = seat.customer.customerId;
  const email = `nisha-${secondSeat}@mill.example`;
  await world.services.db.unscoped
    .updateTable('people')
    .set({ contact_email: email })
    .where('customer_id', '=', maker.customer.customerId)
    .execute();
  await world.services.db.unscoped
    .updateTable('people')
    .set({ email, phone: null })
    .where('customer_id', '=', secondSeat)
    .execute();
  const { order } = await aHeldOrder(world, maker);
  expect(order.approval?.approvers).toEqual([owner.customer.name]);
  expect((await seat.call(listApprovals, {})).records).toMatchObject([{ mayDecide: false }]);
  expect((await refusalOf(approve(seat, order))).code).toBe('own_order');
  expect(await approve(owner, order)).toMatchObject({ approval: { state: 'approved' } });
});
