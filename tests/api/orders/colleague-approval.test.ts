/** An order above its maker's limit: held for a working day, decided once by somebody else, and not paid before. */
import { describe, expect, test } from 'vitest';
import { changeColleague } from '#contract/customer/colleagues.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { decideApproval, listApprovals, readApproval } from '#contract/customer/order-approvals.ts';
import {
  changeOrderQuantity,
  listOrderHistory,
  type Order,
  readOrder,
  validateOrder,
} from '#contract/customer/orders.ts';
import { createPaymentOrder } from '#contract/customer/payments.ts';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import { aColleague } from '#tests/support/data/colleagues.ts';
import {
  anApprovedQuote,
  anOrderingBuyer,
  aQuality,
  freeMetres,
  type OrderingBuyer,
  place,
  termsFor,
} from '#tests/support/data/orders.ts';
import { aPayingWorld, endHolds, expectBooksRight, payByCard } from '#tests/support/data/payments.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

type Team = { owner: OrderingBuyer; maker: OrderingBuyer };

/** An owner without a limit and a buyer with one; 500 m of stock cost about ₹ 53,000. */
async function aTeam(limit: string, roles: CompanyRole[] = ['buyer']): Promise<Team> {
  const owner = await anOrderingBuyer(world);
  return { owner, maker: await another(owner, { limit, roles }) };
}

async function another(
  owner: OrderingBuyer,
  { limit = '', roles = ['buyer'], name }: { limit?: string; roles?: CompanyRole[]; name?: string } = {},
): Promise<OrderingBuyer> {
  const { market, addressId, gstId } = owner;
  const visitor = await aColleague(world, owner, { limit, roles, ...(name ? { name } : {}) });
  return { ...visitor, market, addressId, gstId };
}

async function ordered(maker: OrderingBuyer, quantity = '500'): Promise<Order & { lotId: string }> {
  const { fabId, lotIds } = await aQuality(world);
  const order = await place(maker, termsFor(maker, { fabId, quantity }));
  return { ...order, lotId: lotIds[0] ?? '' };
}

const of = ({ orderId }: Pick<Order, 'orderId'>) => ({ params: { orderId } });
const approve = (by: OrderingBuyer, order: Order) =>
  by.call(decideApproval, { ...of(order), body: { decision: 'approve' } });
const sendBack = (by: OrderingBuyer, order: Order, reason = 'Take 300 m first.') =>
  by.call(decideApproval, { ...of(order), body: { decision: 'send_back', reason } });
const codeOf = (error: { code: string }) => error.code;
const actionsOf = async (by: OrderingBuyer, order: Order) =>
  (await by.call(listOrderHistory, { ...of(order), query: {} })).records.map(
    ({ what, who }) => `${what}: ${who}`,
  );

