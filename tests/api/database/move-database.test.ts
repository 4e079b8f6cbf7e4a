/** The data of one computer goes to a PostgreSQL server: every row, counter, job and file, or nothing at all. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directConnection } from '#server/db/driver/direct-connection.ts';
import { BORN_FILLED, moveRows } from '#server/db/move/move-rows.ts';
import { readTables } from '#server/db/move/schema-shape.ts';
import { askServer } from '#tests/support/database/server-connection.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { fileStoreForFile } from '#tests/support/providers/s3-server.ts';
import { signInAtDemo } from '#tests/support/server/demo-sign-in.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { run } from '../../../scripts/bootstrap/child-process.mjs';
import { openPostgres } from '../../../scripts/postgres/embedded-postgres.mjs';
import { readSettings } from '../../../scripts/postgres/settings.mjs';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const store = await fileStoreForFile();
/** A demo is told, its data moved twice, and a server started on it. */
const PATIENCE_MS = 600_000;

let dataDir: string;
let token: string;
const targets: TestDatabase[] = [];

async function aTarget(): Promise<TestDatabase> {
  const target = await openTestDatabase();
  targets.push(target);
  return target;
}

const demo = (databaseUrl: string, env: Record<string, string> = {}) =>
  startServerProcess({
    databaseUrl,
    env: {
      MODE: 'demo',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'pretty',
      AUTOPILOT: 'off',
      DATA_DIR: dataDir,
      ...env,
    },
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-move-'));
  const { url, close } = await openPostgres({ folder: dataDir });
  const server = await demo(url);
  token = await signInAtDemo(server, [server]);
  await server.stop();
  await close();
}, PATIENCE_MS);
afterAll(async () => {
  const { data } = readSettings(dataDir, 'postgres');
  for (const { close } of targets) await close();
  for (const path of [data, dataDir]) rmSync(path, { recursive: true, force: true });
});

function move(target: string, env: NodeJS.ProcessEnv = {}) {
  const { PATH } = process.env;
  return run(process.execPath, ['scripts/move-database.mjs', target], {
    cwd: PROJECT,
    env: { PATH, DATA_DIR: dataDir, ...env },
  });
}

function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  return askServer(url, async (client) => (await client.query<T>(sql)).rows);
}

async function atSource<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { url, close } = await openPostgres({ folder: dataDir });
  try {
    return await work(url);
  } finally {
    await close();
  }
}

const SUMS = `select (select count(*) from orders)::int as orders, (select count(*) from history)::int as history,
  (select count(*) from history_unsealed)::int as unsealed, (select count(*) from jobs.job)::int as jobs,
  (select count(*) from jobs.schedule)::int as schedules, (select sum(amount_minor) from ledger_lines)::text as ledger,
  (select last_value from order_numbers)::text as number, (select count(*) from list_counts)::int as counts`;

const GUARDS = `select (select count(*) from pg_trigger where tgenabled <> 'O')::int as off,
  (select count(*) from pg_constraint where contype = 'f' and convalidated)::int as keys,
  (select count(*) from unnest(array['history', 'policy_versions', 'ledger_lines']) as kept
    where has_table_privilege(kept, 'delete') or has_table_privilege(kept, 'truncate'))::int as removable`;

