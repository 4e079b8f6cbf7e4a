import { expect, test } from 'vitest';
import { addAddress, changeAddress, listAddresses, removeAddress } from '#contract/customer/addresses.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const INDIAN = ADDRESS_OF.IN;
const ARMY_POST = { ...INDIAN, pincode: '900056', city: 'Army Post', district: 'Army Post', stateCode: '07' };
const EVERYTHING = ['billing', 'shipping', 'sample'];

const withoutId = ({ addressId: _id, ...rest }: { addressId: string }) => rest;

test('an Indian address comes back as it was given, in the list too, and the first is the default for all', async () => {
  const { call } = await world.asCustomer();
  expect(await call(listAddresses, {})).toEqual([]);
  const added = await call(addAddress, { body: INDIAN });
  expect(withoutId(added)).toEqual({
    label: 'Factory',
    ownership: 'own',
    line1: '12 Ring Road',
    line2: 'Near the mill gate',
    city: 'Surat',
    district: 'Surat',
    region: 'Gujarat',
    stateCode: '24',
    postcode: '395002',
    country: 'IN',
    contactName: 'Asha Verma',
    contactPhone: '+91 98765 43210',
    isDelhiNcr: false,
    defaultFor: EVERYTHING,
    warnings: [],
  });
  expect(await call(listAddresses, {})).toEqual([added]);
});

test('an address in Bangladesh has division, district and four digits', async () => {
  const { call } = await world.asCustomer({ market: 'BD' });
  expect(await call(addAddress, { body: ADDRESS_OF.BD })).toMatchObject({
    region: 'Dhaka',
    district: 'Gazipur',
    city: 'Gazipur',
    postcode: '1704',
    country: 'BD',
    stateCode: null,
    ownership: 'third_party',
    isDelhiNcr: false,
  });
});

test('an address abroad has a country, and a postcode where there are any', async () => {
  const { call } = await world.asCustomer({ market: 'INTL' });
  expect(await call(addAddress, { body: ADDRESS_OF.INTL })).toMatchObject({
    city: 'Hamburg',
    region: 'Hamburg',
    postcode: '20457',
    country: 'DE',
  });
  const { postcode: _postcode, ...withoutPostcode } = ADDRESS_OF.INTL;
  const inDubai = { ...withoutPostcode, country: 'AE', city: 'Dubai' };
  expect(await call(addAddress, { body: inDubai })).toMatchObject({ postcode: null, country: 'AE' });
});

const EMPTY = { label: 'Empty', ownership: 'own' as const, line1: ' ' };

test.each([
  [
    'IN',
    {
      pincode: 'Enter the PIN code.',
      city: 'Enter the city.',
      district: 'Enter the district.',
      stateCode: 'Choose the state.',
    },
  ],
  [
    'BD',
    { division: 'Choose the division.', district: 'Choose the district.', postcode: 'Enter the postcode.' },
  ],
  ['INTL', { city: 'Enter the city.', country: 'Choose the country.' }],
] as const)('an empty form of %s gets a sentence on every field at once', async (market, sentences) => {
  const { call } = await world.asCustomer({ market });
  const body = { ...EMPTY, contactPhone: 'call me', contactName: 'x'.repeat(81) };
  const refused = await refusalOf(call(addAddress, { body }));
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      line1: 'Enter the house, street and area.',
      ...sentences,
      contactPhone: 'Enter a valid phone number.',
      contactName: 'Use at most 80 characters.',
    },
  ]);
  expect(await call(listAddresses, {})).toEqual([]);
});

test.each([
  ['12345', 'A PIN code has 6 digits without spaces and does not begin with 0.'],
  ['010001', 'A PIN code has 6 digits without spaces and does not begin with 0.'],
  ['290001', 'We could not find this PIN code. Please check the 6 digits.'],
  ['110999', 'We could not find this PIN code. Please check the 6 digits.'],
])('the PIN code %s is refused in words', async (pincode, sentence) => {
  const { call } = await world.asCustomer();
  const refused = await refusalOf(call(addAddress, { body: { ...INDIAN, pincode } }));
  expect([refused.status, refused.body.fields]).toEqual([422, { pincode: sentence }]);
});

