import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAddress, listAddresses } from '#contract/customer/addresses.ts';
import { listBanks, readIfsc, readPincode, searchCities } from '#contract/customer/look-ups.ts';
import vectors from '#domain/account/test-vectors.json' with { type: 'json' };
import { listAddresses as addressesOf } from '#server/capabilities/addresses/list-addresses.ts';
import { listBanks as banksOf, findBank } from '#server/capabilities/look-ups/find-bank.ts';
import { searchCities as citiesOf, findPincode } from '#server/capabilities/look-ups/find-pincode.ts';
import { httpBranchNames } from '#server/integrations/branch-names/http.ts';
import { noBranchNames } from '#server/integrations/branch-names/port.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';
import { plansOf } from '#tests/support/database/query-plans.ts';
import { answerJson, type LocalServer, openLocalServer } from '#tests/support/providers/local-server.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, type World } from '#tests/support/server/world.ts';

let branches: LocalServer;
let world: World;
let visitor: CustomerVisitor;
beforeAll(async () => {
  branches = await openLocalServer(answerJson({ BRANCH: 'Main Branch', BANK: 'Ignored' }));
  world = await openWorld({ env: { IFSC_API_BASE: branches.url } });
  visitor = await world.asCustomer();
});
afterAll(async () => {
  await world.close();
  await branches.close();
});

const cities = (q: string) => world.call(searchCities, { query: { q } });
const bank = (code: string) => visitor.call(readIfsc, { params: { code } });

test('a PIN code tells district, city and state', async () => {
  expect(await visitor.call(readPincode, { params: { pincode: '110001' } })).toEqual({
    pincode: '110001',
    district: 'New Delhi',
    city: 'Delhi',
    stateCode: '07',
    stateName: 'Delhi',
    isDelhiNcr: true,
    isFreightServed: true,
  });
});

test.each([
  ['122001', 'Gurgaon'],
  ['121001', 'Faridabad'],
  ['201001', 'Ghaziabad'],
  ['201301', 'Noida'],
  ['201306', 'Greater Noida'],
  ['250001', 'Meerut'],
])('%s lies in %s and so in the capital region', async (pincode, city) => {
  expect(await visitor.call(readPincode, { params: { pincode } })).toMatchObject({ city, isDelhiNcr: true });
});

test('the army post takes no freight', async () => {
  const place = await visitor.call(readPincode, { params: { pincode: '900056' } });
  expect(place.isFreightServed).toBe(false);
});

test('a PIN code nobody has is 404 with the sentence of the form; anything else is 400', async () => {
  for (const pincode of ['110999', '290001', '010001', '000000']) {
    const refused = await refusalOf(visitor.call(readPincode, { params: { pincode } }));
    expect([refused.status, refused.code, refused.body.message]).toEqual([
      404,
      'pincode_unknown',
      'We could not find this PIN code. Please check the 6 digits.',
    ]);
  }
  for (const pincode of ['11000', '1100011', '11000a', "1' or 1", '１１０００１', '%25%25%25%25%25%25']) {
    const { inject } = visitor;
    const answer = await inject({ method: 'GET', url: `/apifabric/pincode/${encodeURIComponent(pincode)}/` });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_input']);
  }
});

test('cities are found by their beginning in any case, the biggest first, at most twelve', async () => {
  const [first] = await cities('  sUrA ');
  expect(first).toEqual({ city: 'Surat', stateCode: '24', stateName: 'Gujarat', isDelhiNcr: false });
  const many = await cities('b');
  expect(many).toHaveLength(12);
  for (const { city } of many) expect(city).toMatch(/^b/i);
  expect(new Set(many.map(({ city, stateCode }) => `${city} ${stateCode}`)).size).toBe(12);
  expect((await cities('greater n'))[0]).toMatchObject({ city: 'Greater Noida', isDelhiNcr: true });
});

test('signs that mean something to the database are letters like any other', async () => {
  for (const q of [
    '%',
    '_',
    '%a',
    '____',
    '\\',
    '\\%',
    'sura_',
    's%t',
    "'; drop table pincodes; --",
    '{}',
    '𠀀',
  ])
    expect([q, await cities(q)]).toEqual([q, []]);
  for (const q of ['', '   ', 'x'.repeat(61), 'a\0b']) expect((await refusalOf(cities(q))).status).toBe(400);
});

test('all banks come by name with their code', async () => {
  const banks = await visitor.call(listBanks, {});
  expect(banks).toHaveLength(257);
  expect(banks.find(({ bankCode }) => bankCode === 'HDFC')?.name).toMatch(/^HDFC Bank/i);
  expect(new Set(banks.map(({ bankCode }) => bankCode)).size).toBe(257);
});

