import { inflateSync } from 'node:zlib';
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

/** All that is drawn, page after page. */
function drawn(pdf: Buffer): Buffer {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/\/FlateDecode\n?>>\s*stream\r?\n([\s\S]*?)\nendstream/g)];
  return Buffer.concat(streams.map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1'))));
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The words that lie beneath letters, line by line. */
function wordsBeneath(page: string): string[] {
  return [...page.matchAll(/\/ActualText \(\xFE\xFF((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) => {
    const bytes = text.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign);
    return Buffer.from(bytes, 'latin1').swap16().toString('utf16le');
  });
}

test.each(['অনন্যা স্টিচ লিমিটেড', 'अनोखी किरण लिमिटेड'])(
  'the words of %s lie beneath their letters in the order they are written, to be copied and found',
  async (company) => {
    const billTo = { ...PROFORMA.billTo, company };
    const pdf = await renderPdf(
      { ...order, sheet: proformaSheet({ ...PROFORMA, billTo }, FIRST_ISSUE) },
      () => {},
    );
    expect(wordsBeneath(drawn(pdf).toString('latin1')).join(' ')).toBe(company);
  },
);