test('freight never goes to the army post: not when asked for, not as first address, not by a later change', async () => {
  const { call } = await world.asCustomer();
  const sentence = expect.stringContaining('army post');
  const requested = await refusalOf(call(addAddress, { body: { ...ARMY_POST, defaultFor: ['shipping'] } }));
  expect([requested.status, requested.body.fields]).toEqual([422, { pincode: sentence }]);

  const first = await call(addAddress, { body: ARMY_POST });
  expect(first.defaultFor).toEqual(['billing', 'sample']);
  world.clock.advance(1);
  const served = await call(addAddress, { body: INDIAN });
  expect(served.defaultFor).toEqual(['shipping']);

  const changed = await refusalOf(
    call(changeAddress, { params: { addressId: served.addressId }, body: ARMY_POST }),
  );
  expect([changed.status, changed.body.fields]).toEqual([422, { pincode: sentence }]);
  expect(await call(listAddresses, {})).toEqual([first, served]);
});

test('a PIN code of another state warns and suggests, but does not block', async () => {
  const { call } = await world.asCustomer();
  const { warnings } = await call(addAddress, { body: { ...INDIAN, stateCode: '27' } });
  expect(warnings).toEqual([
    {
      kind: 'pincode_state',
      message: 'This PIN code belongs to Gujarat, but you chose Maharashtra. Please check the state.',
      pincodeState: '24',
      suggestedStateCode: '24',
    },
  ]);
  expect((await call(listAddresses, {}))[0]?.warnings).toEqual(warnings);
});

test('an address belongs to Delhi NCR by its PIN code, however its city is spelt', async () => {
  const { call } = await world.asCustomer();
  const isNcr = async (city: string, pincode: string, stateCode: string) =>
    (await call(addAddress, { body: { ...INDIAN, city, pincode, stateCode } })).isDelhiNcr;
  expect(await isNcr('New Delhi', '110001', '07')).toBe(true);
  expect(await isNcr('Gurugram', '122001', '06')).toBe(true);
  expect(await isNcr('NOIDA Sector 62', '201301', '09')).toBe(true);
  expect(await isNcr('Delhi', INDIAN.pincode ?? '', INDIAN.stateCode ?? '')).toBe(false);
});

test('a changed address keeps its defaults, and takes only the new ones asked for', async () => {
  const { call, customer } = await world.asCustomer();
  const first = await call(addAddress, { body: INDIAN });
  world.clock.advance(1);
  const second = await call(addAddress, { body: { ...INDIAN, label: 'Depot', defaultFor: ['sample'] } });
  expect(second.defaultFor).toEqual(['sample']);
  const changed = await call(changeAddress, {
    params: { addressId: second.addressId },
    body: {
      ...INDIAN,
      label: 'Depot 2',
      line2: null,
      contactPhone: null,
      defaultFor: ['shipping', 'shipping'],
    },
  });
  expect(changed).toMatchObject({
    addressId: second.addressId,
    label: 'Depot 2',
    line2: null,
    contactPhone: null,
    defaultFor: ['shipping', 'sample'],
  });
  const list = await call(listAddresses, {});
  expect(list.map(({ addressId, defaultFor }) => [addressId, defaultFor])).toEqual([
    [first.addressId, ['billing']],
    [second.addressId, ['shipping', 'sample']],
  ]);
  const changes = await changesOf(world, customer.brandId, 'address');
  expect(changes.map(({ change, actor, hasSession }) => [change, actor, hasSession])).toEqual([
    ['address added', customer.customerId, true],
    ['address added', customer.customerId, true],
    ['address changed', customer.customerId, true],
  ]);
});

