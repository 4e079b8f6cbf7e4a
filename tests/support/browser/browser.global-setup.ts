/** Playwright runs this once: a demo server on its own database, with the built web app and an outbox. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, prepareTestDatabases } from '#tests/support/database/test-database.ts';
import { startOutbox } from '#tests/support/server/outbox.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { buildServer } from '../../../scripts/launch/server-build.mjs';

export default async function openBrowserWorld(): Promise<() => Promise<void>> {
  const cleanUp = await prepareTestDatabases();
  const database = await openTestDatabase();
  const outbox = await startOutbox();
  process.env.TEST_SERVER_ENTRY = await buildServer();
  const server = await startServerProcess({
    databaseUrl: database.url,
    env: {
      MODE: 'demo',
      CHECK_REPLIES: 'on',
      OUTBOX_URL: outbox.url,
      // Each test may come from a network address of its own, so limits per address do not mix tests up.
      TRUST_PROXY: '127.0.0.1/32',
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-looks-'));
  process.env.TEST_READABLE_LOOKS = join(folder, 'readable');
  writeFileSync(process.env.TEST_READABLE_LOOKS, '');
  process.env.BASE_URL = server.url;
  process.env.TEST_OUTBOX_URL = outbox.url;
  process.env.TEST_SERVER_DATABASE = database.url;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
    await outbox.close();
    await database.close();
    await cleanUp();
  };
}
