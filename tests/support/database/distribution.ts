/** What of the schema a database that is spread by company (Citus) would refuse, asked of PostgreSQL's own catalogue. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { ON_COORDINATOR, WHO_SOMEBODY_IS } from '#server/db/distribute/table-places.ts';

type Obstacle = { name: string; reason: string };

/** Named like the object that is in the way, with a sentence that says what to do. */
export async function distributionObstacles(db: Queries): Promise<Obstacle[]> {
  const found = await Promise.all([
    companiesLeftOpen(db),
    keysWithoutCompany(db),
    referencesWithoutCompany(db),
    referencesFromSharedTables(db),
    triggersAcrossShards(db),
    rowsThatCannotMove(db),
  ]);
  return found.flat().sort((one, other) => one.name.localeCompare(other.name));
}

const ELSEWHERE = [...ON_COORDINATOR, ...WHO_SOMEBODY_IS];

/** Tables whose rows stand with their company. */
const COMPANY_TABLES = sql`
  select c.oid, c.relname, a.attnum as brand, a.attnotnull
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'brand_id' and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all(${ELSEWHERE})`;

async function companiesLeftOpen(db: Queries): Promise<Obstacle[]> {
  const { rows } = await sql<{ name: string }>`
    with company as (${COMPANY_TABLES})
    select relname || '.brand_id' as name from company where not attnotnull`.execute(db.unscoped);
  return rows.map(({ name }) => ({
    name,
    reason: `${name} may be null: a row without a company has no shard. Give such rows a table of their own.`,
  }));
}

async function keysWithoutCompany(db: Queries): Promise<Obstacle[]> {
  const { rows } = await sql<{ name: string; table: string }>`
    with company as (${COMPANY_TABLES})
    select i.relname as name, company.relname as table
    from company join pg_index x on x.indrelid = company.oid join pg_class i on i.oid = x.indexrelid
    where x.indisunique and company.brand <> all(x.indkey::int2[])`.execute(db.unscoped);
  return rows.map(({ name, table }) => ({
    name,
    reason: `The key ${name} of ${table} does not name brand_id: a node sees its own companies only.`,
  }));
}

async function referencesWithoutCompany(db: Queries): Promise<Obstacle[]> {
  const { rows } = await sql<{ name: string; table: string }>`
    with company as (${COMPANY_TABLES})
    select k.conname as name, mine.relname as table
    from pg_constraint k join company mine on mine.oid = k.conrelid join company theirs on theirs.oid = k.confrelid
    where k.contype = 'f' and not (k.conkey[1] = mine.brand and k.confkey[1] = theirs.brand)`.execute(
    db.unscoped,
  );
  return rows.map(({ name, table }) => ({
    name,
    reason: `The reference ${name} of ${table} does not begin with brand_id: it could point at another node.`,
  }));
}

/** What stands on every node can only refer to what does so too, and a company's row not to what stands on one. */
async function referencesFromSharedTables(db: Queries): Promise<Obstacle[]> {
  const { rows } = await sql<{ name: string; table: string; to: string }>`
    with company as (${COMPANY_TABLES})
    select k.conname as name, k.conrelid::regclass::text as table, k.confrelid::regclass::text as to
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and (
      (k.confrelid in (select oid from company) and k.conrelid not in (select oid from company))
      or (k.confrelid::regclass::text = any(${ON_COORDINATOR}) and k.conrelid::regclass::text <> all(${ON_COORDINATOR}))
    )`.execute(db.unscoped);
  return rows.map(({ name, table, to }) => ({
    name,
    reason: `${table} stands elsewhere than ${to} and cannot refer to it (${name}): give it a brand_id, or both one place.`,
  }));
}

/** A company moves to another node while it is served: changes follow row by row. */
async function rowsThatCannotMove(db: Queries): Promise<Obstacle[]> {
  const { rows } = await sql<{ name: string }>`
    with company as (${COMPANY_TABLES})
    select company.relname as name from company join pg_class c on c.oid = company.oid
    where c.relreplident <> 'f'
      and not exists (select from pg_index x where x.indrelid = company.oid and x.indisprimary)`.execute(
    db.unscoped,
  );
  return rows.map(({ name }) => ({
    name,
    reason: `${name} has no primary key: its rows cannot follow their company to another node. Give it one, or "replica identity full".`,
  }));
}

/** These look at nothing but the row they refuse. */
const REFUSING_FUNCTIONS = [
  'refuse_change',
  'refuse_removal',
  'refuse_change_of_ready_file',
  'refuse_unredacted_change',
];

async function triggersAcrossShards(db: Queries): Promise<Obstacle[]> {
  const { rows } = await sql<{ name: string; table: string }>`
    with company as (${COMPANY_TABLES})
    select t.tgname as name, company.relname as table
    from pg_trigger t join company on company.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.proname <> all(${REFUSING_FUNCTIONS})`.execute(db.unscoped);
  return rows.map(({ name, table }) => ({
    name,
    reason: `The trigger ${name} of ${table} reads or writes further rows: let the use-case do it in its transaction.`,
  }));
}
