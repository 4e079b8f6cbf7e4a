import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { signUp } from '#contract/customer/sign-up.ts';
import { verifyGst } from '#contract/customer/tax-numbers.ts';
import { chooseRegistry } from '#server/integrations/gst-registry/choose-registry.ts';
import { httpRegistry } from '#server/integrations/gst-registry/http.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { COMPANY, provenPhone } from '#tests/support/data/sign-up.ts';
import {
  type Answerer,
  answerJson,
  type LocalServer,
  openLocalServer,
} from '#tests/support/providers/local-server.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

const KEY = 'a-key-for-the-register';
const ACTIVE = {
  legalName: 'Asha Textiles Private Limited',
  tradeName: 'Asha',
  status: 'Active',
  taxpayerType: 'Regular',
  address: '1 Mill Road, Mumbai',
};
const FOUND = { kind: 'found', ...ACTIVE };
const DOWN = { kind: 'down' };

let register: LocalServer;
let world: World;
beforeAll(async () => {
  register = await openLocalServer(answerJson(ACTIVE));
  world = await openWorld({ env: { GST_API_BASE: `${register.url}/gst/`, GST_API_KEY: KEY } });
});
afterAll(async () => {
  await world.close();
  await register.close();
});
beforeEach(() => {
  register.answerWith(answerJson(ACTIVE));
  register.requested.length = 0;
});

let serial = 3000;
const newGstin = () => {
  serial += 1;
  return someGstin({ pan: `ZZZCA${serial}Z` });
};
const plain = () => httpRegistry({ apiBase: `${register.url}/gst`, apiKey: KEY });

test('the register is asked by number with our key, once', async () => {
  const gstin = newGstin();
  expect(await plain()(gstin)).toEqual(FOUND);
  expect(
    register.requested.map(({ method, path, headers }) => [method, path, headers.authorization]),
  ).toEqual([['GET', `/gst/${gstin}`, `Bearer ${KEY}`]]);
});

test('an answer that names the number asked for counts, in small letters too', async () => {
  const gstin = newGstin();
  register.answerWith(answerJson({ ...ACTIVE, gstin: gstin.toLowerCase() }));
  expect(await plain()(gstin)).toEqual(FOUND);
});

test('404 means that the register does not know the number; that is an answer and not asked twice', async () => {
  register.answerWith(answerJson({ message: 'none' }, 404));
  expect(await plain()(newGstin())).toEqual({ kind: 'not_found' });
  expect(register.requested).toHaveLength(1);
});

const broken = (body: string, type = 'application/json'): Answerer => {
  return (_asked, reply) => reply.writeHead(200, { 'content-type': type }).end(body);
};
const FAULTS: [string, Answerer][] = [
  ['500', answerJson(ACTIVE, 500)],
  ['503', answerJson(ACTIVE, 503)],
  ['401', answerJson(ACTIVE, 401)],
  ['429', answerJson(ACTIVE, 429)],
  ['a redirect', (_asked, reply) => reply.writeHead(302, { location: `${register.url}/gst/ok` }).end()],
  ['garbage for JSON', broken('{"legalName": "Asha", "status": "Act')],
  ['a web page', broken('<html>Active</html>', 'text/html')],
  ['an empty answer', broken('')],
  ['null', answerJson(null)],
  ['a list', answerJson([ACTIVE])],
  ['no status', answerJson({ legalName: 'Asha' })],
  ['a status that is no word', answerJson({ legalName: 'Asha', status: true })],
  ['an empty status', answerJson({ legalName: 'Asha', status: ' ' })],
  ['the facts of another number', answerJson({ ...ACTIVE, gstin: someGstin({ pan: 'ZZZCB9999Z' }) })],
  ['a number that is none', answerJson({ ...ACTIVE, gstin: null })],
  ['an empty name', answerJson({ legalName: '', status: 'Active' })],
  ['a broken connection', (_asked, reply) => reply.destroy()],
];

test.each(FAULTS)('%s counts as down after a second try, never as valid', async (_what, answerer) => {
  register.answerWith(answerer);
  expect(await plain()(newGstin())).toEqual(DOWN);
  expect(register.requested.length).toBeGreaterThanOrEqual(2);
});

test('a second try that succeeds counts', async () => {
  let calls = 0;
  register.answerWith((requested, reply) => {
    calls += 1;
    answerJson(ACTIVE, calls === 1 ? 502 : 200)(requested, reply);
  });
  expect(await plain()(newGstin())).toEqual(FOUND);
});

test('a register nobody listens at is down', async () => {
  const closed = await openLocalServer(answerJson(ACTIVE));
  await closed.close();
  expect(await httpRegistry({ apiBase: closed.url, apiKey: null })(newGstin())).toEqual(DOWN);
});

