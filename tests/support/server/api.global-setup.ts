/** Vitest runs this once before all API tests. */
import { prepareTestDatabases } from '#tests/support/database/test-database.ts';
import { buildServer } from '../../../scripts/launch/server-build.mjs';

let cleanUp: () => Promise<void>;

export async function setup(): Promise<void> {
  cleanUp = await prepareTestDatabases();
  process.env.TEST_SERVER_ENTRY = await buildServer();
}

export async function teardown(): Promise<void> {
  await cleanUp();
}
