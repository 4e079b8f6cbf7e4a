/** Roles, blocking, leaving, handing over and switching: at once, by name, and never without an owner. */
import { expect, test } from 'vitest';
import { listSessions } from '#contract/customer/auth.ts';
import {
  acceptCompany,
  blockColleague,
  changeColleague,
  endHandover,
  leaveCompany,
  listColleagues,
  offerCompany,
  switchCompany,
} from '#contract/customer/colleagues.ts';
import { listAccountHistory } from '#contract/customer/preferences.ts';
import { aColleague, invite, join } from '#tests/support/data/colleagues.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refreshRequest } from '#tests/support/server/refresh-cookie.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const idOf = ({ customer }: CustomerVisitor) => ({ customerId: customer.customerId });
const freshCode = async (visitor: CustomerVisitor) => {
  world.clock.advance(30);
  await stepUp(world, visitor);
};
const rolesIn = async (visitor: CustomerVisitor) => (await visitor.call(listColleagues, {})).roles;
const historyOf = async (visitor: CustomerVisitor) =>
  (await visitor.call(listAccountHistory, { query: {} })).records.map(({ what, who }) => `${what}: ${who}`);

test('who is blocked is signed out everywhere at once and stays out until an owner lets them in', async () => {
  const owner = await world.asCustomer();
  const colleague = await aColleague(world, owner);
  const other = await world.signIn(colleague.customer);
  await freshCode(owner);
  await owner.call(blockColleague, { params: idOf(colleague), body: { isBlocked: true } });
  for (const visitor of [colleague, other])
    expect((await refusalOf(visitor.call(listColleagues, {}))).code).toBe('unauthenticated');
  expect((await world.inject(refreshRequest(other.refreshToken))).statusCode).toBe(401);
  await expect(world.signIn(colleague.customer)).rejects.toThrow();
  await owner.call(blockColleague, { params: idOf(colleague), body: { isBlocked: false } });
  expect(await rolesIn(await world.signIn(colleague.customer))).toEqual(['buyer']);
  expect(await historyOf(owner)).toEqual(
    expect.arrayContaining(['Colleague blocked: Asha Verma', 'Colleague let back in: Asha Verma']),
  );
});

test('a role counts from the next call on, also of one who has been signed in', async () => {
  const owner = await world.asCustomer();
  const colleague = await aColleague(world, owner, { roles: ['store'] });
  await freshCode(owner);
  const params = idOf(colleague);
  const body = { roles: ['buyer' as const, 'accounts' as const], limit: '1000' };
  const changed = await owner.call(changeColleague, { params, body });
  expect(changed).toMatchObject({ roles: ['buyer', 'accounts'], limit: { minor: '100000' } });
  expect(await rolesIn(colleague)).toEqual(['buyer', 'accounts']);
  const stale = { ...body, readAt: { roles: ['store' as const], limit: '' } };
  expect((await refusalOf(owner.call(changeColleague, { params, body: stale }))).code).toBe(
    'record_outdated',
  );
});

test('only owners change people, and nobody those of another company', async () => {
  const owner = await world.asCustomer();
  const colleague = await aColleague(world, owner);
  const stranger = await world.asCustomer();
  await freshCode(colleague);
  await freshCode(stranger);
  const body = { roles: ['owner' as const], limit: '' };
  expect((await refusalOf(colleague.call(changeColleague, { params: idOf(colleague), body }))).code).toBe(
    'role_needed',
  );
  expect((await refusalOf(stranger.call(changeColleague, { params: idOf(colleague), body }))).code).toBe(
    'not_found',
  );
  const block = { params: idOf(colleague), body: { isBlocked: true } };
  expect((await refusalOf(stranger.call(blockColleague, block))).code).toBe('not_found');
  expect(await rolesIn(colleague)).toEqual(['buyer']);
});

test('the last owner neither leaves, nor gives the role away, nor blocks themselves', async () => {
  const owner = await world.asCustomer();
  await aColleague(world, owner);
  await freshCode(owner);
  const params = idOf(owner);
  const asBuyer = { roles: ['buyer' as const], limit: '' };
  for (const call of [
    () => owner.call(leaveCompany, { body: {} }),
    () => owner.call(changeColleague, { params, body: asBuyer }),
    () => owner.call(blockColleague, { params, body: { isBlocked: true } }),
  ])
    expect((await refusalOf(call())).code).toBe('last_owner');
});

