import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { idleConnections } from './idle-connections.ts';

type FakeSocket = { destroyed: boolean; destroy(): void } & Socket;

function aSocket(): FakeSocket {
  const socket = {
    destroyed: false,
    destroy() {
      socket.destroyed = true;
    },
  };
  return socket as unknown as FakeSocket;
}

function answered(connections: ReturnType<typeof idleConnections>, address: string): FakeSocket {
  const socket = aSocket();
  connections.open(socket, address);
  connections.work(socket);
  connections.rest(socket);
  return socket;
}

test('while there is room, nobody who waits is ended', () => {
  const connections = idleConnections({ shortFrom: 3, shareOfAddress: 1 });
  const sockets = [1, 2, 3].map(() => answered(connections, 'a'));
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});

test('when places run short, the one that has waited longest goes, and nobody who works', () => {
  const connections = idleConnections({ shortFrom: 2, shareOfAddress: 9 });
  const [first, second] = [answered(connections, 'a'), answered(connections, 'b')];
  connections.work(first);
  connections.open(aSocket(), 'c');
  expect([first.destroyed, second.destroyed]).toEqual([false, true]);
});

test('an address with more than its share pays for its own new connection', () => {
  const connections = idleConnections({ shortFrom: 3, shareOfAddress: 1 });
  const person = answered(connections, 'person');
  const [flood] = [answered(connections, 'flood'), answered(connections, 'flood')];
  connections.open(aSocket(), 'flood');
  expect([person.destroyed, flood?.destroyed]).toEqual([false, true]);
});

test('what was closed is forgotten', () => {
  const connections = idleConnections({ shortFrom: 1, shareOfAddress: 1 });
  const gone = answered(connections, 'a');
  connections.close(gone);
  const waiting = answered(connections, 'b');
  expect(waiting.destroyed).toBe(false);
  connections.open(aSocket(), 'c');
  expect([gone.destroyed, waiting.destroyed]).toEqual([false, true]);
});
