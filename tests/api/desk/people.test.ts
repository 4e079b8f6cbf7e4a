/** The owner decides who comes in and as what; accounts decide what a company may owe. */

import { beforeAll, expect, test } from 'vitest';
import { listAccountHistory, readCreditPeriod } from '#contract/customer/preferences.ts';
import { listAuditTrail } from '#contract/staff/audit.ts';
import { readStaffMember } from '#contract/staff/auth.ts';
import { addCompanyNote, grantCompanyCredit, listCompanies, readCompany } from '#contract/staff/companies.ts';
import { changeStaff, endStaffSessions, inviteStaff, listStaff } from '#contract/staff/people.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import { secondPersonReleases, staffStepUp } from '#tests/support/data/second-person.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let owner: StaffVisitor;
beforeAll(async () => {
  owner = await world.asStaff('owner');
});

const idOf = async (visitor: StaffVisitor) => (await visitor.call(readStaffMember, {})).staffId;
const emailOf = async (visitor: StaffVisitor) => {
  const staffId = await idOf(visitor);
  return (await owner.call(listStaff, {})).find((member) => member.staffId === staffId)?.email ?? '';
};
const trailOf = async (subjectId: string) =>
  (await owner.call(listAuditTrail, { query: { subjectId } })).records.map(({ action, details }) => ({
    action,
    details: Object.fromEntries(details.map(({ name, value }) => [name, value])),
  }));

