/** Connections that begin a request and never finish it take nothing away from anybody else. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { sendCode } from '#contract/customer/auth.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld, someIdentity, type World } from '#tests/support/server/world.ts';

let world: World;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  world = await openWorld();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  port = (world.app.server.address() as { port: number }).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => world.close());

async function openSocket(text: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const unfinished = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`;

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

test('hundreds of requests that never end hold no place: sign-in and signed-in calls go on', async () => {
  const { call, token } = await world.asCustomer();
  await Promise.all([
    ...Array.from({ length: 200 }, () => openSocket(unfinished(sendCode.path))),
    ...Array.from({ length: 200 }, () => openSocket(unfinished('/apifabric/fabrics/'))),
  ]);
  expect(await call(readCustomer, { params: { customerId: 'me' } })).toHaveLength(1);
  const { identity } = someIdentity('IN');
  await world.call(sendCode, { body: identity });
  const answer = await fetch(`http://127.0.0.1:${port}/apiuser/customer/me/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
});

test('an address that lets too many hang loses the oldest, and whoever asks properly is answered', async () => {
  const first = await openSocket(unfinished(sendCode.path));
  const silent = await openSocket('');
  await Promise.all(Array.from({ length: 260 }, () => openSocket(unfinished(sendCode.path))));
  await waitFor('the oldest to be closed', async () => sockets.filter(isOpen).length <= 256);
  expect([isOpen(first), isOpen(silent)]).toEqual([false, false]);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('a connection that has been answered is not counted among those that hang', async () => {
  const proper = await openSocket('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(proper, 'data');
  await Promise.all(Array.from({ length: 300 }, () => openSocket(unfinished(sendCode.path))));
  proper.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = await once(proper, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
});
