/** Every endpoint × every kind of caller, from the access that the contract declares. */

import { beforeAll, describe, expect, test } from 'vitest';
import { changeCustomer } from '#contract/customer/account.ts';
import { logout } from '#contract/customer/auth.ts';
import { blockColleague, leaveCompany } from '#contract/customer/colleagues.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { staffLogout } from '#contract/staff/auth.ts';
import { endSupplierLink } from '#contract/staff/mill-quotes.ts';
import { endSupplierPerson, listSupplierPeople } from '#contract/staff/supplier-people.ts';
import { COMPANY_ROLES, type CompanyRole, hasCompanyRole } from '#domain/account/company/company-role.ts';
import { STAFF_ROLES, type StaffRole } from '#domain/account/staff-role.ts';
import {
  DECLARED,
  IN,
  type Outcome,
  WRONG_KIND,
  WRONG_ROLE,
} from '#tests/support/attacks/declared-access.ts';
import { NAMED_ENDPOINTS, requestFor } from '#tests/support/attacks/endpoint-requests.ts';
import { FOREIGN_RECORDS, OF_NOBODY } from '#tests/support/attacks/foreign-records.ts';
import { aColleague } from '#tests/support/data/colleagues.ts';
import { aMill, aMillPerson, aQuotingMill, type MillVisitor } from '#tests/support/data/mills.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import type { Visitor } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let customer: CustomerVisitor;
let staff: Record<StaffRole, StaffVisitor>;
let colleagues: Record<CompanyRole, CustomerVisitor>;
let endedCustomer: CustomerVisitor;
let leftColleague: CustomerVisitor;
let blockedColleague: CustomerVisitor;
let endedStaff: StaffVisitor;
let mill: MillVisitor;
let endedMill: string;
let person: MillVisitor;
let leavingContact: string;
let endedPerson: MillVisitor;
beforeAll(async () => {
  customer = await world.asCustomer();
  const members = await Promise.all(STAFF_ROLES.map(async (role) => [role, await world.asStaff(role)]));
  staff = Object.fromEntries(members);
  const held: [CompanyRole, CustomerVisitor][] = [];
  for (const role of COMPANY_ROLES) held.push([role, await aColleague(world, customer, { roles: [role] })]);
  colleagues = Object.fromEntries(held) as typeof colleagues;
  leftColleague = await aColleague(world, customer, { roles: ['owner'] });
  await stepUp(world, leftColleague);
  await leftColleague.call(leaveCompany, { body: {} });
  blockedColleague = await aColleague(world, customer, { roles: ['owner'] });
  const params = { customerId: blockedColleague.customer.customerId };
  await customer.call(blockColleague, { params, body: { isBlocked: true } });
  endedCustomer = await world.asCustomer();
  await endedCustomer.call(logout, {});
  endedStaff = await world.asStaff('owner');
  await endedStaff.call(staffLogout, {});
  const { fabId } = await aSubmittedRequest(await world.asCustomer());
  mill = (await aQuotingMill(world, staff.desk, fabId)).visitor;
  const ended = await aQuotingMill(world, staff.desk, fabId);
  endedMill = ended.visitor.token;
  const link = { fabId, supplierId: ended.mill.supplierId };
  await staff.desk.call(endSupplierLink, { params: link });
  person = await aMillPerson(world, (await aMill(staff.desk)).phone);
  leavingContact = (await aMill(staff.desk)).phone;
  const { supplierId, phone } = await aMill(staff.desk);
  endedPerson = await aMillPerson(world, phone);
  const [{ personId } = { personId: '' }] = await staff.desk.call(listSupplierPeople, {
    params: { supplierId },
  });
  await staff.desk.call(endSupplierPerson, { params: { supplierId, personId } });
});

