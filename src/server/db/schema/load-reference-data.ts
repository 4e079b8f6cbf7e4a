/** Fills the tables of facts from `database/reference`, once for each version of a file. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { PROJECT_ROOT } from '#server/project-root.ts';

const REFERENCE = new URL('database/reference/', PROJECT_ROOT);
const BRANCH_CODE_LENGTH = 6;

const FILES: readonly { name: string; load: (client: pg.Client, lines: string[]) => Promise<void> }[] = [
  { name: 'pincodes.csv', load: loadPincodes },
  { name: 'ifsc.tsv', load: loadBanks },
];

export async function loadReferenceData(client: pg.Client): Promise<void> {
  for (const { name, load } of FILES) {
    const text = await readFile(new URL(name, REFERENCE), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const known = await client.query('select 1 from reference_files where name = $1 and checksum = $2', [
      name,
      checksum,
    ]);
    if (known.rowCount === 1) continue;
    const [, ...lines] = text.trimEnd().split('\n');
    await client.query('begin');
    await load(client, lines);
    await client.query(
      `insert into reference_files (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, loaded_at = now()`,
      [name, checksum],
    );
    await client.query('commit');
  }
}

async function loadPincodes(client: pg.Client, lines: string[]): Promise<void> {
  const rows = lines.map((line) => line.split(','));
  const column = (index: number) => rows.map((row) => row[index]);
  await client.query('delete from pincodes');
  await client.query(
    `insert into pincodes (pincode, district, city, state_code)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
    [column(0), column(1), column(2), column(3)],
  );
}

async function loadBanks(client: pg.Client, lines: string[]): Promise<void> {
  await client.query('delete from banks');
  for (const line of lines) {
    const [code, name, runs = ''] = line.split('\t');
    await client.query('insert into banks (bank_code, name, branch_codes) values ($1, $2, $3)', [
      code,
      name,
      branchCodes(runs),
    ]);
  }
}

/** "1-3 NEFT02" becomes 000001, 000002, 000003, NEFT02. */
export function branchCodes(runs: string): string[] {
  // A bank without branches has an empty text, not one empty code.
  const listed = runs.split(' ').filter((run) => run !== '');
  return listed.flatMap((run) => {
    const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(run) ?? [];
    if (first === undefined) return run.padStart(BRANCH_CODE_LENGTH, '0');
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: count }, (_, i) =>
      String(Number(first) + i).padStart(BRANCH_CODE_LENGTH, '0'),
    );
  });
}
