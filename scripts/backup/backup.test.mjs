import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ended } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { connect } from '../postgres/connection.mjs';
import { openPostgres } from '../postgres/embedded-postgres.mjs';
import { readSettings } from '../postgres/settings.mjs';
import { makeBackup } from './make-backup.mjs';
import { restoreBackup } from './restore-backup.mjs';

let folder = '';
let made = '';
/** Of root's clusters the data lies outside the folder. @type {string[]} */
const used = [];
const place = (/** @type {string} */ name) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  await ask('data', 'create table stored as select 42 as answer; create unlogged table passing (a int)');
  mkdirSync(join(place('data'), 'files', 'a-company'), { recursive: true });
  writeFileSync(join(place('data'), 'files', 'a-company', 'photo'), 'of cloth');
  writeFileSync(join(place('data'), 'files', 'a-company', 'photo.1.draft'), 'half');
  made = (await backUp()).path;
});
afterAll(() => {
  for (const path of [...used, folder]) rmSync(path, { recursive: true, force: true });
});

const backUp = () => makeBackup({ dataFolder: place('data'), target: place('backups'), hasS3: false });

/** @param {string} name @param {string} sql */
async function ask(name, sql) {
  mkdirSync(place(name), { recursive: true });
  const { url, close } = await openPostgres({ folder: place(name) });
  used.push(readSettings(place(name), 'postgres').data);
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
    await close();
  }
}

/** @param {string} backup @param {string} name */
async function restore(backup, name) {
  const contents = await restoreBackup({ backup, dataFolder: place(name) });
  used.push(readSettings(place(name), 'postgres').data);
  return contents;
}

/** A copy of the backup with something done to it, and what restoring it says. @param {string} name @param {(copy: string) => void} harm */
async function refusal(name, harm) {
  const copy = place(name);
  cpSync(made, copy, { recursive: true });
  harm(copy);
  const answer = await restore(copy, `${name}-restored`).then(String, ({ message }) => message);
  const rests = existsSync(place(`${name}-restored`)) ? readdirSync(place(`${name}-restored`)) : [];
  expect(rests).toEqual([]);
  return answer;
}

/** As somebody would who can also write the sum. @param {string} copy @param {(contents: any) => void} change */
function rewriteManifest(copy, change) {
  const path = join(copy, 'manifest.json');
  const contents = JSON.parse(readFileSync(path, 'utf8'));
  change(contents);
  const text = JSON.stringify(contents);
  writeFileSync(path, text);
  const sum = createHash('sha256').update(text).digest('hex');
  writeFileSync(`${path}.sha256`, `${sum}  manifest.json\n`);
}

test('a backup of stopped data is restored with its rows and files', async () => {
  const { files } = await restore(made, 'restored');
  expect(await ask('restored', 'select answer from stored')).toEqual([{ answer: 42 }]);
  expect(await ask('restored', 'select count(*)::int as rows from passing')).toEqual([{ rows: 0 }]);
  expect(readFileSync(join(place('restored'), 'files/a-company/photo'), 'utf8')).toBe('of cloth');
  const paths = files.map(({ path }) => path);
  expect(paths).not.toContain('files/a-company/photo.1.draft');
  expect(paths).not.toContain('postgres/postmaster.pid');
});

test('what is written while the log turns over and tables come and go is there up to the end', async () => {
  const { close } = await openPostgres({ folder: place('data') });
  const client = await connect(readSettings(place('data'), 'postgres'));
  await client.query('create table written (number int)');
  /** @type {number[]} when each number was acknowledged */
  const acknowledged = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      await client.query('insert into written values ($1)', [acknowledged.length]);
      acknowledged.push(Date.now());
      await client.query('create table passing_by as select generate_series(1, 1000); drop table passing_by');
      await client.query('select pg_switch_wal()');
      await client.query('checkpoint');
    }
  };
  const writing = write();
  const { path, contents } = await backUp().finally(() => {
    isOver = true;
  });
  await writing;
  await client.end();
  await close();
  const within = acknowledged.filter((at) => at <= Date.parse(contents.endedAt)).length;
  expect(acknowledged.some((at) => at > Date.parse(contents.startedAt))).toBe(true);
  await restore(path, 'turned');
  const { close: closeRestored } = await openPostgres({ folder: place('turned') });
  const restored = await connect(readSettings(place('turned'), 'postgres'));
  const { rows } = await restored.query('select count(*)::int as found from written where number < $1', [
    within,
  ]);
  await restored.end();
  await closeRestored();
  expect(rows).toEqual([{ found: within }]);
});

