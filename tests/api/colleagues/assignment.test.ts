/** Queries and orders go to colleagues who may work on them, and to nobody else; each reads the own ones apart. */
import { expect, test } from 'vitest';
import { assignOrder, assignRequest } from '#contract/customer/assignments.ts';
import {
  blockColleague,
  changeColleague,
  chooseWorkScope,
  listColleagues,
} from '#contract/customer/colleagues.ts';
import { listOrderHistory, readOrder } from '#contract/customer/orders.ts';
import { listRequestHistory, listRequests, readRequest } from '#contract/customer/requests.ts';
import { aColleague } from '#tests/support/data/colleagues.ts';
import { aPricedWorld, aStockOrder } from '#tests/support/data/orders.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
await aPricedWorld(world);

const idOf = ({ customer }: CustomerVisitor) => customer.customerId;
const freshCode = async (visitor: CustomerVisitor) => {
  world.clock.advance(30);
  await stepUp(world, visitor);
};
const give = (by: CustomerVisitor, fabId: string, customerId: string | null, readAt?: string | null) =>
  by.call(assignRequest, {
    params: { fabId },
    body: { customerId, ...(readAt === undefined ? {} : { readAt }) },
  });
const mineOf = async (visitor: CustomerVisitor) =>
  (await visitor.call(listRequests, { query: { requestTab: 1, work: 'mine' } })).records.map(
    ({ fabId }) => fabId,
  );
const assignmentsIn = async (visitor: CustomerVisitor, fabId: string) =>
  (await visitor.call(listRequestHistory, { params: { fabId }, query: {} })).records.flatMap(
    ({ what, who }) => (what.startsWith('Assigned') ? [`${what}: ${who}`] : []),
  );

test('a query is its maker’s until it is handed on, under the name of whoever did it', async () => {
  const owner = await world.asCustomer();
  const buyer = await aColleague(world, owner);
  const { fabId } = await aSubmittedRequest(owner);
  expect(await mineOf(owner)).toEqual([fabId]);
  expect(await mineOf(buyer)).toEqual([]);
  const given = await give(owner, fabId, idOf(buyer), idOf(owner));
  expect(given.assignee).toEqual({ customerId: idOf(buyer), name: 'Nisha Rao' });
  expect(await mineOf(owner)).toEqual([]);
  expect(await mineOf(buyer)).toEqual([fabId]);
  const { counts } = await buyer.call(listRequests, { query: { work: 'mine' } });
  expect(counts).toEqual({ 1: 1, 2: 0, 3: 1, 4: 0 });
  await give(buyer, fabId, null);
  expect(await mineOf(buyer)).toEqual([]);
  expect(await assignmentsIn(owner, fabId)).toEqual([
    'Assigned to nobody: Nisha Rao',
    'Assigned to Nisha Rao: Asha Verma',
  ]);
});

test('an order takes over whose its query was, and goes to any role', async () => {
  const owner = await world.asCustomer();
  const store = await aColleague(world, owner, { name: 'Ravi Nair', roles: ['store'] });
  const { orderId, assignee } = await aStockOrder(owner, world);
  expect(assignee).toEqual({ customerId: idOf(owner), name: 'Asha Verma' });
  const params = { orderId };
  const given = await owner.call(assignOrder, { params, body: { customerId: idOf(store) } });
  expect(given.assignee?.name).toBe('Ravi Nair');
  const { records } = await owner.call(listOrderHistory, { params, query: {} });
  expect(records.map(({ what }) => what)).toContain('Assigned to Ravi Nair');
  const taken = { params, body: { customerId: idOf(store) } };
  expect((await refusalOf(store.call(assignOrder, taken))).code).toBe('role_needed');
});

test('nobody else gets it: another company, a blocked colleague, a role that cannot work on it', async () => {
  const owner = await world.asCustomer();
  const accounts = await aColleague(world, owner, { name: 'Ravi Nair', roles: ['accounts'] });
  const blocked = await aColleague(world, owner);
  const stranger = await world.asCustomer();
  await freshCode(owner);
  await owner.call(blockColleague, { params: { customerId: idOf(blocked) }, body: { isBlocked: true } });
  const { fabId } = await aSubmittedRequest(owner);
  for (const customerId of [idOf(stranger), idOf(blocked), world.services.ids.next()])
    expect((await refusalOf(give(owner, fabId, customerId))).code).toBe('not_found');
  expect((await refusalOf(give(owner, fabId, idOf(accounts)))).code).toBe('form_refused');
  expect((await refusalOf(give(accounts, fabId, null))).code).toBe('role_needed');
  expect((await refusalOf(give(stranger, fabId, idOf(stranger)))).code).toBe('not_found');
  expect(await mineOf(owner)).toEqual([fabId]);
  expect(await assignmentsIn(owner, fabId)).toEqual([]);
});

test('two who assign at once: one is heard, and giving it to the same colleague again changes nothing', async () => {
  const owner = await world.asCustomer();
  const first = await aColleague(world, owner);
  const second = await aColleague(world, owner, { name: 'Ravi Nair' });
  const { fabId } = await aSubmittedRequest(owner);
  const outcomes = await Promise.all(
    [first, second].map((to) =>
      give(owner, fabId, idOf(to), idOf(owner)).then(
        () => 'given',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['given', 'record_outdated']);
  const { assignee } = await owner.call(readRequest, { params: { fabId } });
  await give(owner, fabId, assignee?.customerId ?? null, idOf(owner));
  expect(await assignmentsIn(owner, fabId)).toHaveLength(1);
});

test('the work of who is blocked or loses the role is nobody’s, and comes back with them', async () => {
  const owner = await world.asCustomer();
  const buyer = await aColleague(world, owner);
  const { fabId } = await aSubmittedRequest(owner);
  const { orderId } = await aStockOrder(owner, world);
  await give(owner, fabId, idOf(buyer));
  await owner.call(assignOrder, { params: { orderId }, body: { customerId: idOf(buyer) } });
  const read = async () => [
    (await owner.call(readRequest, { params: { fabId } })).assignee?.name ?? null,
    (await owner.call(listRequests, { query: { requestTab: 1 } })).records[0]?.assignee?.name ?? null,
    (await owner.call(readOrder, { params: { orderId } })).assignee?.name ?? null,
  ];
  expect(await read()).toEqual(['Nisha Rao', 'Nisha Rao', 'Nisha Rao']);
  await freshCode(owner);
  const params = { customerId: idOf(buyer) };
  await owner.call(blockColleague, { params, body: { isBlocked: true } });
  expect(await read()).toEqual([null, null, null]);
  await owner.call(blockColleague, { params, body: { isBlocked: false } });
  expect(await read()).toEqual(['Nisha Rao', 'Nisha Rao', 'Nisha Rao']);
  await owner.call(changeColleague, { params, body: { roles: ['accounts'], limit: '' } });
  expect(await read()).toEqual([null, null, 'Nisha Rao']);
  // Whoever takes it over meanwhile need not know whose it was.
  await give(owner, fabId, idOf(owner), null);
  expect((await read())[0]).toBe('Asha Verma');
});

test('what the lists show first is kept with the person', async () => {
  const owner = await world.asCustomer();
  const buyer = await aColleague(world, owner);
  await buyer.call(chooseWorkScope, { body: { work: 'mine' } });
  expect((await buyer.call(listColleagues, {})).work).toBe('mine');
  expect((await owner.call(listColleagues, {})).work).toBe('all');
});
