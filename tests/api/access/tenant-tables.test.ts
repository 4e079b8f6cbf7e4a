import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { TENANT_TABLES } from '#server/db/tenant/tenant-tables.generated.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { TENANT_TABLES_SQL } from '../../../scripts/launch/tenant-tables.mjs';

test('every table that carries a tenant is guarded by its column: run `npm run db:types` after a migration', async () => {
  const world = await openWorld({ hasWorkers: false });
  try {
    const { rows } = await sql<{ table: string; columns: string[] }>`${sql.raw(TENANT_TABLES_SQL)}`.execute(
      world.services.db.unscoped,
    );
    expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))).toEqual(TENANT_TABLES);
  } finally {
    await world.close();
  }
});
