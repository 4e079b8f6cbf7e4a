/** One migrated database per state of the schema, made once and then copied for every test file. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { migrate } from '#server/db/schema/migrate.ts';
import { everyNode, workerUrls } from './cluster-nodes.ts';
import { askServer, withDatabase } from './server-connection.ts';
import { spreadTemplate } from './spread-template.ts';

const TEMPLATE_PREFIX = 'selvedge_template_';
const TEMPLATE_LOCK = 7_035_699;
/** Everything `migrate` reads: the schema, the reference data, and the code that applies them. */
const INGREDIENTS = ['database/migrations', 'database/reference', 'src/server/db', 'package-lock.json'];
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

export async function ensureTemplate(serverUrl: string): Promise<string> {
  const isSpread = workerUrls().length > 0;
  const template = `${TEMPLATE_PREFIX}${isSpread ? 'spread_' : ''}${hashOfIngredients()}`;
  await askServer(serverUrl, async (client) => {
    // Two test runs may start at once: the second waits and finds the template made.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (await exists(client, template)) return;
    const draft = `${template}_draft`;
    await onEveryNode(serverUrl, [
      `drop database if exists ${draft} with (force)`,
      `create database ${draft} template template0 encoding 'UTF8'`,
    ]);
    if (isSpread) await spreadTemplate(serverUrl, draft);
    else await migrate(withDatabase(serverUrl, draft));
    await onEveryNode(serverUrl, [`alter database ${draft} rename to ${template}`]);
    await client.query(`comment on database ${template} is '${new Date().toISOString()}'`);
  });
  return template;
}

async function onEveryNode(serverUrl: string, statements: readonly string[]): Promise<void> {
  for (const url of everyNode(serverUrl))
    await askServer(url, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
}

/** Templates of other states of the schema that nobody has made again for a day. */
export async function forgetOldTemplates(client: pg.Client, current: string, olderThan: Date): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string | null }>(
    `select datname as name, shobj_description(oid, 'pg_database') as made from pg_database
     where starts_with(datname, $1) and datname <> $2`,
    [TEMPLATE_PREFIX, current],
  );
  for (const { name, made } of rows)
    if (made && new Date(made) < olderThan) await client.query(`drop database if exists ${name}`);
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

function hashOfIngredients(): string {
  const hash = createHash('sha256');
  for (const ingredient of INGREDIENTS)
    for (const file of filesOf(join(PROJECT, ingredient)))
      hash.update(relative(PROJECT, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesOf(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
