import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Sheet } from '#domain/documents/sheet.ts';
import { safeCell } from './safe-cell.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const sheet: Sheet = {
  title: 'Direct Invoicing Packing List',
  number: 'PL/26-27/000001',
  notices: [],
  facts: [],
  parties: [],
  blocks: [
    { kind: 'lines', title: 'Terms', lines: ['not a table'] },
    {
      kind: 'table',
      title: 'Rolls',
      columns: [
        { label: 'Roll', kind: 'text', share: 0.5 },
        { label: 'Net m', kind: 'number', share: 0.5 },
      ],
      rows: [
        { cells: ['R, "1"', '98.500'] },
        { cells: ['=1+1', '--'] },
        { cells: ['Total', '98.500'], sum: 'total' },
      ],
    },
  ],
};

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  '%j is quoted, so that no spreadsheet runs it',
  (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
  },
);

test('ordinary words and figures stay as they are', () => {
  for (const text of ['R-001', 'Navy', '98.500', '']) expect(safeCell(text)).toBe(text);
});

test('a CSV has the rows without their sums, and quotes what has commas or quotes', () => {
  expect(writeCsv(sheet)).toBe('\uFEFFRoll,Net m\r\n"R, ""1""",98.500\r\n\'=1+1,\r\n');
});

test('a workbook has numbers as numbers, everything else as text, and the same bytes each time', () => {
  const bytes = writeXlsx(sheet);
  expect(Buffer.from(writeXlsx(sheet)).equals(Buffer.from(bytes))).toBe(true);
  const files = unzipSync(bytes);
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(xml).toContain('<c r="B2" s="4"><v>98.500</v></c>');
  expect(xml).toContain('<t xml:space="preserve">R, &quot;1&quot;</t>');
  expect(xml).toContain(`<t xml:space="preserve">'=1+1</t>`);
  expect(xml).not.toContain('<f>');
  expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="PL-26-27-000001"');
});