test('two owners who leave at once: one stays', async () => {
  for (let round = 0; round < 3; round += 1) {
    const first = await world.asCustomer();
    const second = await aColleague(world, first, { roles: ['owner'] });
    await freshCode(first);
    await freshCode(second);
    const outcomes = await Promise.all(
      [first, second].map((visitor) =>
        visitor.call(leaveCompany, { body: {} }).then(
          () => 'left',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['last_owner', 'left']);
  }
});

test('two owners who block each other at once: one stays', async () => {
  const first = await world.asCustomer();
  const second = await aColleague(world, first, { roles: ['owner'] });
  await freshCode(first);
  await freshCode(second);
  const block = (by: CustomerVisitor, whom: CustomerVisitor) =>
    by.call(blockColleague, { params: idOf(whom), body: { isBlocked: true } }).then(
      () => 'blocked',
      () => 'refused',
    );
  const outcomes = await Promise.all([block(first, second), block(second, first)]);
  expect(outcomes.toSorted()).toEqual(['blocked', 'refused']);
});

test('who left comes back only by a new invitation, under the same name in the history', async () => {
  const owner = await world.asCustomer();
  const colleague = await aColleague(world, owner);
  await freshCode(colleague);
  await colleague.call(leaveCompany, { body: {} });
  expect((await refusalOf(colleague.call(listSessions, {}))).code).toBe('unauthenticated');
  expect((await owner.call(listColleagues, {})).people).toHaveLength(1);
  const { address } = colleague.customer;
  const key = await invite(world, owner, { address, roles: ['accounts'] });
  const back = await join(world, key, colleague.customer);
  expect(back.customer.customerId).toBe(colleague.customer.customerId);
  expect(await rolesIn(back)).toEqual(['accounts']);
});

test('the company is handed over with a code of both', async () => {
  const owner = await world.asCustomer();
  const next = await aColleague(world, owner);
  const bystander = await aColleague(world, owner, { name: 'Ravi Nair' });
  // What the invitations were confirmed with is over.
  world.clock.advance(300);
  expect((await refusalOf(owner.call(offerCompany, { body: idOf(next) }))).code).toBe('step_up_required');
  await freshCode(owner);
  await owner.call(offerCompany, { body: idOf(next) });
  expect((await refusalOf(next.call(acceptCompany, { body: {} }))).code).toBe('step_up_required');
  await freshCode(bystander);
  expect((await refusalOf(bystander.call(acceptCompany, { body: {} }))).code).toBe('not_found');
  expect((await refusalOf(bystander.call(endHandover, {}))).code).toBe('not_found');
  await freshCode(next);
  await next.call(acceptCompany, { body: {} });
  expect(await rolesIn(next)).toEqual(['owner', 'buyer']);
  expect(await rolesIn(owner)).toEqual(['buyer', 'accounts']);
  expect((await refusalOf(next.call(acceptCompany, { body: {} }))).code).toBe('not_found');
  expect(await historyOf(next)).toContain('Company handed over to a colleague: Nisha Rao');
});

test('accepted from two phones at once, or while its owner leaves, the company has one new owner', async () => {
  for (const rival of ['another phone', 'the owner leaves'] as const) {
    const owner = await world.asCustomer();
    const next = await aColleague(world, owner);
    await freshCode(owner);
    await owner.call(offerCompany, { body: idOf(next) });
    await freshCode(next);
    const outcomes = await Promise.all(
      [
        next.call(acceptCompany, { body: {} }),
        rival === 'another phone'
          ? next.call(acceptCompany, { body: {} })
          : owner.call(leaveCompany, { body: {} }),
      ].map((call) =>
        call.then(
          () => 'done',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(outcomes).toContain('done');
    const owners = (await next.call(listColleagues, {})).people.filter(({ roles }) =>
      roles.includes('owner'),
    );
    expect(owners.map(({ customerId }) => customerId)).toEqual([next.customer.customerId]);
  }
});

test('an offer that was taken back or turned down hands nothing over', async () => {
  const owner = await world.asCustomer();
  const next = await aColleague(world, owner);
  for (const ender of [owner, next]) {
    await freshCode(owner);
    await owner.call(offerCompany, { body: idOf(next) });
    await ender.call(endHandover, {});
    await freshCode(next);
    expect((await refusalOf(next.call(acceptCompany, { body: {} }))).code).toBe('not_found');
  }
  expect(await rolesIn(owner)).toEqual(['owner']);
});

test('a person in two companies switches between them, and each sees its own alone', async () => {
  const first = await world.asCustomer();
  const second = await world.asCustomer();
  const { address } = first.customer;
  const key = await invite(world, second, { address, roles: ['store'] });
  const there = await join(world, key, first.customer);
  expect(there.customer.brandId).toBe(second.customer.brandId);
  const { companies } = await there.call(listColleagues, {});
  expect(companies).toHaveLength(2);
  const stranger = await world.asCustomer();
  expect(
    (await refusalOf(stranger.call(switchCompany, { body: { brandId: second.customer.brandId } }))).code,
  ).toBe('not_found');
  const answer = await there.call(switchCompany, { body: { brandId: first.customer.brandId } });
  expect(answer).toMatchObject({ brandId: first.customer.brandId, customerId: first.customer.customerId });
  expect((await refusalOf(there.call(listColleagues, {}))).code).toBe('unauthenticated');
  const here = world.visitor({ token: answer.accessToken ?? '' });
  expect((await here.call(listColleagues, {})).roles).toEqual(['owner']);
  // The next sign-in opens the company chosen last.
  const again = await world.signIn(first.customer);
  expect((await again.call(listColleagues, {})).roles).toEqual(['owner']);
});

test('who is blocked in one company still works in the other', async () => {
  const first = await world.asCustomer();
  const second = await world.asCustomer();
  const key = await invite(world, second, { address: first.customer.address, roles: ['store'] });
  const there = await join(world, key, first.customer);
  await freshCode(second);
  await second.call(blockColleague, { params: idOf(there), body: { isBlocked: true } });
  const again = await world.signIn(first.customer);
  const { companies, roles } = await again.call(listColleagues, {});
  expect(companies).toHaveLength(1);
  expect(roles).toEqual(['owner']);
  const back = { body: { brandId: second.customer.brandId } };
  expect((await refusalOf(again.call(switchCompany, back))).code).toBe('not_found');
});