test('roles that let money go are given with a fresh code, and only those', async () => {
  const giver = await world.asStaff('owner');
  const staffId = await idOf(await world.asStaff('desk'));
  const give = (role: 'accounts' | 'owner' | 'production', isActive = true) =>
    giver.call(changeStaff, { params: { staffId }, body: { role, isActive } });
  const invite = (role: 'accounts' | 'owner') =>
    giver.call(inviteStaff, { body: { name: 'Nila', email: `nila.${role}@selvedge.example`, role } });
  for (const role of ['accounts', 'owner'] as const) {
    expect((await refusalOf(give(role))).code).toBe('step_up_required');
    expect((await refusalOf(invite(role))).code).toBe('step_up_required');
  }
  await give('production');
  await staffStepUp(world, giver);
  const until = new Date(world.clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString();
  expect(await give('accounts')).toMatchObject({ role: 'accounts', releasesMoneyFrom: until });
  expect(await invite('owner')).toMatchObject({ role: 'owner', releasesMoneyFrom: until });
  world.clock.advance(6 * 60);
  // Less, or nothing, is taken without one.
  expect(await give('accounts', false)).toMatchObject({ isActive: false });
  expect((await refusalOf(give('accounts'))).code).toBe('step_up_required');
});

test('somebody who is invited is told where to sign in, and stands in the list', async () => {
  await staffStepUp(world, owner);
  const body = { name: 'Nisha Rao', email: 'Nisha.Rao@selvedge.example', role: 'accounts' } as const;
  const { staffId } = await owner.call(inviteStaff, { body });
  const seen = (await owner.call(listStaff, {})).find((member) => member.staffId === staffId);
  expect(seen).toMatchObject({
    name: 'Nisha Rao',
    email: 'nisha.rao@selvedge.example',
    role: 'accounts',
    isActive: true,
    sessions: 0,
    lastSeenAt: null,
  });
  expect((await trailOf(staffId)).map(({ action }) => action)).toContain('invited');
});

test('a new role counts at once, and the trail keeps what it was before', async () => {
  const member = await world.asStaff('desk');
  const staffId = await idOf(member);
  await owner.call(changeStaff, { params: { staffId }, body: { role: 'production', isActive: true } });
  expect((await member.call(readStaffMember, {})).role).toBe('production');
  expect(await trailOf(staffId)).toContainEqual({
    action: 'changed',
    details: { roleBefore: 'desk', role: 'production', activeBefore: 'true', active: 'true' },
  });
});

test('whoever is let go, or signed out everywhere, is out on every device at once', async () => {
  const [gone, sentOut] = [await world.asStaff('desk'), await world.asStaff('desk')];
  const [goneId, sentOutId] = [await idOf(gone), await idOf(sentOut)];
  await owner.call(changeStaff, { params: { staffId: goneId }, body: { role: 'desk', isActive: false } });
  await owner.call(endStaffSessions, { params: { staffId: sentOutId }, body: {} });
  for (const visitor of [gone, sentOut])
    expect(await refusalOf(visitor.call(readStaffMember, {}))).toMatchObject({ status: 401 });
});

test('nobody changes themselves, and nobody but the owner changes anybody', async () => {
  const body = { role: 'desk', isActive: true } as const;
  const own = owner.call(changeStaff, { params: { staffId: await idOf(owner) }, body });
  expect(await refusalOf(own)).toMatchObject({ code: 'not_allowed' });
  const accounts = await world.asStaff('accounts');
  const other = accounts.call(changeStaff, { params: { staffId: await idOf(owner) }, body });
  expect(await refusalOf(other)).toMatchObject({ code: 'not_allowed' });
  const unknown = owner.call(changeStaff, { params: { staffId: world.services.ids.next() }, body });
  expect(await refusalOf(unknown)).toMatchObject({ code: 'not_found' });
});

test('who works here already is not invited again, so nobody is demoted by an invitation, not even oneself', async () => {
  const email = await emailOf(owner);
  const again = owner.call(inviteStaff, { body: { name: 'Me', email, role: 'desk' } });
  expect((await refusalOf(again)).body.fields?.email).toMatch(/already works here/);
  expect((await owner.call(readStaffMember, {})).role).toBe('owner');
});

test('who was let go comes back only when the owner says so, and the trail keeps what they were', async () => {
  const member = await world.asStaff('accounts');
  const [staffId, email] = [await idOf(member), await emailOf(member)];
  await owner.call(changeStaff, { params: { staffId }, body: { role: 'accounts', isActive: false } });
  const body = { name: 'Back', email, role: 'desk' } as const;
  const requested = await refusalOf(owner.call(inviteStaff, { body }));
  expect(requested.body.fields?.isReturning).toMatch(/was let go/);
  const back = await owner.call(inviteStaff, { body: { ...body, isReturning: true } });
  expect(back).toMatchObject({ staffId, role: 'desk', isActive: true });
  expect(await trailOf(staffId)).toContainEqual({
    action: 'invited',
    details: { role: 'desk', roleBefore: 'accounts', activeBefore: 'false' },
  });
});

test('two owners who let each other go at the same moment leave one of them', async () => {
  const pair = await Promise.all([world.asStaff('owner'), world.asStaff('owner')]);
  const ids = await Promise.all(pair.map(idOf));
  const body = { role: 'desk', isActive: true } as const;
  const outcomes = await Promise.allSettled(
    pair.map((one, i) => one.call(changeStaff, { params: { staffId: ids[1 - i] ?? '' }, body })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const left = (await owner.call(listStaff, {})).filter(
    ({ staffId, role }) => ids.includes(staffId) && role === 'owner',
  );
  expect(left).toHaveLength(1);
});

test('the trail is read between two days, both of them included', async () => {
  const { staffId } = await world.asStaff('desk');
  const change = (role: 'desk' | 'production') =>
    owner.call(changeStaff, { params: { staffId }, body: { role, isActive: true } });
  const day = () => dayInZone(world.clock.now(), 'Asia/Kolkata');
  const first = day();
  await change('production');
  world.clock.advance(2 * 86_400);
  owner = await world.asStaff('owner');
  const second = day();
  await change('desk');
  const roles = async (query: { from?: string; to?: string }) => {
    const { records } = await owner.call(listAuditTrail, { query: { subjectId: staffId, ...query } });
    return records
      .filter(({ action }) => action === 'changed')
      .map(({ details }) => details.find(({ name }) => name === 'role')?.value);
  };
  expect(await roles({})).toEqual(['desk', 'production']);
  expect(await roles({ from: first, to: first })).toEqual(['production']);
  expect(await roles({ from: second })).toEqual(['desk']);
  expect(await roles({ to: addDays(first, -1) })).toEqual([]);
  const wrong = owner.call(listAuditTrail, { query: { from: 'yesterday' } });
  expect(await refusalOf(wrong)).toMatchObject({ code: 'invalid_input' });
});

test('accounts grant credit in the currency of the market, and the trail keeps what it was', async () => {
  const buyer = await world.asCustomer();
  const { brandId } = buyer.customer;
  const accounts = await world.asStaff('accounts');
  const grant = (limit: string) =>
    accounts.call(grantCompanyCredit, { params: { brandId }, body: { limit, creditDays: 45 } });
  for (const limit of ['500000', '750000.50']) {
    expect(await grant(limit)).toMatchObject({ isWaiting: true });
    await secondPersonReleases(world, brandId);
  }
  expect(await buyer.call(readCreditPeriod, {})).toMatchObject({
    creditDays: 45,
    limit: { minor: '75000050', currency: 'INR' },
  });
  expect(await trailOf(brandId)).toContainEqual({
    action: 'limit-granted',
    details: {
      limitMinor: '75000050',
      currency: 'INR',
      creditDays: '45',
      limitMinorBefore: '50000000',
      creditDaysBefore: '45',
    },
  });
  expect(await refusalOf(grant('a lot'))).toMatchObject({ body: { fields: { limit: expect.any(String) } } });
  const unknown = accounts.call(grantCompanyCredit, {
    params: { brandId: world.services.ids.next() },
    body: { limit: '1', creditDays: 30 },
  });
  expect(await refusalOf(unknown)).toMatchObject({ code: 'not_found' });
});

test('companies are found by a part of their name, signs of a pattern meaning themselves', async () => {
  const desk = await world.asStaff('desk');
  const all = await desk.call(listCompanies, { query: {} });
  expect(all.total).toBeGreaterThan(0);
  const [first] = all.records;
  const found = await desk.call(listCompanies, { query: { q: first?.name.slice(1, 5).toUpperCase() } });
  expect(found.records.map(({ brandId }) => brandId)).toContain(first?.brandId);
  expect((await desk.call(listCompanies, { query: { q: '%_' } })).total).toBe(0);
});

test('a company is one record with its people, credit, history and the notes of staff, which it never reads', async () => {
  const buyer = await world.asCustomer();
  const { brandId, name } = buyer.customer;
  const desk = await world.asStaff('desk');
  const params = { brandId };
  const note = await desk.call(addCompanyNote, { params, body: { text: '  Prefers calls after four.  ' } });
  expect(note).toMatchObject({ text: 'Prefers calls after four.', by: 'Ravi' });
  await desk.call(addCompanyNote, { params, body: { text: 'Sends its own lorry.' } });
  const company = await desk.call(readCompany, { params });
  expect(company).toMatchObject({
    brandId,
    market: 'IN',
    people: [{ name, lastSeenAt: expect.any(String) }],
    notes: [{ text: 'Sends its own lorry.' }, { text: 'Prefers calls after four.' }],
  });
  expect(company.history.length).toBeGreaterThan(0);
  const { records } = await buyer.call(listAccountHistory, { query: {} });
  expect(JSON.stringify(records)).not.toMatch(/note/i);
  const unknown = { params: { brandId: world.services.ids.next() } };
  expect(await refusalOf(desk.call(readCompany, unknown))).toMatchObject({ code: 'not_found' });
  expect(await refusalOf(desk.call(addCompanyNote, { ...unknown, body: { text: 'Nobody' } }))).toMatchObject({
    code: 'not_found',
  });
});
