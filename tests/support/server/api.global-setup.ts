/** Vitest runs this once before all API tests. */
import { prepareTestDatabases } from '#tests/support/database/test-database.ts';

let cleanUp: () => Promise<void>;

export async function setup(): Promise<void> {
  cleanUp = await prepareTestDatabases();
}

export async function teardown(): Promise<void> {
  await cleanUp();
}
