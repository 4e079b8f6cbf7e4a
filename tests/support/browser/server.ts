/** One more process of the server on the database of the browser tests. */
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';

/** Any process may deliver any message, so this one has to know the same outbox. */
export function startSecondServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  return startServerProcess({
    databaseUrl: process.env.TEST_SERVER_DATABASE ?? '',
    env: {
      MODE: 'demo',
      OUTBOX_URL: process.env.TEST_OUTBOX_URL ?? '',
      TRUST_PROXY: '127.0.0.1/32',
      ...env,
    },
  });
}
