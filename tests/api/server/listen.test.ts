import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnMany } from '#server/http/listen.ts';
import { freePort } from '../../../scripts/bootstrap/free-port.mjs';

const HOST = '127.0.0.1';
/** Elsewhere a port has one socket. */
const SOCKETS = process.platform === 'linux' ? 4 : 1;
const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

async function openServer(maxConnections: number) {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.server.maxConnections = maxConnections;
  app.get('/', async () => 'served');
  const port = await freePort();
  const close = await listenOnMany(app, { host: HOST, port }, SOCKETS);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const ask = () => {
    const socket = connect(port, HOST);
    sockets.push(socket);
    socket.write(REQUEST);
    return Promise.race([
      once(socket, 'data').then(([text]) => String(text).slice(9, 12)),
      once(socket, 'close').then(() => 'ended'),
    ]);
  };
  return { ask, close, sockets };
}

test('whichever socket takes a connection, it is served, and at the end none is left open', async () => {
  const { ask, close, sockets } = await openServer(100);
  expect(await Promise.all(Array.from({ length: 40 }, ask))).toEqual(Array(40).fill('200'));
  const ended = sockets.map((socket) => once(socket.resume(), 'close'));
  await close();
  await Promise.all(ended);
});

test('the most connections of a process are those of all its sockets together', async () => {
  const { ask, close } = await openServer(10);
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => ask().catch(() => 'ended')));
  expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(10);
  await close();
});