async function outcomeOf(
  visitor: Visitor,
  endpoint: Endpoint,
  more: { params?: Record<string, string>; authorization?: string } = {},
): Promise<Outcome> {
  const { headers, ...request } = requestFor(endpoint, more.params);
  const answer = await visitor.inject({
    ...request,
    headers: { ...headers, ...(more.authorization ? { authorization: more.authorization } : {}) },
  });
  if (!endpoint.stream) {
    const { error } = answer.json() as { error?: { code: string } };
    return { status: answer.statusCode, code: error?.code ?? null };
  }
  const stream = answer.stream();
  if (answer.statusCode === 200) {
    stream.destroy();
    return { status: 200, code: null };
  }
  const [chunk] = await stream.toArray();
  return { status: answer.statusCode, code: JSON.parse(String(chunk)).error.code };
}

/** `in`: whatever the answer is, it is not about who is calling. */
function expectDeclared(outcome: Outcome, declared: Outcome | typeof IN): void {
  if (declared !== IN) {
    expect(outcome).toEqual(declared);
    return;
  }
  expect(outcome.code).not.toBe('unauthenticated');
  expect(outcome.code).not.toBe('not_allowed');
  expect(outcome.code).not.toBe('role_needed');
  expect(outcome.status).toBeLessThan(500);
}

describe.each(NAMED_ENDPOINTS)('%s', (_name, endpoint) => {
  const declared = DECLARED[endpoint.access];
  const isLeaving = endpoint.path.includes('logout');

  test('answers a call without a token as its access says', async () => {
    expectDeclared(await outcomeOf(world.visitor(), endpoint), declared.nobody);
  });

  test.each([
    ['an empty token', 'Bearer '],
    ['a token that is none', `Bearer ${'x'.repeat(43)}`],
    ['a token of odd characters', "Bearer ' or 1=1 --"],
    ['another scheme', 'Basic YTpi'],
  ])('answers a call with %s as its access says', async (_how, authorization) => {
    expectDeclared(await outcomeOf(world.visitor(), endpoint, { authorization }), declared.broken);
  });

  test('answers an ended token as its access says', async () => {
    for (const { token } of [
      endedCustomer,
      leftColleague,
      blockedColleague,
      endedStaff,
      { token: endedMill },
      endedPerson,
    ])
      expectDeclared(await outcomeOf(world.visitor({ token }), endpoint), declared.broken);
  });

  test('answers a customer as its access says', async () => {
    const visitor = isLeaving ? await world.asCustomer() : customer;
    expectDeclared(await outcomeOf(visitor, endpoint), declared.customer);
  });

  test.each(COMPANY_ROLES)('answers a colleague with the role %s as its access says', async (role) => {
    const visitor = isLeaving
      ? await aColleague(world, await world.asCustomer(), { roles: [role] })
      : colleagues[role];
    // The sample names fields of the company beside those of the person.
    const allowed = endpoint === changeCustomer ? [] : endpoint.companyRoles;
    const isExcluded = endpoint.access === 'customer' && !hasCompanyRole([role], allowed);
    expectDeclared(await outcomeOf(visitor, endpoint), isExcluded ? WRONG_ROLE : declared.customer);
  });

  test('answers a mill that opened its link as its access says', async () => {
    expectDeclared(await outcomeOf(mill, endpoint), declared.supplier);
  });

  test('answers a person of a mill as its access says', async () => {
    const visitor = endpoint.path.includes('sign-out') ? await aMillPerson(world, leavingContact) : person;
    expectDeclared(await outcomeOf(visitor, endpoint), declared.mill);
  });

  test.each(STAFF_ROLES)('answers staff with the role %s as its access says', async (role) => {
    const isExcluded = role !== 'owner' && endpoint.roles && !endpoint.roles.includes(role);
    const visitor = isLeaving ? await world.asStaff(role) : staff[role];
    expectDeclared(await outcomeOf(visitor, endpoint), isExcluded ? WRONG_KIND : declared.staff);
  });
});