describe('who is asked', () => {
  test.each([
    ['', null],
    ['999999', null],
    ['1000', 'waiting'],
    ['0', 'waiting'],
  ])('a limit of "%s" leads to %s', async (limit, state) => {
    const { maker } = await aTeam(limit);
    const order = await ordered(maker);
    expect(order.approval?.state ?? null).toBe(state);
    expect(order.allowedMoves.includes('pay')).toBe(state === null);
  });

  test('a company of one is never asked', async () => {
    const alone = await anOrderingBuyer(world);
    expect((await ordered(alone)).approval).toBeNull();
  });

  test('where nobody could decide, nothing is placed and no stock is held', async () => {
    const owner = await anOrderingBuyer(world);
    const maker = await another(owner, { limit: '1000' });
    await stepUp(world, owner);
    const params = { customerId: owner.customer.customerId };
    await owner.call(changeColleague, { params, body: { roles: ['owner'], limit: '2000' } });
    const { fabId, lotIds } = await aQuality(world);
    const refused = await refusalOf(place(maker, termsFor(maker, { fabId, quantity: '500' })));
    expect(refused.body.details).toMatchObject({ code: 'no_approver' });
    expect(await freeMetres(world, lotIds[0] ?? '')).toBe(10_000);
  });

  test('it is held for a working day with its stock, and whoever may decide hears of it', async () => {
    const { owner, maker } = await aTeam('1000');
    const small = await another(owner, { limit: '2000', name: 'Small Limit' });
    const order = await ordered(maker);
    expect(await freeMetres(world, order.lotId)).toBe(9_500);
    const hours = (Date.parse(order.heldUntil ?? '') - world.clock.now().getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(24);
    expect(order.approval).toMatchObject({
      isMine: true,
      mayDecide: false,
      approvers: [owner.customer.name],
    });
    const heard = async (by: OrderingBuyer) =>
      (await by.call(listNotifications, { query: {} })).records.filter(({ title }) =>
        title.includes('approve'),
      );
    expect(await heard(owner)).toHaveLength(1);
    expect(await heard(small)).toHaveLength(0);
    const [waiting] = (await owner.call(listApprovals, {})).records;
    expect(waiting).toMatchObject({
      orderId: order.orderId,
      mayDecide: true,
      isMine: false,
      askedBy: 'Nisha Rao',
    });
    expect((await small.call(listApprovals, {})).records).toMatchObject([{ mayDecide: false }]);
  });
});

describe('while it waits', () => {
  test('no money is asked for, by anybody', async () => {
    const { owner, maker } = await aTeam('1000');
    const order = await ordered(maker);
    for (const by of [owner, await another(owner, { roles: ['accounts'] })]) {
      const body = { orderId: order.orderId, instalment: 1, method: 'card' } as const;
      const refused = await refusalOf(by.call(createPaymentOrder, { body }));
      expect(refused.body.details).toMatchObject({ code: 'colleague_needed' });
    }
    expect(await owner.call(validateOrder, { ...of(order), body: {} })).toMatchObject({
      isOrderValid: false,
    });
  });

  test('the maker never decides, also not as an owner on another device', async () => {
    const { owner, maker } = await aTeam('1000', ['owner']);
    const order = await ordered(maker);
    const elsewhere = { ...maker, ...(await world.signIn(maker.customer)) };
    for (const by of [maker, elsewhere]) {
      expect((await refusalOf(approve(by, order))).code).toBe('own_order');
      expect((await refusalOf(sendBack(by, order))).code).toBe('own_order');
    }
    expect(await owner.call(readOrder, of(order))).toMatchObject({ approval: { state: 'waiting' } });
  });

  test('nobody decides above their own limit, without the role, or from another company', async () => {
    const { owner, maker } = await aTeam('1000');
    const order = await ordered(maker);
    expect((await refusalOf(approve(await another(owner, { limit: '2000' }), order))).code).toBe('own_order');
    expect((await refusalOf(approve(await another(owner, { roles: ['accounts'] }), order))).code).toBe(
      'role_needed',
    );
    expect((await refusalOf(approve(await anOrderingBuyer(world), order))).code).toBe('not_found');
  });

  test('the approver sees the last order of the cloth and the quotes the maker compared', async () => {
    const { owner, maker } = await aTeam('1000');
    const { fabId } = await aQuality(world);
    const before = await place(owner, termsFor(owner, { fabId, quantity: '600' }));
    await payByCard(world, { buyer: owner, order: before });
    const again = await place(maker, termsFor(maker, { fabId, quantity: '500' }));
    const seen = await owner.call(readApproval, of(again));
    expect(seen.lastOrder).toMatchObject({ number: before.number });
    expect(seen.differences.map(({ label }) => label)).toEqual(['Quantity', 'Total']);
    const quoted = await anApprovedQuote(maker, await world.asStaff());
    const order = await place(maker, termsFor(maker, { ...quoted, quantity: '3000' }));
    const compared = await owner.call(readApproval, of(order));
    expect(compared).toMatchObject({ comparison: [{ isChosen: true, total: order.total }] });
    expect((await refusalOf((await anOrderingBuyer(world)).call(readApproval, of(order)))).code).toBe(
      'not_found',
    );
  });
});

describe('the decision', () => {
  test('approved once, it is paid by accounts, and the history names each of them', async () => {
    const { owner, maker } = await aTeam('1000');
    const accounts = await another(owner, { roles: ['accounts'], name: 'Amit Jain' });
    const order = await ordered(maker);
    const approved = await approve(owner, order);
    expect(approved).toMatchObject({ approval: { state: 'approved', decidedBy: owner.customer.name } });
    expect((await refusalOf(approve(owner, order))).code).toBe('illegal_transition');
    await payByCard(world, { buyer: accounts, order });
    expect(await maker.call(readOrder, of(order))).toMatchObject({ status: 10 });
    expect(await actionsOf(maker, order)).toEqual(
      expect.arrayContaining([
        'Approval requested from a colleague: Nisha Rao',
        `Approved by a colleague: ${owner.customer.name}`,
      ]),
    );
    await expectBooksRight(world);
  });

  test('sent back with a reason it cannot be paid; another quantity asks again', async () => {
    const { owner, maker } = await aTeam('1000');
    const order = await ordered(maker);
    const empty = { ...of(order), body: { decision: 'send_back' as const, reason: ' ' } };
    expect((await refusalOf(owner.call(decideApproval, empty))).code).toBe('invalid_input');
    expect(await sendBack(owner, order)).toMatchObject({
      approval: { state: 'sent_back', reason: 'Take 300 m first.' },
    });
    expect((await refusalOf(approve(owner, order))).code).toBe('illegal_transition');
    const next = await maker.call(changeOrderQuantity, { ...of(order), body: { quantity: '550' } });
    expect(next).toMatchObject({ approval: { state: 'waiting' } });
    expect(await owner.call(readOrder, of(order))).toMatchObject({
      approval: { state: 'ended' },
      status: 50,
    });
  });

  test('a quantity changed after the approval asks again', async () => {
    const { owner, maker } = await aTeam('1000');
    const order = await ordered(maker);
    await approve(owner, order);
    const next = await maker.call(changeOrderQuantity, { ...of(order), body: { quantity: '600' } });
    expect(next.approval).toMatchObject({ state: 'waiting' });
    expect(next.allowedMoves).not.toContain('pay');
  });

  test('terms that were changed behind the approval are not paid', async () => {
    const { owner, maker } = await aTeam('1000');
    const order = await ordered(maker);
    await approve(owner, order);
    await world.services.db.unscoped
      .updateTable('orders')
      .set({ rate_minor: 1n })
      .where('order_id', '=', order.orderId)
      .execute();
    expect(await owner.call(validateOrder, { ...of(order), body: {} })).toMatchObject({
      code: 'colleague_needed',
    });
  });

  test('not decided in time it runs out, gives its stock back and tells its maker', async () => {
    const { owner, maker } = await aTeam('1000');
    const order = await ordered(maker);
    world.clock.advance(4 * 86_400);
    const later = { ...owner, ...(await world.signIn(owner.customer)) };
    expect((await refusalOf(approve(later, order))).code).toBe('hold_ended');
    await endHolds(world);
    expect(await later.call(readOrder, of(order))).toMatchObject({
      approval: { state: 'ended' },
      cancelledBy: 'hold_ended',
    });
    expect(await freeMetres(world, order.lotId)).toBe(10_000);
    expect((await later.call(listApprovals, {})).records).toEqual([]);
    const makerLater = { ...maker, ...(await world.signIn(maker.customer)) };
    const { records } = await makerLater.call(listNotifications, { query: {} });
    expect(records.map(({ title }) => title)).toContain(`Order ${order.number} was not approved in time`);
  });
});

describe('two at once', () => {
  test('two approvers, one of whom sends it back: one decision stands', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { owner, maker } = await aTeam('1000');
      const second = await another(owner, { roles: ['owner'], name: 'Ravi Nair' });
      const order = await ordered(maker);
      const outcomes = await Promise.all([
        approve(owner, order).then(() => 'decided', codeOf),
        sendBack(second, order).then(() => 'decided', codeOf),
      ]);
      expect(outcomes.toSorted()).toEqual(['decided', 'illegal_transition']);
      const told = (await actionsOf(maker, order)).filter((line) => /Approved by|Sent back by/.test(line));
      expect(told).toHaveLength(1);
    }
  });

  test('approved while its maker changes the quantity: the new order waits, whoever was first', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { owner, maker } = await aTeam('1000');
      const order = await ordered(maker);
      const [decided, next] = await Promise.all([
        approve(owner, order).then(() => 'decided', codeOf),
        maker.call(changeOrderQuantity, { ...of(order), body: { quantity: '600' } }),
      ]);
      expect(['decided', 'illegal_transition']).toContain(decided);
      expect(next.approval).toMatchObject({ state: 'waiting' });
      expect(await freeMetres(world, order.lotId)).toBe(9_400);
    }
  });

  test('approved while the hold runs out: the stock is back, and nothing is payable', async () => {
    const { owner, maker } = await aTeam('1000');
    const order = await ordered(maker);
    world.clock.advance(4 * 86_400);
    const later = { ...owner, ...(await world.signIn(owner.customer)) };
    const [decided] = await Promise.all([
      approve(later, order).then(() => 'decided', codeOf),
      endHolds(world),
    ]);
    expect(['hold_ended', 'illegal_transition']).toContain(decided);
    expect(await later.call(readOrder, of(order))).toMatchObject({ status: 50 });
    expect(await freeMetres(world, order.lotId)).toBe(10_000);
  });
});
