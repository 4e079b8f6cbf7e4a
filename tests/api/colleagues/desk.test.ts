/** The desk sees who works for a company in which roles, and puts it right with a reason when the owner cannot. */
import { expect, test } from 'vitest';
import { listColleagues } from '#contract/customer/colleagues.ts';
import { listAuditTrail } from '#contract/staff/audit.ts';
import { readCompany } from '#contract/staff/companies.ts';
import { mendCompanyPerson } from '#contract/staff/company-people.ts';
import { aColleague } from '#tests/support/data/colleagues.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

async function aCompany() {
  const owner = await world.asCustomer();
  const buyer = await aColleague(world, owner, { roles: ['buyer'], limit: '1000' });
  const { brandId } = owner.customer;
  const of = (customerId: string) => ({ params: { brandId, customerId } });
  return { owner, buyer, brandId, of };
}

test('roles, limit and state stand on the record of the company', async () => {
  const { brandId } = await aCompany();
  const desk = await world.asStaff('desk');
  const { people } = await desk.call(readCompany, { params: { brandId } });
  expect(people.map(({ roles, limit, state }) => ({ roles, limit: limit?.minor ?? null, state }))).toEqual([
    { roles: ['owner'], limit: null, state: 'active' },
    { roles: ['buyer'], limit: '100000', state: 'active' },
  ]);
});

test('put right with a reason: it holds at once, the history has it, and the company is told', async () => {
  const { owner, buyer, brandId, of } = await aCompany();
  const staff = await world.asStaff('owner');
  const reason = 'Their owner is in hospital.';
  const body = { roles: ['buyer' as const, 'accounts' as const], limit: '', reason };
  await staff.call(mendCompanyPerson, { ...of(buyer.customer.customerId), body });
  expect((await buyer.call(listColleagues, {})).roles).toEqual(['buyer', 'accounts']);
  for (const { address } of [owner.customer, buyer.customer])
    expect(await nextAbout(address)).toContain('roles or the order limit of Nisha Rao');
  const { records } = await staff.call(listAuditTrail, { query: { brandId } });
  const mended = records.find(({ action }) => action === 'mended');
  expect(mended?.actorKind).toBe('staff');
  expect(Object.fromEntries(mended?.details.map(({ name, value }) => [name, value]) ?? [])).toMatchObject({
    rolesBefore: 'buyer',
    roles: 'buyer accounts',
    limitBefore: '100000',
    limit: 'none',
    reason,
  });
});

test('no company is left without an owner, nothing is saved over, and no stranger is reached', async () => {
  const { owner, buyer, of } = await aCompany();
  const staff = await world.asStaff('owner');
  const mend = (customerId: string, body: object) =>
    staff.call(mendCompanyPerson, {
      ...of(customerId),
      body: { roles: ['buyer'], limit: '', reason: 'Asked on the phone.', ...body },
    });
  const { customerId } = owner.customer;
  expect((await refusalOf(mend(customerId, {}))).code).toBe('last_owner');
  const stale = { readAt: { roles: ['store'], limit: '' } };
  expect((await refusalOf(mend(buyer.customer.customerId, stale))).code).toBe('record_outdated');
  expect((await refusalOf(mend(buyer.customer.customerId, { reason: ' ' }))).code).toBe('invalid_input');
  const other = await world.asCustomer();
  expect((await refusalOf(mend(other.customer.customerId, {}))).code).toBe('not_found');
});

test('two who each take an owner away leave one', async () => {
  const { owner, buyer, of } = await aCompany();
  const staff = await world.asStaff('owner');
  const second = buyer.customer.customerId;
  const body = { limit: '', reason: 'Asked on the phone.' };
  await staff.call(mendCompanyPerson, { ...of(second), body: { ...body, roles: ['owner'] } });
  const outcomes = await Promise.all(
    [owner.customer.customerId, second].map((customerId) =>
      staff.call(mendCompanyPerson, { ...of(customerId), body: { ...body, roles: ['store'] } }).then(
        () => 'changed',
        ({ code }: { code: string }) => code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['changed', 'last_owner']);
});

async function nextAbout(address: string): Promise<string> {
  for (;;) {
    const { text } = await world.messages.next(address);
    if (text.includes('changed the roles')) return text;
  }
}
