/** One role owns the schema and migrates; the application's role reads and writes rows, and can do nothing to a table. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT_TABLES, UNCHANGED_TABLES } from '#server/db/history-chain/kept-tables.ts';
import { askServer } from '#tests/support/database/server-connection.ts';
import { signInAtDemo } from '#tests/support/server/demo-sign-in.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';
import { run } from '../../../scripts/bootstrap/child-process.mjs';
import { projectRoot } from '../../../scripts/bootstrap/project.mjs';
import { connect } from '../../../scripts/postgres/connection.mjs';
import { openPostgres } from '../../../scripts/postgres/embedded-postgres.mjs';
import { readSettings } from '../../../scripts/postgres/settings.mjs';

const PATIENCE_MS = 300_000;
const PASSWORD = 'a-password-of-this-test';
let folder: string;
let cluster: Awaited<ReturnType<typeof openPostgres>>;
let owner: string;
let application: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-roles-'));
  cluster = await openPostgres({ folder, forTests: true });
  const admin = await connect(readSettings(folder, 'postgres'));
  // The file an operator runs; the cluster has a role and a database of ours already, so they are called otherwise here.
  const roles = await readFile(join(projectRoot, 'deploy/patroni/roles.sql'), 'utf8');
  const statements = roles.replaceAll('selvedge', 'fabrics').replaceAll(/CHANGE_ME_\w+/g, PASSWORD);
  for (const statement of statements.split(';')) if (statement.trim()) await admin.query(statement);
  await admin.end();
  const url = new URL(cluster.url);
  const signIn = (role: string) => `postgres://${role}:${PASSWORD}@${url.host}/fabrics`;
  [owner, application] = [signIn('fabrics_owner'), signIn('fabrics')];
}, PATIENCE_MS);
afterAll(async () => {
  await server?.kill9();
  const { data } = readSettings(folder, 'postgres');
  await cluster.close();
  for (const path of [data, folder]) await rm(path, { recursive: true, force: true });
});

const asApplication = (sql: string) => askServer(application, (client) => client.query(sql));

function program(path: string, args: string[], env: Record<string, string> = {}) {
  return run(process.execPath, [path, ...args], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATABASE_URL: application, DATA_DIR: folder, ...env },
  });
}

test('the application’s role cannot migrate, and says so; the owner’s can', async () => {
  const refused = await program('scripts/migrate.mjs', []);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('permission denied')]);
  const { code, output } = await program('scripts/migrate.mjs', [], { DATABASE_MIGRATION_URL: owner });
  expect(code, output).toBe(0);
  const again = await program('scripts/migrate.mjs', [], { DATABASE_MIGRATION_URL: owner });
  expect(again.code, again.output).toBe(0);
});

test(
  'a node that leaves the schema alone serves, works off jobs and seals history with the narrow role',
  async () => {
    const env = {
      ...{ MODE: 'demo', MIGRATE: 'off', AUTOPILOT: 'off', LOG_LEVEL: 'warn', LOG_FORMAT: 'pretty' },
      DATA_DIR: folder,
    };
    server = await startServerProcess({ databaseUrl: application, env });
    const token = await signInAtDemo(server, [server]);
    const answer = await fetch(`${server.url}/apifabric/orders?orderTab=10`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    await server.stop();
    expect(server.output()).not.toContain('permission denied');
    for (const proof of ['scripts/prove-ledger.mjs', 'scripts/prove-history.mjs']) {
      const { code, output } = await program(proof, []);
      expect(code, output).toBe(0);
    }
  },
  PATIENCE_MS,
);

test.each([
  'create table public.mine (a int)',
  'create table jobs.mine (a int)',
  'create schema mine',
  'create temporary table mine (a int)',
  'alter table orders add column mine int',
  'alter table history disable trigger user',
  'drop table orders',
  'truncate idempotency_keys',
  'create function mine() returns int language sql as $$ select 1 $$',
  'insert into schema_migrations (name, checksum) values (1, 1)',
  `insert into history_redactions values (gen_random_uuid(), 1, '', '', '', now())`,
  `select redact_history(gen_random_uuid(), 1, '{}', '', '', '', now())`,
])('%s is refused to the application', async (statement) => {
  await expect(asApplication(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test.each([...UNCHANGED_TABLES, ...KEPT_TABLES])(
  'rows of %s stay, whoever holds the application’s role',
  async (table) => {
    await expect(asApplication(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(asApplication(`truncate ${table}`)).rejects.toThrow('permission denied');
  },
);

test('the application’s role cannot give itself what it was not given', async () => {
  await asApplication('grant update, delete on history to current_user');
  await expect(asApplication('delete from history')).rejects.toThrow('permission denied');
  await expect(asApplication(`update history set action = 'forged'`)).rejects.toThrow('permission denied');
});

test('the first owner is made, and a company exported, with the narrow role', async () => {
  const made = await program('scripts/create-owner.mjs', ['owner@fabrics.example'], { MIGRATE: 'off' });
  expect(made.code, made.output).toBe(0);
  const exported = join(folder, 'exported');
  const { code, output } = await program('scripts/export-company.mjs', [await someCompany(), exported]);
  expect(code, output).toBe(0);
  expect(await readdir(exported)).toEqual(expect.arrayContaining(['README.md']));
});

async function someCompany(): Promise<string> {
  const { rows } = await asApplication('select brand_id from orders limit 1');
  return rows[0].brand_id;
}

test('a person is erased by the owner’s role alone', async () => {
  const erase = (env: Record<string, string> = {}) =>
    program('scripts/erase-person.mjs', ['+919000000001', '--really'], env);
  expect(await erase()).toMatchObject({ code: 1, output: expect.stringContaining('permission denied') });
  const { code, output } = await erase({ DATABASE_MIGRATION_URL: owner });
  expect(code, output).toBe(0);
  expect(output).toContain('1 name, phone numbers and addresses of the person');
  const proved = await program('scripts/prove-history.mjs', []);
  expect(proved.code, proved.output).toBe(0);
});
