import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationProblems } from './migration-rules.mjs';

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-migrations-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} sql */
function problemsOf(sql) {
  const file = join(folder, '9999_probe.sql');
  writeFileSync(file, `${sql}\n`);
  return migrationProblems([file]);
}

test.each([
  [
    'renames what the version before still reads',
    'alter table orders rename column number to no;',
    'renaming-column',
  ],
  ['drops what the version before still reads', 'alter table orders drop column number;', 'ban-drop-column'],
  [
    'demands what the version before does not write',
    'alter table orders add column probe text not null;',
    'adding-required-field',
  ],
  ['rewrites a table', 'alter table orders alter column number type bigint;', 'changing-column-type'],
  [
    'reads a whole table under its lock',
    'alter table orders add constraint probe check (number <> $$$$);',
    'constraint-missing-not-valid',
  ],
  [
    'keeps writers waiting while it builds an index',
    'create index probe on orders (number);',
    'require-concurrent-index-creation',
  ],
])('a migration that %s is refused', async (_, sql, rule) => {
  expect(await problemsOf(sql)).toContain(rule);
});

test.each([
  [
    'a new table with its keys',
    'create table probes (probe_id uuid primary key, order_id uuid not null, code char(3) not null);\ncreate index probes_order on probes (order_id);',
  ],
  ['a column that may be empty', 'alter table orders add column probe text;'],
  [
    'an index built beside writers',
    '-- outside a transaction\ncreate index concurrently if not exists probe on orders (number);',
  ],
  ['a check in two steps', 'alter table orders add constraint probe check (number <> $$$$) not valid;'],
])('%s is taken', async (_, sql) => {
  expect(await problemsOf(sql)).toBe('');
});
