/**
 * What the application may do where another role owns the schema: read and write rows, and nothing else. It gets no right
 * that the owner has given up (history, ledger, invoices), and cannot make, alter or empty a table.
 */
import pg from 'pg';

/** Written by migrations and by files of `database/reference` alone. */
const READ_ONLY = ['schema_migrations', 'reference_files', 'pincodes', 'banks'];

/** The role an address signs in with. */
export function roleOf(databaseUrl: string): string {
  return new pg.Client(databaseUrl).user ?? '';
}

type Right = { table: string; right: string; is_given: boolean };

/** By the owner, after each migration: a new table has its rights before the first node of the new version starts. */
export async function grantApplication(
  client: pg.Client,
  role: string,
  schemas: readonly string[],
): Promise<void> {
  const { rows: known } = await client.query<{ is_owner: boolean }>(
    'select rolname = current_user as is_owner from pg_roles where rolname = $1',
    [role],
  );
  if (!known[0]) throw new Error(`There is no role ${role} to give the application's rights to.`);
  if (known[0].is_owner) return;
  const to = client.escapeIdentifier(role);
  await client.query('begin');
  try {
    for (const schema of schemas) {
      await client.query(`grant usage on schema ${schema} to ${to}`);
      await client.query(`grant usage, select on all sequences in schema ${schema} to ${to}`);
    }
    for (const { table, right, is_given } of await wantedRights(client, schemas))
      await client.query(
        is_given ? `grant ${right} on ${table} to ${to}` : `revoke ${right} on ${table} from ${to}`,
      );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function wantedRights(client: pg.Client, schemas: readonly string[]): Promise<Right[]> {
  const { rows } = await client.query<Right>(
    `select format('%I.%I', nspname, relname) as table, wanted as right,
       has_table_privilege(relowner, pg_class.oid, wanted)
         and (wanted = 'select' or (relkind <> 'v' and not (nspname = 'public' and relname = any($2)))) as is_given
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     cross join unnest(array['select', 'insert', 'update', 'delete']) as wanted
     where nspname = any($1) and relkind in ('r', 'p', 'v') and relowner = current_user::regrole`,
    [schemas, READ_ONLY],
  );
  return rows;
}