test('an IFSC code names its bank, also in small letters, and the branch where the service knows it', async () => {
  const known = { ifsc: 'SBIN0000691', bankName: 'State Bank of India', branchExists: true };
  branches.requested.length = 0;
  expect(await bank('sbin0000691')).toEqual({ ...known, branchName: 'Main Branch' });
  expect(branches.requested.map(({ path }) => path)).toEqual(['/SBIN0000691']);
  expect(await bank('SBIN0ZZZZZZ')).toMatchObject({ branchExists: false, branchName: null });
  expect(branches.requested).toHaveLength(1);
});

test('the codes of the test vectors are read as they should', async () => {
  for (const { s: code, ok } of vectors.ifsc.filter(({ s }) => s === s.toUpperCase())) {
    const answer = await visitor.inject({ method: 'GET', url: `/apifabric/ifsc/${code}/` });
    expect([code, answer.statusCode]).toEqual([code, ok ? 200 : 400]);
  }
  expect((await bank('HDFC0000OO1')).branchExists).toBe(false);
  const refused = await refusalOf(bank('ZZZZ0000001'));
  expect([refused.status, refused.code]).toEqual([404, 'ifsc_unknown']);
});

test('a branch service that fails is only a missing nicety', async () => {
  const names = httpBranchNames(`${branches.url}/`);
  for (const answerer of [
    answerJson({ BRANCH: 'Main' }, 500),
    answerJson(null),
    answerJson({ BRANCH: 7 }),
    answerJson('text'),
    (_asked: unknown, reply: { destroy(): void }) => reply.destroy(),
  ]) {
    branches.answerWith(answerer);
    expect(await names('SBIN0000691')).toBeNull();
  }
  expect(await bank('SBIN0000691')).toMatchObject({ branchExists: true, branchName: null });
  branches.answerWith(answerJson({ BRANCH: 'x'.repeat(500) }));
  expect(await names('SBIN0000691')).toBe('x'.repeat(120));
});

test('cities are for everyone, since sign-up asks; the other look-ups are for customers', async () => {
  const staff = await world.asStaff();
  expect(await staff.call(searchCities, { query: { q: 'surat' } })).not.toEqual([]);
  const calls = [
    ({ call }: Pick<CustomerVisitor, 'call'>) => call(readPincode, { params: { pincode: '110001' } }),
    ({ call }: Pick<CustomerVisitor, 'call'>) => call(listBanks, {}),
    ({ call }: Pick<CustomerVisitor, 'call'>) => call(readIfsc, { params: { code: 'SBIN0000691' } }),
  ];
  for (const call of calls)
    expect([(await refusalOf(call(world))).status, (await refusalOf(call(staff))).status]).toEqual([
      401, 403,
    ]);
});

test.each([
  ['a PIN code', 'pincodes_pkey', (db: World['services']['db']) => findPincode(db, '110001')],
  ['cities', 'pincodes_by_city', (db: World['services']['db']) => citiesOf(db, 'sur')],
  ['cities by a strange sign', 'pincodes_by_city', (db: World['services']['db']) => citiesOf(db, 'sur%_')],
  ['an IFSC code', 'banks_pkey', (db: World['services']['db']) => findBank(db, noBranchNames, 'SBIN0000691')],
])('%s is one query that uses %s', async (_what, index, work) => {
  const { db } = world.services;
  const plans = await plansOf(world.services, (queries) => work({ ...db, ...queries }).catch(() => null));
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatch(new RegExp(`Index (Only )?Scan (using|on) ${index}`));
  expect(plans[0]).not.toContain('Seq Scan');
});

test('lists ask a fixed number of questions, however many rows there are', async () => {
  for (let i = 0; i < 3; i += 1) await visitor.call(addAddress, { body: ADDRESS_OF.IN });
  expect(await visitor.call(listAddresses, {})).toHaveLength(3);
  const { brandId } = visitor.customer;
  expect(await plansOf(world.services, (queries) => addressesOf(queries, brandId))).toHaveLength(2);
  expect(await plansOf(world.services, (queries) => banksOf(queries))).toHaveLength(1);
});

test('a look-up takes a few milliseconds of this process', async () => {
  const { inject } = visitor;
  const before = process.cpuUsage();
  for (let i = 0; i < 30; i += 1)
    await inject({ method: 'GET', url: `/apifabric/pincode/${110001 + (i % 10)}/` });
  expect(process.cpuUsage(before).user / 1000 / 30).toBeLessThan(30);
});
