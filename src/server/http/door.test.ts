import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { ConcurrencyLimit, RefusedReason } from './concurrency-limit.ts';
import { doorTo, installDoor } from './door.ts';
import { knownShareholders } from './known-shareholders.ts';

const HEADERS = { 'x-content-type-options': 'nosniff' };

function shutApp() {
  const app = Fastify();
  onTestFinished(() => app.close());
  const answered: number[] = [];
  installDoor(app, HEADERS);
  app.addHook('onResponse', async (_req, reply) => {
    answered.push(reply.statusCode);
  });
  const served = { config: { isShut: () => true } };
  app.get('/shut', served, async () => 'served');
  app.post('/shut', served, async () => 'served');
  app.get('/open', async () => 'served');
  return { app, answered };
}

test('a shut door answers in our words, tells when to come again, and is counted like any answer', async () => {
  const { app, answered } = shutApp();
  const answer = await app.inject('/shut');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    error: {
      code: 'overloaded',
      message: 'We are very busy right now. Please try again in a moment.',
      details: { retryAfterSeconds: 1 },
    },
  });
  expect(answer.headers).toMatchObject({ ...HEADERS, 'retry-after': '1', 'cache-control': 'no-store' });
  expect(answer.headers['x-request-id']).toBeTruthy();
  expect(answered).toEqual([503]);
  expect((await app.inject('/open')).statusCode).toBe(200);
});

test('nobody waits for the body of a call that is refused', async () => {
  const { app } = shutApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  socket.write(
    'POST /shut HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
});

type Shut = { turn?: boolean; strangers?: boolean; address?: boolean; shareholder?: boolean };

function isShutWith({ turn = false, strangers = false, address = false, shareholder = false }: Shut) {
  const counted: RefusedReason[] = [];
  const known = knownShareholders();
  known.remember('Bearer known', 'brand');
  const limit = (isShut: (caller: string | null) => boolean): ConcurrencyLimit => ({
    run: (work) => work(),
    isOpenTo: (caller) => !isShut(caller),
    countRefused: (reason) => counted.push(reason),
    load: () => ({ working: 0, waiting: 0, refused: { process_late: 0, line_long: 0, waited: 0 } }),
  });
  const isShut = doorTo({
    turn: { takesIn: () => !turn },
    identify: limit((caller) => address && caller === '192.0.2.7'),
    work: limit((caller) => (caller === null ? strangers : shareholder && caller === 'brand')),
    known,
  });
  const knock = (authorization?: string) =>
    isShut({ ip: '192.0.2.7', headers: { authorization } } as unknown as FastifyRequest);
  return Object.assign(knock, { counted });
}

test('a door is shut by a turn that lasts, and by a line that strangers would wait in', () => {
  expect(isShutWith({})()).toBe(false);
  expect(isShutWith({ turn: true })()).toBe(true);
  expect(isShutWith({ strangers: true })()).toBe(true);
});

test('whoever is turned away is counted, once and by the reason', () => {
  const open = isShutWith({});
  const late = isShutWith({ turn: true, strangers: true });
  const full = isShutWith({ strangers: true });
  const ofAddress = isShutWith({ address: true });
  const ofCompany = isShutWith({ shareholder: true });
  for (const knock of [open, late, full, ofAddress, ofCompany]) knock('Bearer known');
  expect([open, late, full, ofAddress, ofCompany].map(({ counted }) => counted)).toEqual([
    [],
    ['process_late'],
    ['line_long'],
    ['line_long'],
    ['line_long'],
  ]);
});

test('whoever shows a token is asked for the line of the own address, and of the own company', () => {
  const ofAddress = isShutWith({ address: true });
  expect([ofAddress(), ofAddress('Bearer other'), ofAddress('Bearer known')]).toEqual([false, true, true]);
  const ofCompany = isShutWith({ shareholder: true });
  expect([ofCompany(), ofCompany('Bearer other'), ofCompany('Bearer known')]).toEqual([false, false, true]);
});
