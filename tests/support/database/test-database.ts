/**
 * Every test file gets a real database of its own, copied from a migrated template. Only databases with
 * our own prefix are ever touched, so any PostgreSQL whose role may create databases can be used.
 */
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { everyNode } from './cluster-nodes.ts';
import { openDatabaseServer } from './database-server.ts';
import { askServer, withDatabase } from './server-connection.ts';
import { ensureTemplate, forgetOldTemplates } from './template-database.ts';

const PREFIX = 'selvedge_test_';
/** PostgreSQL's word for a database that somebody is connected to. */
const IN_USE = '55006';
const DAY_MS = 24 * 60 * 60 * 1000;

export type TestDatabase = { url: string; close(): Promise<void> };

/** Once per run, before the first test: the server (of other programs than the embedded ones, if given), the template, and no leftovers of killed runs. */
export async function prepareTestDatabases(programs?: string): Promise<() => Promise<void>> {
  // `npm test` has prepared them for all its parts and cleans up after the last one.
  if (process.env.TEST_DATABASE_SERVER) return async () => {};
  const server = await openDatabaseServer(programs);
  const template = await ensureTemplate(server.url);
  const run = `${PREFIX}${Date.now()}_${randomBytes(3).toString('hex')}_`;
  process.env.TEST_DATABASE_SERVER = server.url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  process.env.TEST_DATABASE_PREFIX = run;
  await sweep(server.url, template);
  return async () => {
    delete process.env.TEST_DATABASE_SERVER;
    await dropAll(server.url, (name) => name.startsWith(run));
    await server.close();
  };
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const server = fromSetup('TEST_DATABASE_SERVER');
  const name = `${fromSetup('TEST_DATABASE_PREFIX')}${randomBytes(4).toString('hex')}`;
  // The coordinator's last: whoever finds it there finds all of it.
  for (const node of everyNode(server).toReversed())
    await askServer(node, (client) =>
      client.query(`create database ${name} template ${fromSetup('TEST_DATABASE_TEMPLATE')}`),
    );
  await takeSettings(server, name);
  return {
    url: withDatabase(server, name),
    close: () => dropAll(server, (candidate) => candidate === name),
  };
}

/** What `npm run distribute` set for its database is not copied with it. */
async function takeSettings(serverUrl: string, name: string): Promise<void> {
  await askServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ setting: string }>(
      `select unnest(setconfig) as setting from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
       where datname = $1 and setrole = 0`,
      [fromSetup('TEST_DATABASE_TEMPLATE')],
    );
    for (const { setting } of rows) {
      const [key = '', value = ''] = setting.split('=');
      await client.query(`alter database ${name} set ${key} = ${client.escapeLiteral(value)}`);
    }
  });
}

function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the global setup of the tests has not run.`);
  return value;
}

async function sweep(serverUrl: string, template: string): Promise<void> {
  const yesterday = Date.now() - DAY_MS;
  await dropAll(serverUrl, (name) => Number(name.slice(PREFIX.length).split('_')[0]) < yesterday);
  await askServer(serverUrl, (client) => forgetOldTemplates(client, template, new Date(yesterday)));
}

async function dropAll(serverUrl: string, isMeant: (name: string) => boolean): Promise<void> {
  for (const node of everyNode(serverUrl))
    await askServer(node, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [PREFIX],
      );
      for (const { datname } of rows) if (isMeant(datname)) await drop(client, datname);
    });
}

/** A plain drop sends autovacuum away by itself; by force only a super-user could. */
async function drop(client: Client, name: string): Promise<void> {
  try {
    await client.query(`drop database if exists ${name}`);
  } catch (error) {
    if ((error as { code?: string }).code !== IN_USE) throw error;
    await client.query(`drop database if exists ${name} with (force)`);
  }
}
