/**
 * Spreads the companies of a database over the nodes of Citus, PostgreSQL's distributed form. Each step leaves a state
 * from which the next run goes on.
 */
import pg from 'pg';
import { ConfigProblem } from '#server/config.ts';
import { directConnection } from '../driver/direct-connection.ts';
import { takeMigrationLock } from '../schema/migration-lock.ts';
import { putReferencesAside, putReferencesBack } from './references-aside.ts';
import { tablePlaces } from './table-places.ts';

type Spread = { table: string; isNew: boolean };
export type Distribution = {
  nodes: string[];
  companies: Spread[];
  everywhere: Spread[];
  coordinator: string[];
  references: number;
};

export async function distribute(databaseUrl: string): Promise<Distribution> {
  const client = new pg.Client(directConnection(databaseUrl));
  await client.connect();
  try {
    await takeMigrationLock(client);
    await assertCitus(client);
    return await spreadTables(client);
  } finally {
    await client.end();
  }
}

/** Tables of a new version go where they belong; in a database of one node there is nothing to do. */
export async function spreadNewTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`);
  if (rows.length === 0 || (await spreadAlready(client)).size === 0) return;
  await spreadTables(client);
}

async function spreadTables(client: pg.Client): Promise<Distribution> {
  const nodes = await assertNodes(client);
  const places = await tablePlaces(client);
  const known = await spreadAlready(client);
  const isNew = (table: string) => !known.has(table);
  const newHere = places.companies.filter(isNew);
  const newEverywhere = places.everywhere.filter(isNew);
  if (newHere.length + newEverywhere.length > 0) await makeReady(client);
  for (const table of newEverywhere) await client.query('select create_reference_table($1)', [table]);
  for (const table of newHere) await spreadByCompany(client, table);
  await shareFunctions(client);
  const references = await putReferencesBack(client);
  const told = (tables: string[]) => tables.map((table) => ({ table, isNew: isNew(table) }));
  const { companies, everywhere, coordinator } = places;
  return { nodes, companies: told(companies), everywhere: told(everywhere), coordinator, references };
}

/** Guards that refuse a change look at nothing but its row; the one that sums up an entry would look at other rows. */
async function makeReady(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  // One after the other: a transaction may read all companies and then change what stands on every node.
  await client.query(
    `alter database ${client.escapeIdentifier(rows[0]?.name ?? '')} set citus.multi_shard_modify_mode = 'sequential'`,
  );
  await client.query('set citus.enable_unsafe_triggers = on');
  await client.query('drop trigger if exists ledger_lines_balance on ledger_lines');
  await putReferencesAside(client);
}

async function assertCitus(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ installed_version: string | null }>(
    `select installed_version from pg_available_extensions where name = 'citus'`,
  );
  if (!rows[0])
    throw new ConfigProblem(
      'This PostgreSQL server does not have the Citus extension, so companies stay on one node.',
    );
  if (!rows[0].installed_version)
    throw new ConfigProblem(
      'Citus is not switched on in this database: run "create extension citus" in it, on this node and on every worker.',
    );
}

/** With the coordinator among them, so that what stands everywhere stands there as well. */
async function assertNodes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ node: string; groupid: number }>(
    `select nodename || ':' || nodeport as node, groupid from pg_dist_node
     where isactive and noderole = 'primary' order by groupid`,
  );
  if (!rows.some(({ groupid }) => groupid === 0))
    throw new ConfigProblem(
      `Citus does not know this node's own address: run "select citus_set_coordinator_host('<host>', <port>)" first.`,
    );
  return rows.map(({ node }) => node);
}

async function spreadAlready(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
     where relnamespace = 'public'::regnamespace and (partmethod = 'h' or repmodel = 't')`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Queries and checks call them on every node. */
async function shareFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       and not exists (select from pg_catalog.pg_dist_object o where o.objid = p.oid)`,
  );
  for (const { signature } of rows)
    await client.query('select create_distributed_function($1::regprocedure)', [signature]);
}

const FIRST_SPREAD = `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
  where p.partmethod = 'h' and c.relnamespace = 'public'::regnamespace order by c.oid limit 1`;

/** All with the same number of parts, so that a company's rows of every table stand on one node. */
async function spreadByCompany(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(FIRST_SPREAD);
  await client.query(`select create_distributed_table($1, 'brand_id', colocate_with => $2)`, [
    table,
    rows[0]?.name ?? 'none',
  ]);
}
