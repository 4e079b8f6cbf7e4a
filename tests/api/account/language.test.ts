import { expect, test } from 'vitest';
import { changeCustomer, readCustomer } from '#contract/customer/account.ts';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import { invite, join } from '#tests/support/data/colleagues.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const me = { params: { customerId: 'me' as const } };
const COOKIE = '__Host-selvedge-language';

async function languageOf({ call }: Pick<CustomerVisitor, 'call'>) {
  const [profile] = await call(readCustomer, me);
  return profile?.language;
}

async function signInAgain(customer: CustomerVisitor['customer'], headers: Record<string, string>) {
  world.clock.advance(600);
  const visitor = world.visitor();
  await visitor.call(sendCode, { body: customer.identity });
  const otp = await world.codeSentTo(customer.address);
  const payload = { ...customer.identity, otp, appType: 'Customer' };
  const answer = await visitor.inject({ method: 'POST', url: verifyCode.path, payload, headers });
  expect(answer.statusCode).toBe(200);
  return world.visitor({ token: answer.json().data.accessToken });
}

test('a person begins in English and chooses a language, which the device keeps for its pages', async () => {
  const visitor = await world.asCustomer();
  expect(await languageOf(visitor)).toBe('en');
  const answer = await visitor.inject({
    method: 'PATCH',
    url: '/apiuser/customer/me/',
    payload: { language: 'hi' },
  });
  expect(answer.json().data[0].language).toBe('hi');
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(`^${COOKIE}=hi; Max-Age=\\d+; Path=/; HttpOnly; Secure; SameSite=Lax$`),
  );
  expect(await languageOf(visitor)).toBe('hi');
});

test('a change of something else leaves the language and the cookie alone', async () => {
  const visitor = await world.asCustomer();
  await visitor.call(changeCustomer, { ...me, body: { language: 'bn' } });
  const payload = { name: 'Nisha' };
  const answer = await visitor.inject({ method: 'PATCH', url: '/apiuser/customer/me/', payload });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await languageOf(visitor)).toBe('bn');
});

test.each(['fr', '', 'EN', 'hi-IN', null, ['hi'], { language: 'hi' }, '__proto__'])(
  'a language we do not speak, %j, is 400 and changes nothing',
  async (language) => {
    const visitor = await world.asCustomer();
    const payload = { language };
    const answer = await visitor.inject({ method: 'PATCH', url: '/apiuser/customer/me/', payload });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_input']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await languageOf(visitor)).toBe('en');
  },
);

test("nobody chooses a stranger's language", async () => {
  const owner = await world.asCustomer();
  const stranger = await world.asCustomer();
  const { customerId } = owner.customer;
  const refused = await refusalOf(
    stranger.call(changeCustomer, { params: { customerId }, body: { language: 'hi' } }),
  );
  expect(refused.code).toBe('not_found');
  expect([await languageOf(owner), await languageOf(stranger)]).toEqual(['en', 'en']);
});

test('the language is the person’s in every company, and no colleague’s', async () => {
  const owner = await world.asCustomer();
  const guest = await world.asCustomer();
  await guest.call(changeCustomer, { ...me, body: { language: 'bn' } });
  const key = await invite(world, owner, { address: guest.customer.address });
  const seat = await join(world, key, guest.customer);
  expect(await languageOf(seat)).toBe('bn');
  await seat.call(changeCustomer, { ...me, body: { language: 'hi' } });
  expect([await languageOf(guest), await languageOf(seat), await languageOf(owner)]).toEqual([
    'hi',
    'hi',
    'en',
  ]);
});

test('what was chosen on the sign-in page goes with the person; what nobody offers does not', async () => {
  const visitor = await world.asCustomer();
  await visitor.call(changeCustomer, { ...me, body: { language: 'hi' } });
  for (const cookie of [`${COOKIE}=fr`, `${COOKIE}=%00`, `${COOKIE}=en; ${COOKIE}x=1;;=`]) {
    const later = await signInAgain(visitor.customer, { cookie, 'accept-language': 'q'.repeat(4000) });
    expect(await languageOf(later)).toBe(cookie.includes('=en') ? 'en' : 'hi');
  }
});
