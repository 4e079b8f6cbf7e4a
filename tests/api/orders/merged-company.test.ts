/** A company that was merged finishes what it began: its held orders are decided and paid, and ready cloth is ordered elsewhere. */
import { expect, test } from 'vitest';
import { decideApproval } from '#contract/customer/order-approvals.ts';
import { aHeldOrder, aTeamOfTwo } from '#tests/support/data/approval-links.ts';
import { anOrderingBuyer, aQuality, place, termsFor } from '#tests/support/data/orders.ts';
import { aPayingWorld, expectBooksRight, payByCard } from '#tests/support/data/payments.ts';
import { merge } from '#tests/support/data/shared-numbers.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

test('a held order is approved and paid where it was placed, and the next one is refused there', async () => {
  // Every buyer of these tests gave the same number; it was confirmed for the first.
  const kept = await anOrderingBuyer(world);
  const { owner, maker } = await aTeamOfTwo(world);
  const { order } = await aHeldOrder(world, maker);
  await merge(world, await world.asStaff('owner'), { closed: owner, kept });
  const approval = { params: { orderId: order.orderId }, body: { decision: 'approve' as const } };
  expect(await owner.call(decideApproval, approval)).toMatchObject({ approval: { state: 'approved' } });
  await payByCard(world, { buyer: owner, order });
  const { fabId } = await aQuality(world);
  const next = place(owner, termsFor(owner, { fabId, quantity: '500' }));
  expect((await refusalOf(next)).code).toBe('company_merged');
  await expectBooksRight(world);
});