test('a register that is slow, in its headers or in its body, is given up after three seconds a try', async () => {
  const slowBody = await openLocalServer((_asked, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' }).write('{"legalName": "Asha",');
  });
  register.answerWith(() => {});
  const began = Date.now();
  const answers = await Promise.all([
    plain()(newGstin()),
    httpRegistry({ apiBase: slowBody.url, apiKey: null })(newGstin()),
  ]);
  expect(answers).toEqual([DOWN, DOWN]);
  expect(Date.now() - began).toBeGreaterThan(5800);
  for (const { requested } of [register, slowBody]) expect(requested).toHaveLength(2);
  await slowBody.close();
});

test('long or foreign texts of the register are cut, and only what we know is taken over', async () => {
  register.answerWith(
    answerJson({ ...ACTIVE, legalName: 'x'.repeat(5000), tradeName: 7, address: {}, isAdmin: true }),
  );
  expect(await plain()(newGstin())).toEqual({
    kind: 'found',
    legalName: 'x'.repeat(300),
    tradeName: null,
    status: 'Active',
    taxpayerType: 'Regular',
    address: null,
  });
});

test('signs that no table can hold fall away instead of breaking the check', async () => {
  const legalName = `\u0000Asha\u0007 Textiles ${'x'.repeat(283)}😀 and more`;
  register.answerWith(answerJson({ ...ACTIVE, legalName, tradeName: '\ud83d', address: '\u0000' }));
  const answer = await chooseRegistry(world.services)(newGstin());
  expect(answer).toMatchObject({ kind: 'found', status: 'Active', address: null });
  expect(JSON.stringify(answer)).toMatch(/Asha Textiles x+/);
  expect(JSON.stringify(answer)).not.toMatch(/\\u/);
});

test('an answer is kept for seven days, to the second, and shared by all processes', async () => {
  const gstin = newGstin();
  const [here, elsewhere] = [chooseRegistry(world.services), chooseRegistry(world.services)];
  expect(await here(gstin)).toEqual(FOUND);
  register.answerWith(answerJson({ ...ACTIVE, status: 'Cancelled' }));
  world.clock.advance(7 * 86_400 - 1);
  expect(await elsewhere(gstin)).toEqual(FOUND);
  expect(register.requested).toHaveLength(1);
  world.clock.advance(1);
  expect(await here(gstin)).toEqual({ ...FOUND, status: 'Cancelled' });
  expect(register.requested).toHaveLength(2);
});

test('a bad answer is kept for ten minutes only: a registration may have been put right', async () => {
  const gstin = newGstin();
  const registry = chooseRegistry(world.services);
  register.answerWith(answerJson({ ...ACTIVE, status: 'Cancelled' }));
  expect(await registry(gstin)).toEqual({ ...FOUND, status: 'Cancelled' });
  register.answerWith(answerJson(ACTIVE));
  world.clock.advance(599);
  expect(await registry(gstin)).toEqual({ ...FOUND, status: 'Cancelled' });
  world.clock.advance(1);
  expect(await registry(gstin)).toEqual(FOUND);
});

test('a register that hangs keeps nobody else from being served', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const customer = await world.asCustomer();
  register.answerWith(() => {});
  const hanging = Array.from({ length: 20 }, () =>
    world.visitor().call(verifyGst, { body: { gstin: newGstin(), gstValidationToken } }),
  );
  await waitFor('the register to be asked', () => register.requested.length >= 12);
  const served = customer.call(readCustomer, { params: { customerId: 'me' } }).then(() => 'served');
  expect(await Promise.race([served, Promise.all(hanging).then(() => 'the register gave up first')])).toBe(
    'served',
  );
  for (const check of await Promise.all(hanging)) expect(check.state).toBe('not_checked');
  // The breaker is open now; the tests after this one find it closed.
  world.clock.advance(30);
});

test('that the register was down is never kept', async () => {
  const gstin = newGstin();
  const registry = chooseRegistry(world.services);
  register.answerWith(answerJson({}, 500));
  expect(await registry(gstin)).toEqual(DOWN);
  register.answerWith(answerJson(ACTIVE));
  expect(await registry(gstin)).toEqual(FOUND);
});

test('after five failures the register is left alone for thirty seconds, but kept answers still serve', async () => {
  const known = newGstin();
  const registry = chooseRegistry(world.services);
  await registry(known);
  register.answerWith(answerJson({}, 500));
  for (let i = 0; i < 5; i += 1) expect(await registry(newGstin())).toEqual(DOWN);
  const askedSoFar = register.requested.length;
  register.answerWith(answerJson(ACTIVE));
  expect([await registry(newGstin()), await registry(known)]).toEqual([DOWN, FOUND]);
  world.clock.advance(29);
  expect(await registry(newGstin())).toEqual(DOWN);
  expect(register.requested).toHaveLength(askedSoFar);
  world.clock.advance(1);
  expect(await registry(newGstin())).toEqual(FOUND);
});

test('the check and sign-up go through the register; down is "not checked", with the customer signed up', async () => {
  const { gstValidationToken } = await provenPhone(world);
  const gstin = newGstin();
  const check = () => world.call(verifyGst, { body: { gstin, gstValidationToken } });
  // The calls that hung before this test have opened the circuit; one answer closes it.
  await world.call(verifyGst, { body: { gstin: newGstin(), gstValidationToken } });
  register.answerWith(answerJson({}, 500));
  expect(await check()).toMatchObject({ state: 'not_checked', legalName: null });
  register.answerWith(answerJson({ ...ACTIVE, status: 'Something new' }));
  expect(await check()).toMatchObject({
    state: 'error',
    problem: 'The GST register gives no clear status for this number.',
  });
  register.answerWith(answerJson({}, 500));
  const other = await world.call(signUp, { body: { ...COMPANY, gstValidationToken, gstin: newGstin() } });
  expect(other.accessToken).not.toBeNull();
});

test('in production mode without a register every number stays unchecked', async () => {
  const config = { ...world.services.config, gstApiBase: null, mode: 'production' as const };
  expect(await chooseRegistry({ ...world.services, config })(newGstin())).toEqual(DOWN);
});
