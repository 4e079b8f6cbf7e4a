/** Every endpoint × every kind of caller, from the access that the contract declares. */

import { beforeAll, describe, expect, test } from 'vitest';
import { logout } from '#contract/customer/auth.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { staffLogout } from '#contract/staff/auth.ts';
import { STAFF_ROLES, type StaffRole } from '#domain/account/staff-role.ts';
import { NAMED_ENDPOINTS, requestFor } from '#tests/support/attacks/endpoint-requests.ts';
import { FOREIGN_RECORDS, OF_NOBODY } from '#tests/support/attacks/foreign-records.ts';
import type { Visitor } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let customer: CustomerVisitor;
let staff: Record<StaffRole, StaffVisitor>;
let endedCustomer: CustomerVisitor;
let endedStaff: StaffVisitor;
beforeAll(async () => {
  customer = await world.asCustomer();
  const members = await Promise.all(STAFF_ROLES.map(async (role) => [role, await world.asStaff(role)]));
  staff = Object.fromEntries(members);
  endedCustomer = await world.asCustomer();
  await endedCustomer.call(logout, {});
  endedStaff = await world.asStaff('owner');
  await endedStaff.call(staffLogout, {});
});

type Outcome = { status: number; code: string | null };

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

const REFUSED_ENTRY: Outcome = { status: 401, code: 'unauthenticated' };
const WRONG_KIND: Outcome = { status: 403, code: 'not_allowed' };
const IN = 'in';

/** What each kind of access answers to each kind of caller. */
const DECLARED: Record<Access, Record<'nobody' | 'broken' | 'customer' | 'staff', Outcome | typeof IN>> = {
  public: { nobody: IN, broken: IN, customer: IN, staff: IN },
  customer: { nobody: REFUSED_ENTRY, broken: REFUSED_ENTRY, customer: IN, staff: WRONG_KIND },
  // Without a token the proof of sign-up in the body decides, and the sample's is made up.
  'customer-or-sign-up': { nobody: REFUSED_ENTRY, broken: REFUSED_ENTRY, customer: IN, staff: WRONG_KIND },
  // Whoever is nobody may have a key: the link has ended, and nobody is thrown out.
  'customer-or-key': { nobody: IN, broken: IN, customer: IN, staff: IN },
  staff: { nobody: REFUSED_ENTRY, broken: REFUSED_ENTRY, customer: WRONG_KIND, staff: IN },
};

/** `in`: whatever the answer is, it is not about who is calling. */
function expectDeclared(outcome: Outcome, declared: Outcome | typeof IN): void {
  if (declared !== IN) {
    expect(outcome).toEqual(declared);
    return;
  }
  expect(outcome.code).not.toBe('unauthenticated');
  expect(outcome.code).not.toBe('not_allowed');
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
    for (const { token } of [endedCustomer, endedStaff])
      expectDeclared(await outcomeOf(world.visitor({ token }), endpoint), declared.broken);
  });

  test('answers a customer as its access says', async () => {
    const visitor = isLeaving ? await world.asCustomer() : customer;
    expectDeclared(await outcomeOf(visitor, endpoint), declared.customer);
  });

  test.each(STAFF_ROLES)('answers staff with the role %s as its access says', async (role) => {
    const isExcluded = role !== 'owner' && endpoint.roles && !endpoint.roles.includes(role);
    const visitor = isLeaving ? await world.asStaff(role) : staff[role];
    expectDeclared(await outcomeOf(visitor, endpoint), isExcluded ? WRONG_KIND : declared.staff);
  });
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
    nobodys[name] = world.parts.ids.next();
  }
  const withTheirs = await outcomeOf(stranger, endpoint, { params: theirs });
  expect(withTheirs.status).toBe(404);
  expect(withTheirs).toEqual(await outcomeOf(stranger, endpoint, { params: nobodys }));
});

test('every endpoint of the contract is registered, and nothing else under an API prefix is', () => {
  const registered = registeredRoutes(world.app.printRoutes({ commonPrefix: false }));
  const underApi = registered.filter((route) =>
    /^\w+ \/(api|apifabric|apiuser|apidesk|live-rate)\//.test(route),
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
