import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCustomer, requestDemo } from '#contract/customer/account.ts';
import { issueExchangeCode, logout, sendCode, verifyCode } from '#contract/customer/auth.ts';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/log.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refreshRequest } from '#tests/support/server/refresh-cookie.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld, someIdentity, type World } from '#tests/support/server/world.ts';

/** As pino numbers it; a node logs from 30 on. */
const DEBUG = 20;

let world: World;
const lines: string[] = [];
beforeAll(async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://unused', LOG_LEVEL: 'debug' });
  const log = openLog(config, { write: (line) => lines.push(line) });
  world = await openWorld({ log, env: { LOG_LEVEL: 'debug' } });
});
afterAll(() => world.close());

const connectionsOf = ({ app }: World) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

test('a whole sign-in, with its mistakes, leaves no phone, e-mail, code, token or id of the address in the log', async () => {
  const address = '203.0.113.77';
  const signedIn = await world.asCustomer();
  const { customer, token, refreshToken, call } = signedIn;
  const visitor = world.visitor({ address });
  world.clock.advance(30);
  await visitor.call(sendCode, { body: customer.identity });
  await refusalOf(visitor.call(sendCode, { body: customer.identity }));
  const otp = await world.codeSentTo(customer.address);
  const wrong = otp === '271828' ? '314159' : '271828';
  await refusalOf(
    visitor.call(verifyCode, { body: { ...customer.identity, otp: wrong, appType: 'Customer' } }),
  );
  const again = await visitor.call(verifyCode, { body: { ...customer.identity, otp, appType: 'Customer' } });
  await call(readCustomer, { params: { customerId: customer.customerId } });
  await stepUp(world, signedIn);
  const { code } = await call(issueExchangeCode, {});
  await world.inject(refreshRequest(refreshToken));
  const foreigner = someIdentity('INTL');
  await visitor.call(sendCode, { body: foreigner.identity });
  const foreignOtp = await world.codeSentTo(foreigner.address);
  await visitor.inject({
    method: 'GET',
    url: `/apiuser/customer/${customer.customerId}/?mobile=${customer.address}`,
  });
  await visitor.inject({ method: 'GET', url: `/customer/home?token=${token}` });
  await visitor.inject({ method: 'POST', url: requestDemo.path, payload: '{"name":"Secret Person"' });
  await call(logout, {});

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  const secrets = {
    phone: customer.address.slice(3),
    email: foreigner.address,
    token,
    refreshToken,
    secondToken: again.accessToken ?? '',
    exchangeCode: code,
    network: address,
    name: 'Secret Person',
  };
  for (const [what, secret] of Object.entries(secrets)) expect(log.includes(secret), what).toBe(false);
  // Six digits may stand in a time or an id by chance; as a word of their own they would be the code.
  for (const typed of [otp, wrong, foreignOtp]) expect(log).not.toMatch(new RegExp(`\\b${typed}\\b`));
});

test('each call leaves one line with its request id, route pattern, status and time', async () => {
  const before = lines.length;
  const answer = await world.inject({ method: 'GET', url: '/apiuser/customer/me/' });
  const mine = lines
    .slice(before)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ reqId }) => reqId === answer.headers['x-request-id']);
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({
    method: 'GET',
    route: '/apiuser/customer/:customerId/',
    status: 401,
    ms: expect.any(Number),
    msg: 'answered',
  });
});

test('whoever asks every second whether we are ready fills no log', async () => {
  const before = lines.length;
  await world.inject({ method: 'GET', url: '/readyz' });
  const levels = lines
    .slice(before)
    .filter((line) => line.includes('/readyz'))
    .map((line) => JSON.parse(line).level);
  expect(levels).toEqual([DEBUG]);
});

test('a caller who hangs up in the middle of a body is not logged as a fault of the database', async () => {
  const before = lines.length;
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  socket.write(
    `POST ${requestDemo.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
  );
  await waitFor('the call to begin', async () => (await connectionsOf(world)) > 0);
  socket.resetAndDestroy();
  const line = await waitFor('its line', () =>
    lines.slice(before).find((written) => written.includes('hung up')),
  );
  expect(JSON.parse(line)).toMatchObject({ level: 30 });
  expect(lines.slice(before).join('')).not.toContain('the database did not answer');
});

test('an error of the database is logged by its code and place, without the values it quotes', () => {
  const written: string[] = [];
  const config = readConfig({ DATABASE_URL: 'postgres://unused' });
  const log = openLog(config, { write: (line) => written.push(line) });
  const error = Object.assign(new Error('Key (phone)=(+919876543210) already exists.'), {
    code: '23505',
    constraint: 'people_phone_key',
    table: 'people',
    detail: 'Key (phone)=(+919876543210) already exists.',
  });
  log.error({ err: error }, 'unexpected error');
  expect(written.join('')).not.toContain('9876543210');
  expect(JSON.parse(written[0] ?? '{}').err).toMatchObject({ code: '23505', constraint: 'people_phone_key' });
});
