/** Connections that wait for their next call: when places run short, those that have waited longest make room. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Nobody is turned away for connections that only wait. An address that holds more than its share loses its own
 * oldest; else the oldest of all goes.
 */
export function limitIdleConnections(app: FastifyInstance, options: IdleLimits): void {
  const connections = idleConnections(options);
  app.server.on('connection', (socket: Socket) => {
    connections.open(socket, socket.remoteAddress ?? '');
    socket.once('close', () => connections.close(socket));
  });
  app.addHook('onRequest', (req, _reply, done) => {
    connections.work(req.raw.socket);
    done();
  });
  app.addHook('onResponse', (req, _reply, done) => {
    connections.rest(req.raw.socket);
    done();
  });
}

export type IdleLimits = {
  /** From so many connections on, a new one costs one that waits. */
  shortFrom: number;
  shareOfAddress: number;
};

export function idleConnections({ shortFrom, shareOfAddress }: IdleLimits) {
  const addressOf = new Map<Socket, string>();
  const countOf = new Map<string, number>();
  /** In the order they began to wait. */
  const idle = new Set<Socket>();
  const idleOf = new Map<string, Set<Socket>>();

  function stopWaiting(socket: Socket): void {
    if (!idle.delete(socket)) return;
    const address = addressOf.get(socket) ?? '';
    const sameAddress = idleOf.get(address);
    sameAddress?.delete(socket);
    if (sameAddress?.size === 0) idleOf.delete(address);
  }

  function makeRoom(address: string): void {
    const isGreedy = (countOf.get(address) ?? 0) > shareOfAddress;
    const [oldest] = (isGreedy && idleOf.get(address)) || idle;
    if (!oldest) return;
    stopWaiting(oldest);
    oldest.destroy();
  }

  return {
    open(socket: Socket, address: string): void {
      addressOf.set(socket, address);
      countOf.set(address, (countOf.get(address) ?? 0) + 1);
      if (addressOf.size > shortFrom) makeRoom(address);
    },
    work: stopWaiting,
    rest(socket: Socket): void {
      const address = addressOf.get(socket);
      if (address === undefined || socket.destroyed) return;
      idle.add(socket);
      idleOf.set(address, (idleOf.get(address) ?? new Set()).add(socket));
    },
    close(socket: Socket): void {
      stopWaiting(socket);
      const address = addressOf.get(socket);
      if (address === undefined) return;
      addressOf.delete(socket);
      const left = (countOf.get(address) ?? 1) - 1;
      if (left > 0) countOf.set(address, left);
      else countOf.delete(address);
    },
  };
}
