/** The boss against another tap of their own, a colleague, the maker and the clock: one decision stands. */
import { describe, expect, test } from 'vitest';
import { decideByLink } from '#contract/customer/approval-links.ts';
import { decideApproval } from '#contract/customer/order-approvals.ts';
import { changeOrderQuantity, listOrderHistory, type Order, readOrder } from '#contract/customer/orders.ts';
import { anOrderAskedByLink, codeForLink } from '#tests/support/data/approval-links.ts';
import { freeMetres } from '#tests/support/data/orders.ts';
import { aPayingWorld, endHolds } from '#tests/support/data/payments.ts';
import type { CustomerVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

const of = ({ orderId }: Pick<Order, 'orderId'>) => ({ params: { orderId } });
const stateOf = async (by: CustomerVisitor, order: Order) =>
  (await by.call(readOrder, of(order))).approval?.state;
const codeOf = ({ code }: { code: string }) => code;

describe('two at once', () => {
  test('a link used twice decides once', async () => {
    const { maker, key, order, boss } = await anOrderAskedByLink(world);
    const { phone, otp } = await codeForLink(world, key, boss.address);
    const decide = (decision: 'approve' | 'send_back') =>
      phone
        .call(decideByLink, {
          body: decision === 'approve' ? { decision, key, otp } : { decision, key, otp, reason: 'Not now.' },
        })
        .then(
          () => 'decided',
          ({ code }: { code: string }) => code,
        );
    const outcomes = await Promise.all([decide('approve'), decide('send_back')]);
    expect(outcomes.toSorted()).toEqual(['decided', 'link_ended']);
    const { records } = await maker.call(listOrderHistory, { ...of(order), query: {} });
    expect(records.filter(({ what }) => /Approved by|Sent back by/.test(what))).toHaveLength(1);
  });

  test('the link against a colleague: one decision stands', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { owner, maker, key, order, boss } = await anOrderAskedByLink(world);
      const { phone, otp } = await codeForLink(world, key, boss.address);
      const [byLink, byOwner] = await Promise.all([
        phone
          .call(decideByLink, { body: { decision: 'send_back', key, otp, reason: 'Not now.' } })
          .then(() => 'decided', codeOf),
        owner
          .call(decideApproval, { ...of(order), body: { decision: 'approve' } })
          .then(() => 'decided', codeOf),
      ]);
      expect([byLink, byOwner].toSorted()).toEqual([
        'decided',
        byLink === 'decided' ? 'illegal_transition' : 'link_ended',
      ]);
      expect(await stateOf(maker, order)).toBe(byLink === 'decided' ? 'sent_back' : 'approved');
    }
  });

  test('the link against a change of the quantity: the new order waits, and the link has ended', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { maker, key, order, boss, lotId } = await anOrderAskedByLink(world);
      const { phone, otp } = await codeForLink(world, key, boss.address);
      const [decided, next] = await Promise.all([
        phone.call(decideByLink, { body: { decision: 'approve', key, otp } }).then(() => 'decided', codeOf),
        maker.call(changeOrderQuantity, { ...of(order), body: { quantity: '600' } }),
      ]);
      expect(['decided', 'link_ended']).toContain(decided);
      expect(next.approval).toMatchObject({ state: 'waiting', linkSentTo: ['Ramesh Shah'] });
      expect(await freeMetres(world, lotId)).toBe(9_400);
    }
  });

  test('the link against the end of the hold: the stock is back and nothing is approved', async () => {
    const { maker, key, order, boss, lotId } = await anOrderAskedByLink(world);
    const { phone, otp } = await codeForLink(world, key, boss.address);
    world.clock.advance(4 * 86_400);
    const decide = phone.call(decideByLink, { body: { decision: 'approve', key, otp } });
    const [decided] = await Promise.all([
      decide.then(
        () => 'decided',
        ({ code }) => code,
      ),
      endHolds(world),
    ]);
    expect(decided).toBe('link_ended');
    expect(await freeMetres(world, lotId)).toBe(10_000);
    const later = await world.signIn(maker.customer);
    expect(await stateOf({ ...maker, ...later }, order)).toBe('ended');
  });
});
