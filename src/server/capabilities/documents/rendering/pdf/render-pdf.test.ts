import { expect, test } from 'vitest';
import { FIRST_ISSUE, PROFORMA } from '#domain/documents/documents.fixture.ts';
import { proformaSheet } from '#domain/documents/proforma/proforma-sheet.ts';
import { renderPdf } from './render-pdf.ts';

const order = { sheet: proformaSheet(PROFORMA, FIRST_ISSUE), issuedAt: new Date(0), voidWords: null };

test('the same sheet gives the same bytes', async () => {
  const first = await renderPdf(order, () => {});
  expect((await renderPdf(order, () => {})).equals(first)).toBe(true);
  expect(first.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test('a version that was replaced is another file', async () => {
  const voided = await renderPdf({ ...order, voidWords: 'VOID. Replaced by PI/26-27/000124.' }, () => {});
  expect(voided.equals(await renderPdf(order, () => {}))).toBe(false);
});

test('every row is reported, so that long lists can show how far they are', async () => {
  const rows: number[] = [];
  await renderPdf(order, (row) => rows.push(row));
  expect(rows.length).toBeGreaterThan(5);
});

test('a word longer than its column is cut and not lost', async () => {
  const long = 'Q'.repeat(400);
  const goods = { ...PROFORMA.goods, quality: long };
  const pdf = await renderPdf(
    { ...order, sheet: proformaSheet({ ...PROFORMA, goods }, FIRST_ISSUE) },
    () => {},
  );
  expect(pdf.length).toBeGreaterThan(1000);
});
