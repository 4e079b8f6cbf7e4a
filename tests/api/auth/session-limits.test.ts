import { expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import {
  endSession,
  exchangeCode,
  issueExchangeCode,
  listSessions,
  logout,
} from '#contract/customer/auth.ts';
import { endSessionByCookie } from '#contract/customer/late-logout.ts';
import { readStaffMember } from '#contract/staff/auth.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { REFRESH_COOKIE, refreshCookieOf, refreshRequest } from '#tests/support/server/refresh-cookie.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const me = { params: { customerId: 'me' as const } };
const HOUR = 3600;
const DAY = 24 * HOUR;
const isIn = (token: string) =>
  world
    .visitor({ token })
    .call(readCustomer, me)
    .then(
      () => true,
      () => false,
    );

async function webViewOf(app: CustomerVisitor): Promise<{ token: string; refreshToken: string }> {
  await stepUp(world, app);
  return handOver(app);
}

/** Within five minutes of a step-up. */
async function handOver(app: CustomerVisitor): Promise<{ token: string; refreshToken: string }> {
  const { code } = await app.call(issueExchangeCode, {});
  const answer = await world.inject({ method: 'POST', url: exchangeCode.path, payload: { code } });
  return { token: answer.json().data.accessToken, refreshToken: refreshCookieOf(answer).value };
}

test('an exchange code needs a fresh step-up code', async () => {
  const app = await world.asCustomer();
  const refused = await refusalOf(app.call(issueExchangeCode, {}));
  expect([refused.status, refused.code]).toEqual([422, 'step_up_required']);
  await stepUp(world, app);
  expect((await app.call(issueExchangeCode, {})).expiresInSeconds).toBe(60);
  world.clock.advance(5 * 60);
  expect((await refusalOf(app.call(issueExchangeCode, {}))).code).toBe('step_up_required');
});

test('what an exchange code opened ends with the sign-in it came from: by logout, and by the list of devices', async () => {
  const app = await world.asCustomer();
  const view = await webViewOf(app);
  expect(await isIn(view.token)).toBe(true);
  await app.call(logout, {});
  expect(await isIn(view.token)).toBe(false);
  expect((await secondProcess.inject(refreshRequest(view.refreshToken))).statusCode).toBe(401);

  const lost = await world.signIn(app.customer);
  const lostView = await webViewOf(lost);
  const here = await world.signIn(app.customer);
  const sessions = await here.call(listSessions, {});
  const parent = sessions.find(({ isCurrent, device }) => !isCurrent && !device.startsWith('App'));
  await here.call(endSession, { params: { sessionId: parent?.sessionId ?? '' } });
  expect([await isIn(lost.token), await isIn(lostView.token), await isIn(here.token)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('what an exchange code opened ends with a stolen family too, and ending it alone leaves the app signed in', async () => {
  const app = await world.asCustomer();
  const view = await webViewOf(app);
  world.clock.advance(30);
  const other = await webViewOf(app);
  await world.visitor({ token: other.token }).call(logout, {});
  expect([await isIn(app.token), await isIn(view.token), await isIn(other.token)]).toEqual([
    true,
    true,
    false,
  ]);
  await world.inject(refreshRequest(app.refreshToken));
  world.clock.advance(21);
  await world.inject(refreshRequest(app.refreshToken));
  expect([await isIn(app.token), await isIn(view.token)]).toEqual([false, false]);
});

test('of more than twenty sign-ins of one person the longest unused ones end', async () => {
  const first = await world.asCustomer();
  const signIns = [first];
  for (let i = 0; i < 20; i += 1) {
    world.clock.advance(HOUR);
    signIns.push(await world.signIn(first.customer));
  }
  const newest = signIns.at(-1);
  expect(await newest?.call(listSessions, {})).toHaveLength(20);
  expect((await world.inject(refreshRequest(first.refreshToken))).statusCode).toBe(401);
  expect((await world.inject(refreshRequest(signIns[1]?.refreshToken ?? ''))).statusCode).toBe(200);
});

test('one sign-in too many ends a single one, not the app that others came from and all of those', async () => {
  const app = await world.asCustomer();
  const views = [await webViewOf(app)];
  for (let i = 0; i < 18; i += 1) {
    world.clock.advance(2);
    views.push(await handOver(app));
  }
  world.clock.advance(60);
  const newest = await world.signIn(app.customer);
  expect(await newest.call(listSessions, {})).toHaveLength(20);
  const refreshed = await Promise.all(
    [app.refreshToken, views[0]?.refreshToken, views[1]?.refreshToken].map(
      async (token) => (await world.inject(refreshRequest(token ?? ''))).statusCode,
    ),
  );
  expect(refreshed).toEqual([200, 401, 200]);
});

test('a customer who always renews signs in again after 180 days', async () => {
  let { refreshToken } = await world.asCustomer();
  for (let days = 0; days < 175; days += 25) {
    world.clock.advance(25 * DAY);
    const answer = await world.inject(refreshRequest(refreshToken));
    expect(answer.statusCode).toBe(200);
    refreshToken = refreshCookieOf(answer).value;
  }
  world.clock.advance(5 * DAY - 60);
  const last = await world.inject(refreshRequest(refreshToken));
  expect(last.json().data.expiresInSeconds).toBe(60);
  expect(refreshCookieOf(last).maxAge).toBe(60);
  world.clock.advance(60);
  expect(await isIn(last.json().data.accessToken)).toBe(false);
  expect((await world.inject(refreshRequest(refreshCookieOf(last).value))).statusCode).toBe(401);
});

test('staff are out after twelve idle hours, and after seven days in all', async () => {
  const idle = await world.asStaff();
  world.clock.advance(12 * HOUR);
  expect((await world.inject(refreshRequest(idle.refreshToken, { kind: 'staff' }))).statusCode).toBe(401);

  let { refreshToken, token } = await world.asStaff();
  for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
    world.clock.advance(8 * HOUR);
    const answer = await world.inject(refreshRequest(refreshToken, { kind: 'staff' }));
    expect(answer.statusCode).toBe(200);
    refreshToken = refreshCookieOf(answer, 'staff').value;
    token = answer.json().data.accessToken;
  }
  expect((await world.visitor({ token }).call(readStaffMember, {})).role).toBe('desk');
  world.clock.advance(8 * HOUR);
  expect((await world.inject(refreshRequest(refreshToken, { kind: 'staff' }))).statusCode).toBe(401);
});

test('a cookie used again inside the grace gives the same next cookie: there is one branch only', async () => {
  const { refreshToken } = await world.asCustomer();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => (i % 2 ? world : secondProcess).inject(refreshRequest(refreshToken))),
  );
  const next = new Set(answers.map((answer) => refreshCookieOf(answer).value));
  expect(next.size).toBe(1);
  expect(next.has(refreshToken)).toBe(false);
});

test('of a thief and an owner with the same cookie inside the grace, the later one ends both', async () => {
  const { refreshToken } = await world.asCustomer();
  const [owner, thief] = [
    await world.inject(refreshRequest(refreshToken)),
    await world.inject(refreshRequest(refreshToken)),
  ];
  world.clock.advance(60);
  const ahead = await world.inject(refreshRequest(refreshCookieOf(owner).value));
  expect(ahead.statusCode).toBe(200);
  world.clock.advance(60);
  expect((await world.inject(refreshRequest(refreshCookieOf(thief).value))).statusCode).toBe(401);
  expect((await world.inject(refreshRequest(refreshCookieOf(ahead).value))).statusCode).toBe(401);
});

test('a logout that comes late, with the cookie alone, ends the sign-in and takes the cookie away', async () => {
  const app = await world.asCustomer();
  const request = { ...refreshRequest(app.refreshToken), url: endSessionByCookie.path };
  const crossSite = await world.inject({
    ...request,
    headers: { ...request.headers, origin: 'https://evil.example' },
  });
  expect([crossSite.statusCode, await isIn(app.token)]).toEqual([403, true]);

  const answer = await secondProcess.inject(request);
  expect(answer.statusCode).toBe(200);
  const cleared = answer.cookies.find(({ name }) => name === REFRESH_COOKIE.customer);
  expect(cleared?.value).toBe('');
  expect(await isIn(app.token)).toBe(false);
  expect((await world.inject(refreshRequest(app.refreshToken))).statusCode).toBe(401);
  expect((await world.inject(request)).statusCode, 'again, it is done already').toBe(200);
});
