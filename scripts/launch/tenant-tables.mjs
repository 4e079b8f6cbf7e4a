// Which tables and views hold rows of a tenant, and by which column: read from the schema, so that no new table is forgotten.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../bootstrap/project.mjs';

const FILE = 'src/server/db/tenant/tenant-tables.generated.ts';

/** A company's rows carry its id; only what belongs to one person alone is known by that person's. */
export const TENANT_TABLES_SQL = `
  select c.table_name as table, case when bool_or(c.column_name = 'brand_id') then array['brand_id']
    else array_agg(c.column_name::text order by c.column_name) end as columns
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type in ('BASE TABLE', 'VIEW')
    and c.column_name in ('brand_id', 'customer_id', 'staff_id')
  group by 1 order by 1`;

/** @param {string} databaseUrl */
export async function writeTenantTables(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(TENANT_TABLES_SQL);
    const lines = rows.map(({ table, columns }) => `  ${table}: [${quoted(columns)}],`);
    writeFileSync(
      join(projectRoot, FILE),
      [
        '/** Written by `npm run db:types` from the migrated schema. */',
        'export const TENANT_TABLES: Readonly<Record<string, readonly string[]>> = {',
        ...lines,
        '};',
        '',
      ].join('\n'),
    );
  } finally {
    await client.end();
  }
}

/** @param {string[]} columns */
function quoted(columns) {
  return columns.map((column) => `'${column}'`).join(', ');
}
