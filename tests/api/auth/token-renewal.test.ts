import { expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { logout } from '#contract/customer/auth.ts';
import { readStaffMember } from '#contract/staff/auth.ts';
import { REFRESH_COOKIE, refreshCookieOf, refreshRequest } from '#tests/support/server/refresh-cookie.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ env: { PUBLIC_URL: 'https://fabrics.example/start' } }));
const secondProcess = await worldForFile(openWorld({ beside: world }));

const me = { params: { customerId: 'me' as const } };
const DAY = 24 * 3600;

test('the cookie renews the token after it has ended, and is itself renewed', async () => {
  const { refreshToken } = await world.asCustomer();
  world.clock.advance(29 * DAY);

  const answer = await secondProcess.inject(refreshRequest(refreshToken));

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    data: { accessToken: expect.stringMatching(/^[\w-]{43}$/), expiresInSeconds: 1800 },
  });
  const cookie = refreshCookieOf(answer);
  expect(cookie.value).not.toBe(refreshToken);
  expect(cookie).toMatchObject({
    maxAge: 30 * DAY,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  });
  const { call } = world.visitor({ token: answer.json().data.accessToken });
  expect(await call(readCustomer, me)).toHaveLength(1);

  world.clock.advance(29 * DAY);
  expect((await world.inject(refreshRequest(cookie.value))).statusCode).toBe(200);
});

test('a cookie of thirty days is over', async () => {
  const { refreshToken } = await world.asCustomer();
  world.clock.advance(30 * DAY);
  const answer = await world.inject(refreshRequest(refreshToken));
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session_ended']);
});

test('two tabs that renew at once with the same cookie both stay signed in', async () => {
  const { refreshToken } = await world.asCustomer();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => (i % 2 ? world : secondProcess).inject(refreshRequest(refreshToken))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  world.clock.advance(20);
  expect((await world.inject(refreshRequest(refreshToken))).statusCode).toBe(200);
  for (const answer of answers) {
    const { call } = world.visitor({ token: answer.json().data.accessToken });
    expect(await call(readCustomer, me)).toHaveLength(1);
  }
});

test('an old cookie that comes back later was copied: the whole family ends, on both processes', async () => {
  const thief = await world.asCustomer();
  const owner = await world.inject(refreshRequest(thief.refreshToken));
  const { accessToken } = owner.json().data;
  world.clock.advance(21);

  const stolen = await secondProcess.inject(refreshRequest(thief.refreshToken));

  expect([stolen.statusCode, stolen.json().error.code]).toEqual([401, 'session_ended']);
  expect(stolen.cookies.filter(({ value }) => value !== '')).toEqual([]);
  for (const process of [world, secondProcess]) {
    expect((await refusalOf(process.visitor({ token: accessToken }).call(readCustomer, me))).status).toBe(
      401,
    );
    expect((await process.inject(refreshRequest(refreshCookieOf(owner).value))).statusCode).toBe(401);
  }
});

test('a stolen family takes only its own device down', async () => {
  const laptop = await world.asCustomer();
  const phone = await world.signIn(laptop.customer);
  await world.inject(refreshRequest(laptop.refreshToken));
  world.clock.advance(21);
  await world.inject(refreshRequest(laptop.refreshToken));
  expect(await phone.call(readCustomer, me)).toHaveLength(1);
});

test.each([
  ['no Origin', { origin: undefined }],
  ['the Origin of another site', { origin: 'https://evil.example' }],
  ['an opaque Origin', { origin: 'null' }],
  ['our host on another port', { origin: 'http://localhost:81' }],
  ['a host that only begins like ours', { origin: 'https://fabrics.example.evil.example' }],
  ['no header of our own', { 'x-selvedge-client': undefined }],
])('a renewal with %s is refused and changes nothing', async (_name, headers) => {
  const { refreshToken } = await world.asCustomer();
  const refused = await world.inject(refreshRequest(refreshToken, { headers }));
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'not_allowed']);
  expect(refused.cookies).toEqual([]);
  world.clock.advance(60);
  expect((await world.inject(refreshRequest(refreshToken))).statusCode).toBe(200);
});

test('the public address may renew, with the path of PUBLIC_URL left aside', async () => {
  const { refreshToken } = await world.asCustomer();
  const headers = { origin: 'https://fabrics.example', host: 'internal:3000' };
  expect((await world.inject(refreshRequest(refreshToken, { headers }))).statusCode).toBe(200);
});

test('without a cookie, with a broken one and with a made-up one there is nothing to renew', async () => {
  for (const held of ['', 'nonsense', 'x'.repeat(43), '%ff', 'x'.repeat(4000)]) {
    const answer = await world.inject(refreshRequest(held));
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session_ended']);
  }
  const none = await world.inject(refreshRequest('', { headers: { cookie: undefined } }));
  expect(none.statusCode).toBe(401);
});

test("a customer's cookie does not renew at the desk, nor a desk cookie for a customer", async () => {
  const customer = await world.asCustomer();
  const staff = await world.asStaff();

  const crossings = [
    refreshRequest(customer.refreshToken, { kind: 'customer', endpoint: 'staff' }),
    refreshRequest(customer.refreshToken, { kind: 'staff' }),
    refreshRequest(staff.refreshToken, { kind: 'staff', endpoint: 'customer' }),
    refreshRequest(staff.refreshToken, { kind: 'customer' }),
  ];
  for (const crossing of crossings) expect((await world.inject(crossing)).statusCode).toBe(401);

  expect((await world.inject(refreshRequest(customer.refreshToken))).statusCode).toBe(200);
  const desk = await world.inject(refreshRequest(staff.refreshToken, { kind: 'staff' }));
  expect(desk.statusCode).toBe(200);
  expect(desk.cookies.map(({ name }) => name)).toEqual([REFRESH_COOKIE.staff]);
  const { call } = world.visitor({ token: desk.json().data.accessToken });
  expect((await call(readStaffMember, {})).staffId).toBe(staff.staffId);
});

test('someone who left the desk cannot renew any more', async () => {
  const staff = await world.asStaff();
  await world.services.db.unscoped
    .updateTable('staff_members')
    .set({ is_active: false })
    .where('staff_id', '=', staff.staffId)
    .execute();
  const answer = await world.inject(refreshRequest(staff.refreshToken, { kind: 'staff' }));
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session_ended']);
});

test('a renewal that races with the logout never outlives it', async () => {
  const { refreshToken, call } = await world.asCustomer();
  const [renewed] = await Promise.all([secondProcess.inject(refreshRequest(refreshToken)), call(logout, {})]);
  if (renewed.statusCode === 200) {
    const { call: later } = world.visitor({ token: renewed.json().data.accessToken });
    expect((await refusalOf(later(readCustomer, me))).status).toBe(401);
  } else expect(renewed.statusCode).toBe(401);
});
