import { expect, test } from 'vitest';
import { readCustomer, requestDemo } from '#contract/customer/account.ts';
import { issueExchangeCode, logout, sendCode, verifyCode } from '#contract/customer/auth.ts';
import { removeEndedRows } from '#server/jobs/schedule-cleanup.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { refreshRequest } from '#tests/support/server/refresh-cookie.ts';
import { openWorld, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const SHORT_LIVED = [
  'rate_counters',
  'one_time_codes',
  'access_tokens',
  'refresh_tokens',
  'sign_up_tokens',
  'exchange_codes',
  'idempotency_keys',
] as const;
const HOUR = 3600;
const DAY = 24 * HOUR;

async function leaveTraces() {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  await visitor.call(issueExchangeCode, {});
  const newcomer = someIdentity('IN');
  await world.call(sendCode, { body: newcomer.identity });
  const otp = await world.codeSentTo(newcomer.address);
  await world.call(verifyCode, { body: { ...newcomer.identity, otp, appType: 'Customer' } });
  await world.call(
    requestDemo,
    { body: { contact: '+49 30 1234', email: 'clara@cloth.example', name: 'Clara' } },
    { idempotencyKey: world.services.ids.next() },
  );
  return visitor;
}

test('what still lives is left alone', async () => {
  const visitor = await leaveTraces();
  const before = await rowsOf(world.services, ...SHORT_LIVED);
  await removeEndedRows(world.services);
  expect(await rowsOf(world.services, ...SHORT_LIVED)).toEqual(before);
  expect(await visitor.call(readCustomer, { params: { customerId: 'me' } })).toHaveLength(1);
});

test('a day later codes and short tokens are gone, but the sign-in can still be renewed', async () => {
  const { refreshToken } = await leaveTraces();
  world.clock.advance(DAY + HOUR);
  await removeEndedRows(world.services);
  const left = await rowsOf(world.services, ...SHORT_LIVED);
  expect(left).toMatchObject({
    rate_counters: 0,
    one_time_codes: 0,
    access_tokens: 0,
    sign_up_tokens: 0,
    exchange_codes: 0,
  });
  expect(left.refresh_tokens).toBeGreaterThan(0);
  expect(left.idempotency_keys).toBeGreaterThan(0);
  expect((await world.inject(refreshRequest(refreshToken))).statusCode).toBe(200);
});

test('after a month everything short-lived is gone; people, companies, sessions and history stay', async () => {
  const visitor = await leaveTraces();
  await visitor.call(logout, {});
  const untouched = ['people', 'companies', 'sessions', 'history', 'demo_requests'] as const;
  const before = await rowsOf(world.services, ...untouched);
  world.clock.advance(31 * DAY);
  await removeEndedRows(world.services);
  const left = await rowsOf(world.services, ...SHORT_LIVED);
  expect(Object.values(left)).toEqual(SHORT_LIVED.map(() => 0));
  expect(await rowsOf(world.services, ...untouched)).toEqual(before);
});