/** Open to everyone who belongs to a company: their own sign-in, and what the store needs. Any other names its roles. */
const OPEN_TO_ALL_ROLES = [
  'DELETE /apiuser/colleagues/handover/',
  'DELETE /apiuser/sessions/:sessionId/',
  'PATCH /apiuser/customer/:customerId/',
  'POST /apifabric/auth/exchange-code/',
  'POST /apifabric/documents/',
  'POST /apifabric/documents/:documentId/download/',
  'POST /apifabric/uploads/',
  'POST /apiuser/colleagues/handover/accept/',
  'POST /apiuser/colleagues/leave/',
  'POST /apiuser/companies/switch/',
  'POST /apiuser/identity/',
  'POST /apiuser/identity/otp/send/',
  'POST /apiuser/notifications/:notificationId/read/',
  'POST /apiuser/notifications/read/',
  'POST /apiuser/step-up/send/',
  'POST /apiuser/step-up/verify/',
  'PUT /apiuser/notification-choices/',
  'PUT /apiuser/work-scope/',
];

test('every change that a customer makes names the roles that may, but for those open to all', () => {
  const open = NAMED_ENDPOINTS.filter(
    ([, { access, method, companyRoles }]) => access === 'customer' && method !== 'GET' && !companyRoles,
  );
  expect(open.map(([name]) => name).toSorted()).toEqual(OPEN_TO_ALL_ROLES);
});

const idsOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
const OWNED = NAMED_ENDPOINTS.filter(
  ([, endpoint]) => endpoint.access === 'customer' && idsOf(endpoint).some((name) => !OF_NOBODY.has(name)),
);

test('the table knows how somebody comes to own every kind of id', () => {
  const names = new Set(OWNED.flatMap(([, endpoint]) => idsOf(endpoint)));
  const unknown = [...names].filter((name) => !OF_NOBODY.has(name) && !(name in FOREIGN_RECORDS));
  expect(unknown).toEqual([]);
});

test.each(OWNED)("%s reads another customer's record as missing", async (_name, endpoint) => {
  const owner = await world.asCustomer();
  const stranger = await world.asCustomer();
  const theirs: Record<string, string> = {};
  const nobodys: Record<string, string> = {};
  for (const name of idsOf(endpoint).filter((candidate) => candidate in FOREIGN_RECORDS)) {
    theirs[name] = (await FOREIGN_RECORDS[name]?.(owner, world)) ?? '';
    nobodys[name] = world.services.ids.next();
  }
  const withTheirs = await outcomeOf(stranger, endpoint, { params: theirs });
  expect(withTheirs.status).toBe(404);
  expect(withTheirs).toEqual(await outcomeOf(stranger, endpoint, { params: nobodys }));
});

test('every endpoint of the contract is registered, and nothing else under an API prefix is', () => {
  const registered = registeredRoutes(world.app.printRoutes({ commonPrefix: false }));
  const underApi = registered.filter((route) =>
    /^\w+ \/(api|apifabric|apiuser|apidesk|apisupplier|live-rate)\//.test(route),
  );
  const declared = NAMED_ENDPOINTS.flatMap(([, { method, path, stream }]) => {
    const plain = path.replace(/\/$/, '');
    return method === 'GET' && !stream ? [`GET ${plain}`, `HEAD ${plain}`] : [`${method} ${plain}`];
  });
  expect(underApi.sort()).toEqual(declared.sort());
});

test.each(NAMED_ENDPOINTS)('%s answers with and without the last slash alike', async (_name, endpoint) => {
  const plain = String(requestFor(endpoint).url).replace(/\/$/, '');
  const statuses = [];
  for (const url of [plain, `${plain}/`]) {
    // The wait between two codes to one number is not what is looked at here.
    world.clock.advance(3600);
    const answer = await world.visitor().inject({ ...requestFor(endpoint), url });
    if (endpoint.stream) answer.stream().destroy();
    statuses.push(answer.statusCode);
  }
  expect(statuses[0]).toBe(statuses[1]);
});

/** Reads Fastify's tree of routes back into "GET /path" lines. */
function registeredRoutes(tree: string): string[] {
  const stack: { depth: number; path: string }[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
    if (!part) return [];
    while ((stack.at(-1)?.depth ?? -1) >= indent.length) stack.pop();
    const path = (stack.at(-1)?.path ?? '') + part;
    stack.push({ depth: indent.length, path });
    return methods
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${path.replace(/\/$/, '')}`);
  });
}
