import { expect, test } from 'vitest';
import { changeCustomer, readCustomer } from '#contract/customer/account.ts';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import { changeIdentity, sendIdentityCode, signUp } from '#contract/customer/sign-up.ts';
import { COMPANY, provenPhone } from '#tests/support/data/sign-up.ts';
import { nextCodeTo, stepUp } from '#tests/support/data/step-up.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const me = { params: { customerId: 'me' as const } };
const ANDROID = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile' } };

test('name, company, unit and time zone change one by one, and each change is kept', async () => {
  const { call, customer } = await world.asCustomer();
  const [before] = await call(readCustomer, me);
  const changes = [
    { name: ' Ravi Kumar ' },
    { company: 'Ravi Mills' },
    { unit: 'yard' as const },
    { timeZone: 'Europe/Berlin' },
    { unit: 'metre' as const, name: 'Ravi' },
  ];
  for (const body of changes) await call(changeCustomer, { ...me, body });
  const expected = [
    { ...before, name: 'Ravi', company: 'Ravi Mills', unit: 'metre', timeZone: 'Europe/Berlin' },
  ];
  expect(await call(readCustomer, { params: { customerId: customer.customerId.toUpperCase() } })).toEqual(
    expected,
  );
  const written = await changesOf(world, customer.brandId, 'customer');
  expect(written.slice(1).map(({ details, actor, hasSession }) => [details, actor, hasSession])).toEqual(
    ['name', 'company', 'unit', 'timeZone', 'name, unit'].map((fields) => [
      JSON.stringify({ fields }),
      customer.customerId,
      true,
    ]),
  );
});

test.each([
  ['nothing', {}],
  ['an empty name', { name: ' ' }],
  ['a name too long', { name: 'x'.repeat(81) }],
  ['a company too long', { company: 'x'.repeat(121) }],
  ['another unit', { unit: 'inch' }],
  ['a time zone nobody has', { timeZone: 'Mars/Olympus' }],
  ['another market', { market: 'INTL' }],
  ['another currency', { currency: 'USD' }],
  ['a verified badge', { verificationStatus: 1 }],
  ['the phone number', { phoneNumber: '+919876543210' }],
  ['the sign-in e-mail', { email: 'me@cloth.example' }],
  ['another company', { brandId: '01a19af3-5240-78a8-a40f-9aa3012fa488' }],
])('%s is 400 and changes nothing', async (_what, payload) => {
  const { call, inject } = await world.asCustomer();
  const before = await call(readCustomer, me);
  const answer = await inject({ method: 'PATCH', url: '/apiuser/customer/me/', payload });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_input']);
  expect(await call(readCustomer, me)).toEqual(before);
});

test("another customer's id reads as missing, and nobody changes", async () => {
  const owner = await world.asCustomer();
  const stranger = await world.asCustomer();
  const before = await owner.call(readCustomer, me);
  for (const customerId of [owner.customer.customerId, world.services.ids.next(), owner.customer.brandId]) {
    const refused = await refusalOf(
      stranger.call(changeCustomer, { params: { customerId }, body: { name: 'Mine now' } }),
    );
    expect([refused.status, refused.code]).toEqual([404, 'not_found']);
  }
  expect(await owner.call(readCustomer, me)).toEqual(before);
  expect(await stranger.call(readCustomer, me)).toMatchObject([{ name: stranger.customer.name }]);
});

test('the email address for documents needs a step-up code, and the person is told', async () => {
  const visitor = await world.asCustomer();
  const { call, customer } = visitor;
  const body = { contactEmail: ' Papers@Cloth.example ', name: 'Ravi' };
  const refused = await refusalOf(call(changeCustomer, { ...me, body }));
  expect([refused.status, refused.code]).toEqual([422, 'step_up_required']);
  expect(await call(readCustomer, me)).toMatchObject([{ contactEmail: null, name: customer.name }]);

  await stepUp(world, visitor);
  const [changed] = await call(changeCustomer, { ...me, body });
  expect(changed).toMatchObject({ contactEmail: 'papers@cloth.example', email: null, name: 'Ravi' });
  const notice = await world.messages.next(customer.address);
  expect(notice).toMatchObject({ channel: 'sms', purpose: 'account-change' });
  expect(notice.text).toContain('email address for documents was changed');
  expect(notice.text).not.toContain('papers@');

  for (const contactEmail of ['', 'papers', 'a@b', 'x@cloth.example\r\nBcc: all@cloth.example'])
    expect((await refusalOf(call(changeCustomer, { ...me, body: { contactEmail } }))).status).toBe(400);
});

test('a company in Bangladesh adds its BIN later with a step-up code; nobody else has one', async () => {
  const visitor = await world.asCustomer({ market: 'BD' });
  const { call, customer } = visitor;
  const body = { bin: '001234567 0101' };
  expect(await call(readCustomer, me)).toMatchObject([{ bin: null }]);
  expect((await refusalOf(call(changeCustomer, { ...me, body }))).code).toBe('step_up_required');
  await stepUp(world, visitor);
  expect(await call(changeCustomer, { ...me, body })).toMatchObject([{ bin: '001234567-0101' }]);
  expect((await world.messages.next(customer.address)).text).toContain('Your BIN was changed');
  for (const bin of ['123', '123456789', '12345678901234', '1'.repeat(100)])
    expect((await refusalOf(call(changeCustomer, { ...me, body: { bin } }))).body.fields?.bin).toMatch(
      /13.digit/,
    );

  const indian = await world.asCustomer();
  await stepUp(world, indian);
  const refused = await refusalOf(indian.call(changeCustomer, { ...me, body }));
  expect(refused.body.fields?.bin).toBe('Only companies in Bangladesh have a BIN.');
});

