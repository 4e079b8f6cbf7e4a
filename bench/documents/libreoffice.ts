/** Whether another program reads our workbook: LibreOffice opens it, and what it reads adds up to the sums we wrote. `npx node bench/documents/libreoffice.ts`, with soffice installed */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packed, someRolls } from '#domain/documents/documents.fixture.ts';
import type { Block, Sheet } from '#domain/documents/sheet.ts';
import { MARKETS } from '#domain/shared/market.ts';
import { writeXlsx } from '#server/capabilities/documents/rendering/spreadsheet/write-xlsx.ts';

const ROLLS = 2000;
/** What a store-man must never see run. */
const HARMFUL = ['=1+1', '+1+1', '-1+1', '@SUM(1;1)', '=HYPERLINK("http://evil.example")'];

const folder = mkdtempSync(join(tmpdir(), 'selvedge-libreoffice-'));
try {
  for (const market of MARKETS) {
    const rolls = someRolls(ROLLS).map((roll, index) => ({ ...roll, colour: HARMFUL[index] ?? roll.colour }));
    const sheet = packed({ market, rolls, unit: market === 'IN' ? 'metre' : 'yard' });
    compare(market, tableOf(sheet), convert(market, sheet));
  }
} finally {
  rmSync(folder, { recursive: true });
}

type Table = Extract<Block, { kind: 'table' }>;

function tableOf({ blocks }: Sheet): Table {
  const table = blocks.find((block) => block.kind === 'table');
  if (!table) throw new Error('A packing list has a table.');
  return table;
}

/** As CSV with formulas worked out and every cell as it is stored, not as it is shown. */
function convert(name: string, sheet: Sheet): string[][] {
  writeFileSync(join(folder, `${name}.xlsx`), writeXlsx(sheet));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const asCsv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false';
  execFileSync(
    'soffice',
    [profile, '--headless', '--convert-to', asCsv, '--outdir', folder, `${folder}/${name}.xlsx`],
    { stdio: 'ignore' },
  );
  return readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map(cellsOf);
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}

function compare(market: string, { columns, rows }: Table, [, ...read]: string[][]): void {
  const sums = columns.flatMap(({ label }, index) => {
    const ours = rows.at(-1)?.cells[index] ?? '';
    if (index === 0 || ours === '') return [];
    const added = read.reduce((sum, cells, row) => sum + (rows[row]?.sum ? 0 : thousandths(cells[index])), 0);
    return [{ label, isEqual: added === thousandths(ours) && added === thousandths(read.at(-1)?.[index]) }];
  });
  const wrong = sums.filter(({ isEqual }) => !isEqual).map(({ label }) => label);
  const run = HARMFUL.filter((text) => !read.some((cells) => cells.includes(`'${text}`)));
  const lines = read.length === rows.length ? `${read.length} rows` : `${read.length} of ${rows.length} rows`;
  process.stdout.write(
    `packing list in ${market}: ${lines}, ${sums.length - wrong.length} of ${sums.length} sums equal${wrong.map((label) => `, ${label} differs`).join('')}, ${HARMFUL.length - run.length} of ${HARMFUL.length} formulas left as text\n`,
  );
  if (wrong.length + run.length > 0 || read.length !== rows.length) process.exitCode = 1;
}

function thousandths(text = ''): number {
  return Math.round(Number(text) * 1000);
}
