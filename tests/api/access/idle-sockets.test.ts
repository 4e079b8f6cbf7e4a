/** Connections that begin a request and never finish it take nothing away from anybody else. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { sendCode } from '#contract/customer/auth.ts';
import { isOpen, rawSockets } from '#tests/support/server/raw-sockets.ts';
import { openWorld, someIdentity } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const sockets = await rawSockets(world);

const unfinished = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`;

test('hundreds of requests that never end hold no place: sign-in and signed-in calls go on', async () => {
  const { call, token } = await world.asCustomer();
  await Promise.all([
    ...Array.from({ length: 200 }, () => sockets.open(unfinished(sendCode.path))),
    ...Array.from({ length: 200 }, () => sockets.open(unfinished('/apifabric/fabrics/'))),
  ]);
  expect(await call(readCustomer, { params: { customerId: 'me' } })).toHaveLength(1);
  const { identity } = someIdentity('IN');
  await world.call(sendCode, { body: identity });
  const answer = await fetch(`${sockets.origin}/apiuser/customer/me/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
});

test('an address that lets too many hang loses the oldest, and whoever asks properly is answered', async () => {
  const first = await sockets.open(unfinished(sendCode.path));
  const silent = await sockets.open('');
  await Promise.all(Array.from({ length: 260 }, () => sockets.open(unfinished(sendCode.path))));
  await sockets.waitForAtMost(256);
  expect([isOpen(first), isOpen(silent)]).toEqual([false, false]);
  expect((await fetch(`${sockets.origin}/healthz`)).status).toBe(200);
});

test('a connection that has been answered is not counted among those that hang', async () => {
  const proper = await sockets.open('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(proper, 'data');
  await Promise.all(Array.from({ length: 300 }, () => sockets.open(unfinished(sendCode.path))));
  proper.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = await once(proper, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
});
