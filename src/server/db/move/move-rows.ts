/** All rows of one database into another that has the same schema and holds nothing yet: all of them, or none. */
import type pg from 'pg';
import { ConfigProblem } from '#server/config.ts';
import { JOBS_SCHEMA } from '../schema/migrate.ts';
import { copyRows } from './copy-rows.ts';
import { liftGuards } from './lifted-guards.ts';
import {
  readMigrations,
  readPartitions,
  readSequences,
  readTables,
  type Sequence,
  type Table,
} from './schema-shape.ts';
import { proofOf, setAlike } from './table-proof.ts';

/** What a schema is born with: written by migrations, by the files of `database/reference` and by the job queue. */
export const BORN_FILLED: readonly string[] = [
  'public.autopilot_settings',
  'public.bank_days_off',
  'public.banks',
  'public.book_rules',
  'public.pincodes',
  'public.policy_versions',
  'public.reference_files',
  'public.schema_migrations',
  'public.tax_rates',
  'public.working_days_off',
  `${JOBS_SCHEMA}.version`,
];
/** The target's own: when it was migrated, and which queue is installed there. */
const STAYS = new Set(['public.schema_migrations', `${JOBS_SCHEMA}.version`]);
/** The queue cuts its statistics by day, and makes the day's table when it comes. */
const CUT_BY_DAY = `${JOBS_SCHEMA}.queue_stats`;

export type Moved = { tables: { name: string; rows: bigint }[]; sequences: number };

export async function moveRows(source: pg.Client, target: pg.Client): Promise<Moved> {
  await source.query('begin isolation level repeatable read read only');
  await target.query('begin');
  try {
    for (const client of [source, target]) await setAlike(client);
    const tables = await sameTables(source, target);
    const putBack = await liftGuards(target, tables);
    await assertEmpty(target, tables);
    const moved = tables.filter(({ name }) => !STAYS.has(name));
    const sequences = await fill(source, target, moved);
    await putBack();
    const proved = await prove(source, target, moved, sequences);
    await target.query('commit');
    return proved;
  } catch (problem) {
    await target.query('rollback');
    throw problem;
  } finally {
    await source.query('rollback');
  }
}

async function fill(source: pg.Client, target: pg.Client, tables: readonly Table[]): Promise<Sequence[]> {
  await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  await addDays(source, target);
  for (const table of tables) await copyRows(source, target, table);
  const sequences = await readSequences(source);
  for (const { name, last, isCalled } of sequences)
    await target.query('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
  return sequences;
}

async function prove(
  source: pg.Client,
  target: pg.Client,
  tables: readonly Table[],
  sequences: readonly Sequence[],
): Promise<Moved> {
  const proved: Moved['tables'] = [];
  for (const table of tables) {
    const [here, there] = [await proofOf(source, table), await proofOf(target, table)];
    if (here.rows !== there.rows || here.hash !== there.hash)
      throw new Error(`${table.name} did not arrive as it is: ${here.rows} rows here, ${there.rows} there.`);
    proved.push({ name: table.name, rows: BigInt(there.rows) });
  }
  if (JSON.stringify(await readSequences(target)) !== JSON.stringify(sequences))
    throw new Error('The counters of numbers did not arrive as they are.');
  return { tables: proved, sequences: sequences.length };
}

async function sameTables(source: pg.Client, target: pg.Client): Promise<Table[]> {
  const [here, there] = [await readMigrations(source), await readMigrations(target)];
  if (here.join() !== there.join())
    throw new ConfigProblem('The target has the schema of another version: move with that version.');
  const [tables, theirs] = [await readTables(source), await readTables(target)];
  const shapes = (listed: readonly Table[]) =>
    listed.map(({ name, shape }) => `${name}: ${shape}`).join('\n');
  if (shapes(tables) !== shapes(theirs))
    throw new ConfigProblem('The target’s tables are not those of this version: use an empty database.');
  return tables;
}

async function assertEmpty(target: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    if (BORN_FILLED.includes(name)) continue;
    const { rowCount } = await target.query(`select from ${name} limit 1`);
    if (rowCount !== 0)
      throw new ConfigProblem(`The target already holds data (in ${name}): name an empty database.`);
  }
}

async function addDays(source: pg.Client, target: pg.Client): Promise<void> {
  const known = new Set((await readPartitions(target)).map(({ name }) => name));
  for (const { name, of, bound } of await readPartitions(source)) {
    if (known.has(name)) continue;
    if (of !== CUT_BY_DAY) throw new Error(`The target has no ${name}, a part of ${of}.`);
    await target.query(`create table ${name} partition of ${of} ${bound}`);
  }
}
