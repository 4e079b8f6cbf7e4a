/** The audit of statements itself: raw SQL that mixes companies is named, and nothing else is. */
import { loadModule } from 'libpg-query';
import { expect, test } from 'vitest';
import { LEFT_OPEN, TIED } from '#server/db/tenant/raw-sql/tied-tables.fixture.ts';
import { untiedTables } from '#tests/support/database/tenant-audit.ts';

await loadModule();

test.each(LEFT_OPEN)('%s is not tied to a tenant in: %s', (table, text) => {
  expect(untiedTables(text)).toEqual([table]);
});

test.each(TIED)('every company table is tied to a tenant in: %s', (text) => {
  expect(untiedTables(text)).toEqual([]);
});
