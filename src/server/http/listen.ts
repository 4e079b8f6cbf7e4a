/**
 * The event loop takes one connection a turn from a listening socket. With a single one, whoever connects to a busy
 * process waits for as many turns as others came before, where nothing can be refused yet; so there are several.
 */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections that wait to be taken: with fewer, whoever comes in a rush tries again only after a second, then three. */
const BACKLOG = 4096;
const SOCKETS = 16;

export type Where = { host: string; port: number };

export async function listenOnce(app: FastifyInstance, where: Where): Promise<() => Promise<void>> {
  await app.listen({ ...where, backlog: BACKLOG });
  return () => app.close();
}

/** `port` is known before, and nobody else's. Linux only. */
export async function listenOnMany(
  app: FastifyInstance,
  where: Where,
  sockets = SOCKETS,
): Promise<() => Promise<void>> {
  const own = { ...where, reusePort: sockets > 1, exclusive: true, backlog: BACKLOG };
  const limit = connectionLimit(app.server.maxConnections);
  app.server.prependListener('connection', limit);
  await app.listen(own);
  const others: Server[] = [];
  for (let count = 1; count < sockets; count += 1) {
    // As the server of HTTP itself takes them.
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      app.server.emit('connection', socket);
    });
    other.listen(own);
    await once(other, 'listening');
    others.push(other);
  }
  return async () => {
    const ended = others.map((other) => once(other, 'close'));
    for (const other of others) other.close();
    await app.close();
    await Promise.all(ended);
  };
}

/** Of all sockets together. */
function connectionLimit(most: number | undefined): (socket: Socket) => void {
  let open = 0;
  return (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (most && open > most) socket.destroy();
  };
}