async function moveTo(visitor: CustomerVisitor, address: string): Promise<{ maskedTo: string }> {
  await visitor.call(sendIdentityCode, { body: { address } });
  const otp = await nextCodeTo(world, address);
  return visitor.call(changeIdentity, { body: { address, otp } }, ANDROID);
}

async function signInWith(identity: { mobile: string } | { email: string }, address: string) {
  const { call } = world.visitor();
  world.clock.advance(31);
  await call(sendCode, { body: identity });
  const otp = await nextCodeTo(world, address);
  return call(verifyCode, { body: { ...identity, otp, appType: 'Customer' } });
}

test.each(['IN', 'BD', 'INTL'] as const)(
  'a customer of %s moves to a new sign-in; the old one is told and ends',
  async (market) => {
    const visitor = await world.asCustomer({ market });
    const { customer, call } = visitor;
    const next = someIdentity(market);
    await stepUp(world, visitor);
    const { maskedTo } = await moveTo(visitor, next.address);

    expect(maskedTo).toContain('•');
    const notice = await world.messages.next(customer.address);
    expect(notice.text).toContain(
      `The ${market === 'INTL' ? 'email address' : 'phone number'} you sign in with was changed on Chrome on Android.`,
    );
    expect(notice.text).not.toContain(next.address);
    const [profile] = await call(readCustomer, me);
    expect(market === 'INTL' ? profile?.email : profile?.phoneNumber).toBe(next.address);
    const changes = await changesOf(world, customer.brandId, 'customer');
    expect(changes.at(-1)).toMatchObject({ change: 'customer identity-changed', actor: customer.customerId });
    expect(changes.at(-1)?.details).not.toContain(next.address);

    expect((await signInWith(next.identity, next.address)).customerId).toBe(customer.customerId);
    expect((await signInWith(customer.identity, customer.address)).isNewCustomer).toBe(true);
  },
);

test('neither asking for the code nor using it goes without a step-up code', async () => {
  const visitor = await world.asCustomer();
  const { address } = someIdentity();
  const first = await refusalOf(visitor.call(sendIdentityCode, { body: { address } }));
  expect([first.status, first.code]).toEqual([422, 'step_up_required']);
  await stepUp(world, visitor);
  await visitor.call(sendIdentityCode, { body: { address } });
  const otp = await nextCodeTo(world, address);
  world.clock.advance(300);
  const late = await refusalOf(visitor.call(changeIdentity, { body: { address, otp } }));
  expect([late.status, late.code]).toEqual([422, 'step_up_required']);
  expect((await visitor.call(readCustomer, me))[0]?.phoneNumber).toBe(visitor.customer.address);
});

test('a taken address is told only to whoever holds it: asking looks the same, the proven change is 409', async () => {
  const taken = await world.aCustomer();
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  const free = someIdentity().address;
  const [askedFree, askedTaken] = [
    await visitor.call(sendIdentityCode, { body: { address: free } }),
    await visitor.call(sendIdentityCode, { body: { address: taken.address } }),
  ];
  expect({ ...askedTaken, maskedTo: '' }).toEqual({ ...askedFree, maskedTo: '' });
  const guessed = await refusalOf(
    visitor.call(changeIdentity, { body: { address: taken.address, otp: '000000' } }),
  );
  expect(guessed.code).toBe('code_wrong');
  const otp = await nextCodeTo(world, taken.address);
  const refused = await refusalOf(visitor.call(changeIdentity, { body: { address: taken.address, otp } }));
  expect([refused.status, refused.code]).toEqual([409, 'identity_taken']);
  expect((await visitor.call(readCustomer, me))[0]?.phoneNumber).toBe(visitor.customer.address);
});

test('the code for one address does not prove another', async () => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  const [mine, yours] = [someIdentity().address, someIdentity().address];
  await visitor.call(sendIdentityCode, { body: { address: mine } });
  const otp = await nextCodeTo(world, mine);
  const refused = await refusalOf(visitor.call(changeIdentity, { body: { address: yours, otp } }));
  expect([refused.status, refused.code]).toEqual([410, 'code_expired']);
});

test.each([
  ['IN', 'buyer@cloth.example'],
  ['BD', 'buyer@cloth.example'],
  ['INTL', '+919876543210'],
  ['IN', '12345'],
] as const)('a customer of %s cannot sign in with %s', async (market, address) => {
  const visitor = await world.asCustomer({ market });
  await stepUp(world, visitor);
  const refused = await refusalOf(visitor.call(sendIdentityCode, { body: { address } }));
  expect([refused.status, refused.code, Object.keys(refused.body.fields ?? {})]).toEqual([
    422,
    'form_refused',
    ['address'],
  ]);
});

test('a sign-up and a move to the same phone at the same moment leave it with one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const visitor = await world.asCustomer();
    const { gstValidationToken, address } = await provenPhone(world);
    await stepUp(world, visitor);
    await visitor.call(sendIdentityCode, { body: { address } });
    const otp = await nextCodeTo(world, address);
    const answers = await Promise.all([
      visitor.inject({ method: 'POST', url: changeIdentity.path, payload: { address, otp } }),
      secondProcess
        .visitor()
        .inject({ method: 'POST', url: signUp.path, payload: { ...COMPANY, gstValidationToken } }),
    ]);
    const [move, newcomer] = answers.map(({ statusCode }) => statusCode);
    // Whoever comes second: the number is taken, or its proof has ended with the account that has it.
    expect(['409 200', '200 410']).toContain(`${move} ${newcomer}`);
  }
});
