/** History, invoices and papers stay as they were written, whoever holds the application's own role. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordHistory } from '#server/db/history.ts';
import { KEPT_TABLES, UNCHANGED_TABLES, unguardedTables } from '#server/db/history-chain/kept-tables.ts';
import { proveHistory } from '#server/db/history-chain/prove-history.ts';
import { scheduleSealing, sealHistory } from '#server/db/history-chain/seal-history.ts';
import { appSecretsFrom } from '#server/secrets/app-secrets.ts';
import { historyProblemsAfter } from '#tests/support/database/history-problems.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));
const { db, ids, secrets } = world.services;

const prove = (head?: string) => proveHistory(db, secrets, head);
const run = (text: string) => sql.raw(text).execute(db.unscoped);

async function write(count: number): Promise<string[]> {
  const written: string[] = [];
  const listed = { next: () => written[written.push(ids.next()) - 1] ?? '' };
  for (let n = 0; n < count; n += 1) {
    await recordHistory({ ...world.services, ids: listed }, db, {
      subject: { kind: 'test', id: ids.next() },
      action: 'written',
      actor: { kind: 'system' },
      details: { n, words: 'ₐ "quoted" \\ and more' },
    });
  }
  return written;
}

const problemsAfter = (...changes: string[]) => historyProblemsAfter(world.services, ...changes);

test.each([...UNCHANGED_TABLES, ...KEPT_TABLES])('rows of %s are never removed', async (table) => {
  await expect(run(`delete from ${table}`)).rejects.toThrow(/permission denied/);
  await expect(run(`truncate ${table} cascade`)).rejects.toThrow(/permission denied/);
});

test.each([
  "update history set action = 'other'",
  "update history_seals set link = ''",
  'update ledger_lines set amount_minor = 1',
])('%s is refused', async (change) => {
  await expect(run(change)).rejects.toThrow(/permission denied/);
});

test.each([
  ['history', "update history set action = 'other'", 'rows of history never change once written'],
  ['history', 'delete from history', 'rows of history never change once written'],
  ['history', 'truncate history', 'rows of history never change once written'],
  ['transaction_certificates', 'truncate transaction_certificates', 'are never removed'],
])('a role that gives itself the rights on %s back meets the triggers: %s', async (table, change, words) => {
  await write(1);
  const tried = db.transaction(async (tx) => {
    await sql`grant all on ${sql.table(table)} to current_user`.execute(tx.unscoped);
    await sql.raw(change).execute(tx.unscoped);
  });
  await expect(tried).rejects.toThrow(words);
  expect(await unguardedTables(db)).toEqual([]);
});

test('new rows are told as not sealed yet, then they are in the chain, in order and once', async () => {
  const written = await write(3);
  const before = await prove();
  expect(before.problems).toEqual([]);
  expect(before.waiting).toEqual(expect.arrayContaining(written));
  await sealHistory(world.services);
  await sealHistory(world.services);
  const after = await prove();
  expect(after).toMatchObject({ problems: [], waiting: [] });
  expect(after.sealed).toBe(before.sealed + BigInt(before.waiting.length));
  const sealed = await db.unscoped
    .selectFrom('history_seals')
    .select('history_id')
    .orderBy('position')
    .execute();
  expect(sealed.slice(-3).map(({ history_id }) => history_id)).toEqual(written);
});

test('who writes never waits for the chain, and a row that is committed late is sealed late', async () => {
  let seal = () => {};
  const sealed = new Promise<void>((resolve) => {
    seal = resolve;
  });
  let isWritten = () => {};
  const written = new Promise<void>((resolve) => {
    isWritten = resolve;
  });
  const late = db.transaction(async (tx) => {
    await recordHistory(world.services, tx, {
      subject: { kind: 'test', id: ids.next() },
      action: 'late',
      actor: { kind: 'system' },
    });
    isWritten();
    await sealed;
  });
  await written;
  await write(2);
  await Promise.all([sealHistory(world.services), sealHistory(world.services), write(2)]);
  seal();
  await late;
  expect((await prove()).problems).toEqual([]);
  await sealHistory(world.services);
  expect(await prove()).toMatchObject({ problems: [], waiting: [] });
});

const OPEN = [
  'grant all on history, history_seals to current_user',
  'alter table history disable trigger user',
];

test.each([
  ['an altered row', 'row_altered', "update history set action = 'other' where history_id = '$id'"],
  [
    'an altered time',
    'row_altered',
    "update history set at = at + interval '1 microsecond' where history_id = '$id'",
  ],
  ['altered details', 'row_altered', `update history set details = '{"n":7}' where history_id = '$id'`],
  ['another company', 'row_altered', "update history set brand_id = subject_id where history_id = '$id'"],
  ['a removed row', 'row_missing', "delete from history where history_id = '$id'"],
])('%s is found, by its id, though somebody took the guards off', async (_what, problem, change) => {
  const [, id = ''] = await write(3);
  await sealHistory(world.services);
  const problems = await problemsAfter(...OPEN, change.replace('$id', id));
  expect(problems).toEqual([
    `row ${id}: ${problem}`,
    'table history: unguarded',
    'table history_seals: unguarded',
  ]);
  expect((await prove()).problems).toEqual([]);
});

test('a row removed together with its link is a gap in the chain', async () => {
  const [, id] = await write(3);
  await sealHistory(world.services);
  const problems = await problemsAfter(
    ...OPEN,
    'alter table history_seals disable trigger user',
    `delete from history where history_id = '${id}'`,
    `delete from history_seals where history_id = '${id}'`,
  );
  expect(problems[0]).toMatch(/^position \d+: link_missing$/);
});

test('a chain cut off at its end no longer has the head that was noted', async () => {
  await write(3);
  await sealHistory(world.services);
  const { head } = await prove();
  await write(1);
  await sealHistory(world.services);
  expect((await prove(head ?? '')).problems).toEqual([]);
  expect((await prove(`1:${'0'.repeat(64)}`)).problems).toEqual([`head 1:${'0'.repeat(64)}: head_missing`]);
});

test('a row that was taken out of the queue, or removed before it was sealed, is found', async () => {
  await sealHistory(world.services);
  const [first, second] = await write(2);
  expect(await problemsAfter(`delete from history_unsealed where history_id = '${first}'`)).toEqual([
    `row ${first}: never_sealed`,
  ]);
  const gone = await problemsAfter(...OPEN, `delete from history where history_id = '${second}'`);
  expect(gone[0]).toBe(`row ${second}: row_missing`);
});

test('rows that nobody seals are a problem after ten minutes', async () => {
  await sealHistory(world.services);
  const [id] = await write(1);
  const waited = "update history_unsealed set written_at = written_at - interval '11 minutes'";
  expect(await problemsAfter(waited)).toEqual([`row ${id}: sealing_late`]);
});

test('the process of the jobs seals by itself, within seconds', async () => {
  const written = await write(3);
  expect((await prove()).waiting).toEqual(expect.arrayContaining(written));
  scheduleSealing(world.services);
  await waitFor('everything to be sealed', async () => (await prove()).waiting.length === 0);
  await write(1);
  await waitFor('the next row to be sealed', async () => (await prove()).waiting.length === 0);
  expect((await prove()).problems).toEqual([]);
});

test('a wrong secret is told as that, and not as thousands of altered rows', async () => {
  await write(3);
  await sealHistory(world.services);
  const other = appSecretsFrom(Buffer.from('another secret of some thirty-two bytes'));
  expect((await proveHistory(db, other)).problems).toEqual([
    expect.stringMatching(/^No row fits APP_SECRET: it is not the one they were sealed with/),
  ]);
});
