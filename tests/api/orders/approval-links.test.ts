/** "My boss approves": one order, one link, one decision, with a code to the address an owner named. */
import { describe, expect, test } from 'vitest';
import {
  decideByLink,
  readApprovalLink,
  sendApprovalLinkCode,
  sendApprovalLinks,
} from '#contract/customer/approval-links.ts';
import { blockColleague, listColleagues } from '#contract/customer/colleagues.ts';
import { addLinkApprover, endLinkApprover } from '#contract/customer/link-approvers.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { decideApproval } from '#contract/customer/order-approvals.ts';
import { changeOrderQuantity, listOrderHistory, type Order, readOrder } from '#contract/customer/orders.ts';
import {
  aBoss,
  aHeldOrder,
  anOrderAskedByLink,
  approvalKeySentTo,
  approveByLink,
  aTeamOfTwo,
  codeForLink,
} from '#tests/support/data/approval-links.ts';
import { aPayingWorld, endHolds, expectBooksRight, payByCard } from '#tests/support/data/payments.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { newAddress, refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

const anEmail = () => `boss-${world.services.ids.next()}@mill.example`;
const stranger = () => world.visitor({ address: newAddress() });
const of = ({ orderId }: Pick<Order, 'orderId'>) => ({ params: { orderId } });

/** Every call a link opens, with a code that would fit. */
async function expectEnded(key: string, otp = '123456'): Promise<void> {
  for (const call of [
    () => stranger().call(readApprovalLink, { body: { key } }),
    () => stranger().call(sendApprovalLinkCode, { body: { key } }),
    () => stranger().call(decideByLink, { body: { decision: 'approve', key, otp } }),
  ]) {
    const { code, status, body } = await refusalOf(call());
    expect([code, status, body.message]).toEqual(['link_ended', 410, 'This link has expired.']);
  }
}

const stateOf = async (by: CustomerVisitor, order: Order) =>
  (await by.call(readOrder, of(order))).approval?.state;

describe('the link', () => {
  test('it shows the order, and opening it again and again changes nothing', async () => {
    const { owner, maker, key, order } = await anOrderAskedByLink(world);
    const before = await owner.call(listOrderHistory, { ...of(order), query: {} });
    for (let scan = 0; scan < 3; scan += 1) {
      const seen = await stranger().call(readApprovalLink, { body: { key } });
      expect(seen).toMatchObject({
        approver: 'Ramesh Shah',
        askedBy: 'Nisha Rao',
        number: order.number,
        total: order.total,
        quantity: order.quantity,
        facts: { lastOrder: null, comparison: [] },
      });
      expect(seen.maskedTo).toContain('•');
    }
    expect(await owner.call(listOrderHistory, { ...of(order), query: {} })).toEqual(before);
    expect(await stateOf(maker, order)).toBe('waiting');
  });

  test('approved with a code, it is paid, and the history names who approved and how', async () => {
    const { owner, maker, key, order, boss } = await anOrderAskedByLink(world);
    expect(await approveByLink(world, key, boss.address)).toEqual({ state: 'approved' });
    expect(await maker.call(readOrder, of(order))).toMatchObject({
      approval: { state: 'approved', decidedBy: 'Ramesh Shah' },
    });
    const { records } = await maker.call(listOrderHistory, { ...of(order), query: {} });
    expect(records.map(({ what, who }) => `${what} — ${who}`)).toEqual(
      expect.arrayContaining([
        'Approval requested from Ramesh Shah by a link — Nisha Rao',
        'Approved by Ramesh Shah through a link — Approver by link',
      ]),
    );
    const told = (await maker.call(listNotifications, { query: {} })).records.map(({ title }) => title);
    expect(told).toContain(`Ramesh Shah approved order ${order.number}`);
    await payByCard(world, { buyer: owner, order });
    await expectBooksRight(world);
  });

  test('sent back with a reason, from an e-mail; the used link opens nothing any more', async () => {
    const { maker, key, order, boss } = await anOrderAskedByLink(world, anEmail());
    const { phone, otp } = await codeForLink(world, key, boss.address);
    const body = { decision: 'send_back' as const, key, otp, reason: 'Take 300 m first.' };
    expect(await phone.call(decideByLink, { body })).toEqual({ state: 'sent_back' });
    expect(await maker.call(readOrder, of(order))).toMatchObject({
      approval: { state: 'sent_back', reason: 'Take 300 m first.' },
    });
    await expectEnded(key, otp);
    expect((await refusalOf(phone.call(decideByLink, { body }))).code).toBe('link_ended');
  });

  test('the code goes to the address on file alone, and another order of the same boss takes its own', async () => {
    const { maker, key, boss } = await anOrderAskedByLink(world);
    const { order } = await aHeldOrder(world, maker);
    const other = await approvalKeySentTo(world, boss.address);
    const { phone, otp } = await codeForLink(world, key, boss.address);
    const body = { decision: 'approve' as const, key: other, otp };
    expect((await refusalOf(phone.call(decideByLink, { body }))).code).toBe('code_expired');
    const wrong = { ...body, key, otp: otp === '000000' ? '000001' : '000000' };
    expect((await refusalOf(phone.call(decideByLink, { body: wrong }))).code).toBe('code_wrong');
    expect(await stateOf(maker, order)).toBe('waiting');
  });
});

