/** Connections that write what no proper client would: half a request, or nothing at all. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import { waitFor } from './wait-for.ts';
import type { World } from './world.ts';

export type RawSockets = {
  origin: string;
  /** It stays open until the test is over. */
  open: (text: string) => Promise<Socket>;
  /** The oldest are closed until no more than so many are left. */
  waitForAtMost: (count: number) => Promise<unknown>;
};

export async function rawSockets({ app }: World): Promise<RawSockets> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    open: async (text) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.on('error', () => {});
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write(text);
      return socket;
    },
    waitForAtMost: (count) =>
      waitFor('the oldest to be closed', async () => sockets.filter(isOpen).length <= count),
  };
}

export const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;