test('a backup that was killed is none, and the next one succeeds', async () => {
  const { close } = await openPostgres({ folder: place('data') });
  const target = place('killed');
  const child = spawn(process.execPath, ['scripts/backup.mjs', target], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATA_DIR: place('data') },
    stdio: 'ignore',
  });
  const begun = () => (existsSync(target) ? readdirSync(target) : []);
  while (begun().length === 0 && child.exitCode === null) await pause(5);
  child.kill('SIGKILL');
  await ended(child);
  const [unfinished = ''] = begun();
  expect(unfinished).toMatch(/\.unfinished$/);
  await expect(restore(join(target, unfinished), 'of-killed')).rejects.toThrow('is no complete backup');
  const next = await makeBackup({ dataFolder: place('data'), target, hasS3: false });
  await close();
  expect(existsSync(next.path)).toBe(true);
});

test('a backup can be read by its owner alone', () => {
  const modes = readdirSync(made, { recursive: true, withFileTypes: true }).map((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name));
    return (mode & 0o777) === (entry.isDirectory() ? 0o700 : 0o600);
  });
  expect(modes.every(Boolean)).toBe(true);
});

test('what broke off is no backup, and nothing else is left of it', async () => {
  const target = place('no-room');
  writeFileSync(target, 'a file where the folder should be');
  await expect(makeBackup({ dataFolder: place('data'), target, hasS3: false })).rejects.toThrow();
  await expect(restore(place('data'), 'of-no-backup')).rejects.toThrow('is no complete backup');
});

test('data is never put over other data', async () => {
  await expect(restore(made, 'data')).rejects.toThrow('is not empty');
  expect(await ask('data', 'select answer from stored')).toEqual([{ answer: 42 }]);
});

test('a backup does not lie in what it saves, and there must be something to save', async () => {
  const inside = join(place('data'), 'backups');
  await expect(makeBackup({ dataFolder: place('data'), target: inside, hasS3: false })).rejects.toThrow(
    'would be lost with it',
  );
  await expect(
    makeBackup({ dataFolder: place('nothing'), target: place('backups'), hasS3: false }),
  ).rejects.toThrow('There is no database');
});

test('a byte that was swapped, a file that is shorter and one that is a link are found before anything is written', async () => {
  const photo = 'files/a-company/photo';
  expect(await refusal('swapped', (copy) => writeFileSync(join(copy, photo), 'of cloTh'))).toContain(photo);
  expect(await refusal('shorter', (copy) => truncateSync(join(copy, 'postgres/PG_VERSION'), 1))).toContain(
    'postgres/PG_VERSION',
  );
  const link = await refusal('link', (copy) => {
    writeFileSync(place('elsewhere'), 'of cloth');
    rmSync(join(copy, photo));
    symlinkSync(place('elsewhere'), join(copy, photo));
  });
  expect(link).toContain(photo);
  const linkedFolder = await refusal('linked-folder', (copy) => {
    mkdirSync(place('other-company'));
    writeFileSync(join(place('other-company'), 'photo'), 'of cloth');
    rmSync(join(copy, 'files/a-company'), { recursive: true });
    symlinkSync(place('other-company'), join(copy, 'files/a-company'));
  });
  expect(linkedFolder).toContain(photo);
});

test.each([
  '../outside',
  '/outside',
  'files/../../outside',
  'files\\..\\outside',
  'files//x',
  'postgres',
  'other',
])('a manifest that names %s is refused', async (path) => {
  const name = `path-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;
  const answer = await refusal(name, (copy) =>
    rewriteManifest(copy, ({ files }) => {
      files[0].path = path;
    }),
  );
  expect(answer).toContain('cannot be part of a backup');
  expect(existsSync(place('outside'))).toBe(false);
});

test('a manifest that was altered or cut off is refused', async () => {
  const manifest = (/** @type {string} */ copy) => join(copy, 'manifest.json');
  expect(await refusal('cut', (copy) => truncateSync(manifest(copy), 100))).toContain('broken');
  expect(await refusal('gone', (copy) => rmSync(manifest(copy)))).toContain('no complete backup');
});

test('what another version or another machine made is refused by its name', async () => {
  /** @param {string} name @param {Record<string, unknown>} change */
  const made = (name, change) =>
    refusal(name, (copy) => rewriteManifest(copy, (contents) => Object.assign(contents, change)));
  expect(await made('major', { postgresql: '17.9' })).toContain('PostgreSQL 17.9');
  expect(await made('schema', { migrations: ['9999_later.sql'] })).toContain('9999_later.sql');
  expect(await made('machine', { platform: 'vax-vms' })).toContain('vax-vms');
  expect(await made('format', { format: 2 })).toContain('newer Selvedge');
});