describe('one and the same answer', () => {
  test('to a forged link, and to one that a newer one replaced', async () => {
    const { maker, key, order, boss } = await anOrderAskedByLink(world);
    await expectEnded('forged');
    expect((await refusalOf(maker.call(sendApprovalLinks, { ...of(order), body: {} }))).code).toBe(
      'too_many_codes',
    );
    world.clock.advance(300);
    const again = await maker.call(sendApprovalLinks, { ...of(order), body: {} });
    expect(again.approval?.linkSentTo).toEqual(['Ramesh Shah']);
    await expectEnded(key);
    const newest = await approvalKeySentTo(world, boss.address);
    expect(await approveByLink(world, newest, boss.address)).toEqual({ state: 'approved' });
  });

  test('once a colleague decided, the order changed, or the hold ran out', async () => {
    const decided = await anOrderAskedByLink(world);
    await decided.owner.call(decideApproval, { ...of(decided.order), body: { decision: 'approve' } });
    await expectEnded(decided.key);
    const changed = await anOrderAskedByLink(world);
    await changed.maker.call(changeOrderQuantity, { ...of(changed.order), body: { quantity: '550' } });
    await expectEnded(changed.key);
    const late = await anOrderAskedByLink(world);
    world.clock.advance(4 * 86_400);
    await expectEnded(late.key);
    await endHolds(world);
    await expectEnded(late.key);
  });

  test('once the terms were changed behind it', async () => {
    const { key, order } = await anOrderAskedByLink(world);
    await world.services.db.unscoped
      .updateTable('orders')
      .set({ rate_minor: 1n })
      .where('order_id', '=', order.orderId)
      .execute();
    await expectEnded(key);
  });

  test('once the owner says so, and an owner alone may', async () => {
    const { owner, maker, key, boss } = await anOrderAskedByLink(world);
    const params = { approverId: boss.approverId };
    expect((await refusalOf(maker.call(endLinkApprover, { params }))).code).toBe('role_needed');
    await owner.call(endLinkApprover, { params });
    await expectEnded(key);
    expect((await owner.call(listColleagues, {})).approvers).toEqual([]);
    expect((await refusalOf(owner.call(endLinkApprover, { params }))).code).toBe('not_found');
  });
});

describe('never the maker', () => {
  test('no link goes to another address of the maker, whatever it is written like', async () => {
    const { owner, maker } = await aTeamOfTwo(world);
    await world.services.db.unscoped
      .updateTable('people')
      .set({ contact_email: 'nisha.rao@gmail.com' })
      .where('customer_id', '=', maker.customer.customerId)
      .execute();
    await aBoss(world, owner, { address: 'nisharao+boss@gmail.com' });
    const { order } = await aHeldOrder(world, maker);
    expect(order.approval).toMatchObject({ approvers: [owner.customer.name], linkSentTo: [] });
    expect((await owner.call(readOrder, of(order))).approval?.mayDecide).toBe(true);
  });

  test('an address that became the maker’s after the link was sent decides nothing', async () => {
    const { maker, key, boss } = await anOrderAskedByLink(world, anEmail());
    await world.services.db.unscoped
      .updateTable('people')
      .set({ contact_email: boss.address })
      .where('customer_id', '=', maker.customer.customerId)
      .execute();
    await expectEnded(key);
  });

  test('whoever works here, or is blocked, is no approver by link', async () => {
    const { owner, maker } = await aTeamOfTwo(world);
    await stepUp(world, owner);
    const add = () =>
      owner.call(addLinkApprover, {
        body: { name: 'Nisha', address: maker.customer.address, limit: '' },
      });
    expect((await refusalOf(add())).code).toBe('form_refused');
    const params = { customerId: maker.customer.customerId };
    await owner.call(blockColleague, { params, body: { isBlocked: true } });
    expect((await refusalOf(add())).code).toBe('form_refused');
  });

  test('nobody approves above their own limit, and an approver alone is enough to place the order', async () => {
    const { owner, maker } = await aTeamOfTwo(world);
    await aBoss(world, owner, { address: someIdentity().address, limit: '2000' });
    const large = await aBoss(world, owner, { address: someIdentity().address, name: 'Meera Shah' });
    const { order } = await aHeldOrder(world, maker);
    expect(order.approval?.linkSentTo).toEqual(['Meera Shah']);
    const key = await approvalKeySentTo(world, large.address);
    const { phone, otp } = await codeForLink(world, key, large.address);
    const approve = { body: { decision: 'approve' as const, key, otp } };
    expect(await phone.call(decideByLink, approve)).toEqual({ state: 'approved' });
    const zero = { name: 'No Limit', address: someIdentity().address, limit: '0' };
    expect((await refusalOf(owner.call(addLinkApprover, { body: zero }))).code).toBe('form_refused');
  });
});
