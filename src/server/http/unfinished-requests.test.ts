import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { unfinishedSockets } from './unfinished-requests.ts';

function aSocket() {
  const socket = { isDestroyed: false, destroy: () => (socket.isDestroyed = true) };
  return socket as typeof socket & Socket;
}

test('what has been unfinished for too long is ended, what was finished meanwhile is not', () => {
  const unfinished = unfinishedSockets();
  const [hanging, finished] = [aSocket(), aSocket()];
  unfinished.add(hanging, 'a');
  unfinished.add(finished, 'a');
  unfinished.delete(finished);
  unfinished.endOlderThan(1000);
  expect([hanging.isDestroyed, finished.isDestroyed]).toEqual([false, false]);
  unfinished.endOlderThan(-1);
  expect([hanging.isDestroyed, finished.isDestroyed]).toEqual([true, false]);
});

test('beyond its share an address loses its oldest, another address loses nothing', () => {
  const unfinished = unfinishedSockets();
  const other = aSocket();
  unfinished.add(other, 'b');
  const sockets = Array.from({ length: 257 }, aSocket);
  for (const socket of sockets) unfinished.add(socket, 'a');
  expect(sockets.filter(({ isDestroyed }) => isDestroyed)).toEqual([sockets[0]]);
  expect(other.isDestroyed).toBe(false);
});

test('a file may take its time, but counts for its address all the same', () => {
  const unfinished = unfinishedSockets();
  const sockets = Array.from({ length: 257 }, aSocket);
  for (const socket of sockets) unfinished.add(socket, 'a', 'untimed');
  expect(sockets.filter(({ isDestroyed }) => isDestroyed)).toEqual([sockets[0]]);
  unfinished.endOlderThan(-1);
  expect(sockets.filter(({ isDestroyed }) => isDestroyed)).toEqual([sockets[0]]);
});