test(
  'everything arrives, proved; whoever was signed in still is, and the old data stays as it was',
  async () => {
    const target = await aTarget();
    const [guards, before] = [await ask(target.url, GUARDS), await atSource((url) => ask(url, SUMS))];
    expect(before).toMatchObject([{ orders: expect.any(Number), schedules: expect.any(Number) }]);
    expect(before[0]?.orders).toBeGreaterThan(0);
    expect(before[0]?.schedules).toBeGreaterThan(0);

    const { code, output } = await move(target.url);
    expect(code, output).toBe(0);
    expect(output).toContain(
      `public.orders: ${before[0]?.orders} rows, the same count and hash on both sides`,
    );
    expect(output).toMatch(/Compared: \d+ tables with \d+ rows, \d+ counters, \d+ files in .+ by hash\./);
    expect(await ask(target.url, SUMS)).toEqual(before);
    expect(await atSource((url) => ask(url, SUMS))).toEqual(before);
    expect(await ask(target.url, GUARDS)).toEqual(guards);

    const again = await move(target.url);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('The target already holds data')]);

    const server = await demo(target.url);
    const me = await fetch(`${server.url}/apiuser/customer/me/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(me.status).toBe(200);
    await server.stop();
    for (const proof of ['src/server/prove-ledger.ts', 'src/server/prove-history.ts']) {
      const proved = await run(process.execPath, [proof], {
        cwd: PROJECT,
        env: { PATH: process.env.PATH, DATABASE_URL: target.url },
      });
      expect(proved.code, proved.output).toBe(0);
    }
  },
  PATIENCE_MS,
);

test(
  'files go into the store of the settings and are read back there',
  async () => {
    const target = await aTarget();
    const { code, output } = await move(target.url, store.env);
    expect(code, output).toBe(0);
    const root = join(dataDir, 'files');
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const named = await ask<{ key: string }>(
      target.url,
      `select brand_id || '/' || file_id as key from files where removed_at is null
       union all select brand_id || '/documents/' || document_id || '.' || variant from document_files where state = 'ready'`,
    );
    expect(entries.some((entry) => entry.isFile())).toBe(true);
    expect(named.length).toBeGreaterThan(0);
    const hash = (content: Buffer | undefined) =>
      createHash('sha256')
        .update(content ?? '')
        .digest('hex');
    for (const { key } of named)
      expect(hash(store.objects.get(key))).toBe(hash(await readFile(join(root, key))));
  },
  PATIENCE_MS,
);

test('a file that the store gives back altered stops the move before any row', async () => {
  const target = await aTarget();
  store.objects.clear();
  store.spoil(true);
  const { code, output } = await move(target.url, store.env);
  store.spoil(false);
  expect([code, output]).toEqual([1, expect.stringContaining('did not arrive in the store as it is')]);
  expect(await ask(target.url, 'select count(*)::int as rows from companies')).toEqual([{ rows: 0 }]);
});

test('nothing is moved while the data is served, while anybody else is connected, or from a folder without data', async () => {
  const target = await aTarget();
  const serving = await openPostgres({ folder: dataDir, serving: true });
  const whileServed = await move(target.url);
  expect([whileServed.code, whileServed.output]).toEqual([
    1,
    expect.stringContaining('Selvedge already runs on the data'),
  ]);
  await serving.close();
  await atSource((url) =>
    askServer(url, async () => {
      const whileUsed = await move(target.url);
      expect([whileUsed.code, whileUsed.output]).toEqual([
        1,
        expect.stringContaining('Another program is connected to the database'),
      ]);
    }),
  );
  const nowhere = join(dataDir, 'nowhere');
  const fromNothing = await move(target.url, { DATA_DIR: nowhere });
  expect([fromNothing.code, fromNothing.output]).toEqual([
    1,
    expect.stringContaining('There is no database'),
  ]);
  await rm(nowhere, { recursive: true, force: true });
  const server = await move(target.url, { DATABASE_URL: target.url });
  expect([server.code, server.output]).toEqual([
    1,
    expect.stringContaining('DATABASE_URL names a PostgreSQL server'),
  ]);
  expect(await ask(target.url, 'select count(*)::int as rows from companies')).toEqual([{ rows: 0 }]);
});

test.each([
  [
    'a password that is wrong',
    (url: URL) => Object.assign(url, { password: 'wrong' }),
    'refused the user or password',
  ],
  [
    'a database that is not there',
    (url: URL) => Object.assign(url, { pathname: '/nowhere' }),
    'does not exist',
  ],
  ['no address at all', () => 'elsewhere', 'Name the database'],
])('%s is said in one sentence', async (_what, change, sentence) => {
  const target = await aTarget();
  const { code, output } = await move(String(change(new URL(target.url))));
  expect(code).toBe(1);
  expect(output.trimEnd().split('\n').at(-1)).toContain(sentence);
});

test('a target of which one row came in meanwhile, or that has another schema, is left alone', async () => {
  const target = await aTarget();
  await ask(target.url, `insert into demo_secrets (name, value) values ('app', 'x')`);
  const filled = await move(target.url);
  expect(filled.output).toContain('The target already holds data (in public.demo_secrets)');
  const other = await aTarget();
  await ask(other.url, 'alter table companies add column mood text');
  expect((await move(other.url)).output).toContain('are not those of this version');
});

test('what breaks on the way leaves the target as it was', async () => {
  const target = await aTarget();
  const before = await ask(target.url, GUARDS);
  // A rule of the target that the source does not know: the copy fails in the middle.
  await ask(target.url, 'alter table sessions add constraint none check (false)');
  const { code, output } = await move(target.url);
  expect([code, output]).toEqual([1, expect.stringContaining('Nothing was moved')]);
  expect(await ask(target.url, GUARDS)).toEqual(before);
  expect(await ask(target.url, 'select (select count(*) from companies)::int as companies')).toEqual([
    { companies: 0 },
  ]);
});

test('a row that is changed on its way is found by the hash', async () => {
  const target = await aTarget();
  await ask(
    target.url,
    `create function spoil() returns trigger language plpgsql as $$ begin new.name := new.name || '!'; return new; end $$;
     create trigger spoil before insert on companies for each row execute function spoil()`,
  );
  await atSource(async (url) => {
    const [source, spoiled] = [
      new pg.Client(directConnection(url)),
      new pg.Client(directConnection(target.url)),
    ];
    await Promise.all([source.connect(), spoiled.connect()]);
    // Whoever holds the target could do this between two statements.
    const query = spoiled.query.bind(spoiled) as (...args: unknown[]) => unknown;
    spoiled.query = ((text: unknown, ...rest: unknown[]) =>
      query(
        text === 'alter table public.companies disable trigger user' ? 'select 1' : text,
        ...rest,
      )) as never;
    await expect(moveRows(source, spoiled)).rejects.toThrow('public.companies did not arrive as it is');
    await Promise.all([source.end(), spoiled.end()]);
  });
});

test('what a new schema is born with is known, table by table', async () => {
  const { url } = await aTarget();
  const filled = await askServer(url, async (client) => {
    const names: string[] = [];
    for (const { name } of await readTables(client))
      if ((await client.query(`select from ${name} limit 1`)).rowCount === 1) names.push(name);
    return names;
  });
  expect(filled.sort()).toEqual([...BORN_FILLED].sort());
});
