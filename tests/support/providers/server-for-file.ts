/** The played service that the tests of a file share: whole again, and asked nothing yet, before each of them. */
import { afterAll, afterEach } from 'vitest';

type PlayedServer = { requested: unknown[]; recover: () => void; close: () => Promise<unknown> };

export async function serverForFile<Server extends PlayedServer>(opening: Promise<Server>): Promise<Server> {
  const server = await opening;
  afterEach(() => {
    server.recover();
    server.requested.length = 0;
  });
  afterAll(() => server.close());
  return server;
}
