import { expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import {
  endSession,
  exchangeCode,
  issueExchangeCode,
  listSessions,
  logout,
  sendCode,
  verifyCode,
} from '#contract/customer/auth.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refreshCookieOf, refreshRequest } from '#tests/support/server/refresh-cookie.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const me = { params: { customerId: 'me' as const } };
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

test('the list of devices shows where the customer is signed in, and which one this is', async () => {
  const customer = await world.aCustomer();
  await world.call(sendCode, { body: customer.identity });
  const otp = await world.codeSentTo(customer.address);
  await world.call(
    verifyCode,
    { body: { ...customer.identity, otp, appType: 'Customer' } },
    { headers: { 'user-agent': FIREFOX } },
  );
  world.clock.advance(60);
  const here = await world.signIn(customer);

  const devices = await here.call(listSessions, {});

  expect(devices.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
    [true, 'Unknown device'],
    [false, 'Firefox on Windows'],
  ]);
  expect(Object.keys(devices[0] ?? {}).sort()).toEqual(
    ['device', 'isCurrent', 'lastSeenAt', 'sessionId', 'signedInAt'].sort(),
  );
});

test('ending another device counts at once on the other process; the own one goes on', async () => {
  const lost = await world.asCustomer();
  const here = await world.signIn(lost.customer);
  const other = (await here.call(listSessions, {})).find(({ isCurrent }) => !isCurrent);

  expect(await here.call(endSession, { params: { sessionId: other?.sessionId ?? '' } })).toEqual({
    success: true,
  });

  const { call: elsewhere } = secondProcess.visitor({ token: lost.token });
  expect((await refusalOf(elsewhere(readCustomer, me))).status).toBe(401);
  expect((await secondProcess.inject(refreshRequest(lost.refreshToken))).statusCode).toBe(401);
  expect(await here.call(listSessions, {})).toHaveLength(1);
  const again = await refusalOf(here.call(endSession, { params: { sessionId: other?.sessionId ?? '' } }));
  expect(again.status).toBe(404);
});

test("another customer's device reads as missing and stays signed in", async () => {
  const victim = await world.asCustomer();
  const [session] = await victim.call(listSessions, {});
  const stranger = await world.asCustomer();

  const refused = await refusalOf(
    stranger.call(endSession, { params: { sessionId: session?.sessionId ?? '' } }),
  );

  const unknown = await refusalOf(
    stranger.call(endSession, { params: { sessionId: world.services.ids.next() } }),
  );
  expect([refused.status, refused.body]).toEqual([404, unknown.body]);
  expect(await victim.call(readCustomer, me)).toHaveLength(1);
});

test("another customer's id in the path reads as missing", async () => {
  const victim = await world.asCustomer();
  const stranger = await world.asCustomer();
  const refused = await refusalOf(
    stranger.call(readCustomer, { params: { customerId: victim.customer.customerId } }),
  );
  const unknown = await refusalOf(
    stranger.call(readCustomer, { params: { customerId: world.services.ids.next() } }),
  );
  expect([refused.status, refused.body]).toEqual([404, unknown.body]);
});

test('a device that nobody renewed for thirty days is no longer listed', async () => {
  const old = await world.asCustomer();
  world.clock.advance(31 * 24 * 3600);
  const here = await world.signIn(old.customer);
  expect(await here.call(listSessions, {})).toHaveLength(1);
});

test("the host app's one-time code signs its web view in, with a session of its own", async () => {
  const app = await world.asCustomer();
  await stepUp(world, app);
  const issued = await app.call(issueExchangeCode, {});
  expect(issued).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/), expiresInSeconds: 60 });

  const answer = await secondProcess.inject({
    method: 'POST',
    url: exchangeCode.path,
    payload: { code: issued.code },
  });

  expect(answer.json().data).toMatchObject({
    isNewCustomer: false,
    customerId: app.customer.customerId,
    brandId: app.customer.brandId,
    expiresInSeconds: 1800,
  });
  const webView = world.visitor({ token: answer.json().data.accessToken });
  const devices = await webView.call(listSessions, {});
  expect(devices.find(({ isCurrent }) => isCurrent)?.device).toBe('App: Unknown device');
  expect(devices).toHaveLength(2);
  expect((await world.inject(refreshRequest(refreshCookieOf(answer).value))).statusCode).toBe(200);
});

test('an exchange code works once, also for twenty parallel calls', async () => {
  const app = await world.asCustomer();
  await stepUp(world, app);
  const { code } = await app.call(issueExchangeCode, {});
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? world : secondProcess).inject({ method: 'POST', url: exchangeCode.path, payload: { code } }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
  expect(await app.call(listSessions, {})).toHaveLength(2);
});

test('an exchange code lasts less than sixty seconds, and ends with the sign-in that asked for it', async () => {
  const app = await world.asCustomer();
  await stepUp(world, app);
  const timely = await app.call(issueExchangeCode, {});
  world.clock.advance(59);
  expect((await world.call(exchangeCode, { body: { code: timely.code } })).isNewCustomer).toBe(false);

  const late = await app.call(issueExchangeCode, {});
  world.clock.advance(60);
  const tooLate = await refusalOf(world.call(exchangeCode, { body: { code: late.code } }));
  expect([tooLate.status, tooLate.code]).toEqual([422, 'exchange_refused']);

  const orphan = await app.call(issueExchangeCode, {});
  await app.call(logout, {});
  const ended = await refusalOf(secondProcess.call(exchangeCode, { body: { code: orphan.code } }));
  expect([ended.status, ended.code]).toEqual([422, 'exchange_refused']);
});

test('a made-up exchange code is refused like an ended one', async () => {
  for (const code of ['x', 'x'.repeat(43), "' or 1=1 --"])
    expect((await refusalOf(world.call(exchangeCode, { body: { code } }))).code).toBe('exchange_refused');
});
