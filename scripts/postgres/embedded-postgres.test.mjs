import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './embedded-postgres.mjs';
import { findRunning } from './postmaster.mjs';
import { readSettings } from './settings.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
});
afterAll(() => {
  for (const path of [readSettings(folder, 'postgres').data, folder])
    rmSync(path, { recursive: true, force: true });
});

const open = () => openPostgres({ folder, forTests: true });

/** @param {string} url @param {string} sql */
async function ask(url, sql) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The cluster may live outside the folder when root's temporary files are closed to others. */
const pidFile = () => join(readSettings(folder, 'postgres').data, 'postmaster.pid');
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

test('data is kept between starts, and the application is no super-user', async () => {
  const first = await open();
  await ask(first.url, 'create table stored as select 42 as answer');
  await first.close();
  await expect(ask(first.url, 'select 1')).rejects.toThrow();

  const second = await open();
  expect(await ask(second.url, 'select answer from stored')).toEqual([{ answer: 42 }]);
  expect(await ask(second.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
  await second.close();
}, 30_000);

test('two launchers share one database server, and the last one out stops it', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  expect(second.url).toBe(first.url);
  await first.close();
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.close();
  await expect(ask(second.url, 'select 1')).rejects.toThrow();
}, 30_000);

test('a database server that was killed is started again on the same address', async () => {
  const database = await open();
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  const answers = () => ask(database.url, 'select 1 as one').catch(() => undefined);
  for (let tries = 0; tries < 100 && !(await answers()); tries++) await pause(100);
  expect(await answers()).toEqual([{ one: 1 }]);
  expect(postmasterPid()).not.toBe(killed);
  await database.close();
}, 30_000);

test('a note left by a dead server whose process number now belongs to another program does not stop the start', async () => {
  await (await open()).close();
  writeFileSync(pidFile(), `${process.pid}\n${folder}\n1\n1\n\n127.0.0.1\n  0  0\nready\n`, { mode: 0o600 });
  const database = await open();
  expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.close();
}, 30_000);

test('the same data under another name: the running server is found and its lock file stays', async () => {
  const running = await open();
  const { data, adminPassword, port } = readSettings(folder, 'postgres');
  // What a bind mount shows: the same files behind a path that leads back to nowhere known.
  const otherName = mkdtempSync(join(tmpdir(), 'same-data-'));
  mkdirSync(join(otherName, 'global'));
  for (const file of ['postmaster.pid', 'global/pg_control'])
    copyFileSync(join(data, file), join(otherName, file));

  expect(await findRunning({ data: otherName, adminPassword })).toBe(port);
  expect(existsSync(join(otherName, 'postmaster.pid'))).toBe(true);

  // Other data that merely remember the same port are not served by it.
  const stranger = Buffer.from(readFileSync(join(otherName, 'global/pg_control')));
  stranger.writeBigUInt64LE(stranger.readBigUInt64LE(0) + 1n, 0);
  writeFileSync(join(otherName, 'global/pg_control'), stranger);
  expect(await findRunning({ data: otherName, adminPassword })).toBeUndefined();
  rmSync(otherName, { recursive: true, force: true });
  await running.close();
});

test('one launcher serves at a time, by a lock inside the database', { timeout: 30_000 }, async () => {
  const first = await openPostgres({ folder, forTests: true, serving: true });
  await expect(openPostgres({ folder, forTests: true, serving: true })).rejects.toThrow('already runs');
  await first.close();
  const next = await openPostgres({ folder, forTests: true, serving: true });
  await next.close();
});
