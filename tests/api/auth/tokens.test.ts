import { expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { issueExchangeCode, logout, sendCode, verifyCode } from '#contract/customer/auth.ts';
import { codeHash } from '#server/capabilities/one-time-codes/code-hash.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { tablesContaining } from '#tests/support/database/database-facts.ts';
import { REFRESH_COOKIE, refreshCookieOf, refreshRequest } from '#tests/support/server/refresh-cookie.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const me = { params: { customerId: 'me' as const } };

test('nothing that opens a door is stored as it is: no token, code, cookie or proof is found in any table', async () => {
  const visitor = await world.asCustomer();
  const { customer, token, refreshToken, call } = visitor;
  await stepUp(world, visitor);
  const { code: exchange } = await call(issueExchangeCode, {});
  const renewed = await world.inject(refreshRequest(refreshToken));
  world.clock.advance(30);
  await world.call(sendCode, { body: customer.identity });
  const liveCode = await world.codeSentTo(customer.address);
  const newcomer = someIdentity('IN');
  await world.call(sendCode, { body: newcomer.identity });
  const otp = await world.codeSentTo(newcomer.address);
  const { gstValidationToken } = await world.call(verifyCode, {
    body: { ...newcomer.identity, otp, appType: 'Customer' },
  });
  const staff = await world.asStaff();

  expect(await tablesContaining(world.services, customer.address)).toContain('public.people');
  const secrets = {
    token,
    refreshToken,
    renewedToken: renewed.json().data.accessToken,
    renewedCookie: refreshCookieOf(renewed).value,
    exchange,
    gstValidationToken: gstValidationToken ?? '',
    staffToken: staff.token,
    staffCookie: staff.refreshToken,
  };
  for (const [name, secret] of Object.entries(secrets)) expect(secret, name).toMatch(/^[\w-]{43}$/);
  expect(await tablesContaining(world.services, ...Object.values(secrets))).toEqual([]);
  // Six digits may stand in some time or id by chance, so the code is looked for where texts are kept.
  const rows = await world.services.db.unscoped.selectFrom('one_time_codes').selectAll().execute();
  for (const row of rows) expect(row.code_hash.toString('latin1')).not.toContain(liveCode);
  expect(rows.every(({ code_hash }) => code_hash.length === 32)).toBe(true);
});

test('two codes with the same digits do not have the same hash', async () => {
  const key = { purpose: 'sign-in', identity: '+919000000001', code: '123456' };
  const hashes = [
    { ...key, codeId: 'a' },
    { ...key, codeId: 'b' },
    { ...key, codeId: 'a', purpose: 'staff-sign-in' },
    { ...key, codeId: 'a', identity: '+919000000002' },
  ].map((facts) => codeHash(world.services.secrets, facts).toString('hex'));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('an access token works for thirty minutes, to the second', async () => {
  const customer = await world.aCustomer();
  await world.call(sendCode, { body: customer.identity });
  const otp = await world.codeSentTo(customer.address);
  const { accessToken } = await world.call(verifyCode, {
    body: { ...customer.identity, otp, appType: 'Customer' },
  });
  const { call } = world.visitor({ token: accessToken ?? '' });
  world.clock.advance(30 * 60 - 1);
  expect(await call(readCustomer, me)).toHaveLength(1);
  world.clock.advance(1);
  const ended = await refusalOf(call(readCustomer, me));
  expect([ended.status, ended.code]).toEqual([401, 'unauthenticated']);
});

test('a sign-in on one process counts on the other, and so does its logout, at once', async () => {
  const { token, call } = await world.asCustomer();
  const elsewhere = secondProcess.visitor({ token });
  expect(await elsewhere.call(readCustomer, me)).toHaveLength(1);

  expect(await call(logout, {})).toEqual({ success: true });

  for (const visitor of [elsewhere, world.visitor({ token })])
    expect((await refusalOf(visitor.call(readCustomer, me))).status).toBe(401);
});

test('logout ends the refresh token too and takes the cookie away', async () => {
  const { inject, refreshToken } = await world.asCustomer();
  const answer = await inject({ method: 'GET', url: logout.path });
  expect(answer.json()).toEqual({ data: { success: true } });
  expect(String(answer.headers['set-cookie'])).toBe(
    `${REFRESH_COOKIE.customer}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Strict`,
  );

  const renewal = await secondProcess.inject(refreshRequest(refreshToken));
  expect([renewal.statusCode, renewal.json().error.code]).toEqual([401, 'session_ended']);
});

test('logout of one device leaves the other device signed in', async () => {
  const first = await world.asCustomer();
  const second = await world.signIn(first.customer);
  await first.call(logout, {});
  expect(await second.call(readCustomer, me)).toHaveLength(1);
});

test('the refresh cookie is for this host, this site, https and the server alone', async () => {
  const customer = await world.aCustomer();
  await world.call(sendCode, { body: customer.identity });
  const otp = await world.codeSentTo(customer.address);
  const answer = await world.inject({
    method: 'POST',
    url: verifyCode.path,
    payload: { ...customer.identity, otp, appType: 'Customer' },
  });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-selvedge-refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('signing in and out leave history rows that name person and session', async () => {
  const { customer, call } = await world.asCustomer();
  world.clock.advance(1);
  await call(logout, {});
  const rows = await world.services.db.scoped
    .selectFrom('history')
    .select(['subject_kind', 'action', 'actor_kind', 'actor_id', 'session_id', 'subject_id'])
    .where('brand_id', '=', customer.brandId)
    .where('subject_kind', '=', 'session')
    .orderBy('at')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['signed-in', 'logout']);
  for (const { actor_id, actor_kind, session_id, subject_id } of rows) {
    expect([actor_kind, actor_id]).toEqual(['customer', customer.customerId]);
    expect(session_id).toBe(subject_id);
  }
});
