import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName } from './file-name.ts';

test.each([
  ['invoice.pdf', 'invoice.pdf'],
  ['invoice.v2.exe', 'invoice.v2.pdf'],
  ['../../secret', 'secret.pdf'],
  ['a\\b\\c.png', 'c.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
  ['"quoted"; rm -rf *.pdf', 'quoted rm -rf.pdf'],
  ['line\r\nset-cookie: x.pdf', 'lineset-cookie x.pdf'],
  ['গাজীপুর.jpg', 'গাজীপুর.pdf'],
  ['e\u0301tat.pdf', 'état.pdf'],
])('%j is kept as %j', (given, name) => {
  expect(safeFileName(given, 'pdf')).toBe(name);
});

const NASTY = [
  ...'aZ9 ._-/\\:*?"<>|%;\r\n\t\0\u202e\ufeff𠀀😀ি\u0301',
  '..',
  '../',
  '.exe',
  'क',
  '\ud83d',
  'con',
];
const nastyName = fc.array(fc.constantFrom(...NASTY), { maxLength: 150 }).map((signs) => signs.join(''));

test('whatever comes in, the name is short, whole, free of folders and hidden signs, and ends as we say', () => {
  fc.assert(
    fc.property(nastyName, (given) => {
      const name = safeFileName(given, 'webp');
      expect(name.endsWith('.webp')).toBe(true);
      expect(name.length).toBeLessThanOrEqual(85);
      expect(name).not.toMatch(/[/\\\p{Cc}"'<>:|?*%]/u);
      expect(name.startsWith('.')).toBe(false);
      expect(() => encodeURIComponent(name)).not.toThrow();
    }),
  );
});

test('a cut never splits a sign in two', () => {
  const name = safeFileName(`x${'𠀀'.repeat(60)}.pdf`, 'pdf');
  expect(name.isWellFormed()).toBe(true);
  expect(name).toBe(`x${'𠀀'.repeat(39)}.pdf`);
});