test('a default goes only as the last one, or after another took its place', async () => {
  const { call, customer } = await world.asCustomer();
  const first = await call(addAddress, { body: INDIAN });
  const second = await call(addAddress, { body: { ...INDIAN, defaultFor: ['billing'] } });
  for (const { addressId } of [first, second]) {
    const refused = await refusalOf(call(removeAddress, { params: { addressId } }));
    expect([refused.status, refused.code]).toEqual([409, 'address_in_use']);
  }
  await call(changeAddress, {
    params: { addressId: second.addressId },
    body: { ...INDIAN, defaultFor: ['shipping', 'sample'] },
  });
  for (const { addressId } of [first, second])
    expect(await call(removeAddress, { params: { addressId } })).toEqual({ success: true });
  expect(await call(listAddresses, {})).toEqual([]);
  expect((await refusalOf(call(removeAddress, { params: { addressId: first.addressId } }))).status).toBe(404);
  expect((await call(addAddress, { body: INDIAN })).defaultFor).toEqual(EVERYTHING);
  const changes = await changesOf(world, customer.brandId, 'address');
  expect(changes.filter(({ change }) => change === 'address removed')).toHaveLength(2);
});

test('of twenty parallel changes over two processes exactly one address is the default for each use', async () => {
  const { call, token } = await world.asCustomer();
  const ids: string[] = [];
  for (let i = 0; i < 4; i += 1) ids.push((await call(addAddress, { body: INDIAN })).addressId);
  const visitors = [world.visitor({ token }), secondProcess.visitor({ token })];
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      visitors[i % 2]?.call(changeAddress, {
        params: { addressId: ids[i % 4] ?? '' },
        body: { ...INDIAN, defaultFor: ['billing', 'shipping', 'sample'] },
      }),
    ),
  );
  const list = await call(listAddresses, {});
  for (const use of ['billing', 'shipping', 'sample'] as const)
    expect(list.filter(({ defaultFor }) => defaultFor.includes(use))).toHaveLength(1);
});

test('twenty first addresses at once leave one default for each use', async () => {
  const { token, call } = await world.asCustomer();
  const visitors = [world.visitor({ token }), secondProcess.visitor({ token })];
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => visitors[i % 2]?.call(addAddress, { body: INDIAN })),
  );
  const list = await call(listAddresses, {});
  expect(list).toHaveLength(20);
  expect(list.flatMap(({ defaultFor }) => defaultFor).sort()).toEqual([...EVERYTHING].sort());
});

test("another company's address reads as missing, for a change and for a removal, and stays as it is", async () => {
  const owner = await world.asCustomer();
  const stranger: CustomerVisitor = await world.asCustomer();
  const address = await owner.call(addAddress, { body: INDIAN });
  const params = { addressId: address.addressId };
  const unknown = { addressId: world.services.ids.next() };
  const refusals = await Promise.all([
    refusalOf(stranger.call(changeAddress, { params, body: { ...INDIAN, line1: 'Mine now' } })),
    refusalOf(stranger.call(changeAddress, { params: unknown, body: INDIAN })),
    refusalOf(stranger.call(removeAddress, { params })),
    refusalOf(stranger.call(removeAddress, { params: unknown })),
  ]);
  for (const { status, body } of refusals) expect([status, body]).toEqual([404, refusals[1].body]);
  expect(await owner.call(listAddresses, {})).toEqual([address]);
  expect(await stranger.call(listAddresses, {})).toEqual([]);
});

test('a company keeps a hundred addresses; one more is refused instead of being lost from the list', async () => {
  const { call, customer } = await world.asCustomer();
  const { addressId } = await call(addAddress, { body: INDIAN });
  const { unscoped } = world.services.db;
  const row = await unscoped
    .selectFrom('addresses')
    .selectAll()
    .where('address_id', '=', addressId)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 99 }, () => ({
    ...row,
    address_id: world.services.ids.next(),
    is_default_billing: false,
    is_default_shipping: false,
    is_default_sample: false,
  }));
  await unscoped.insertInto('addresses').values(copies).execute();
  const refused = await refusalOf(call(addAddress, { body: INDIAN }));
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['label']]);
  expect(await call(listAddresses, {})).toHaveLength(100);
  expect(await changesOf(world, customer.brandId, 'address')).toHaveLength(1);
});
