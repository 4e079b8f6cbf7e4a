import { expect, test } from 'vitest';
import { qrCodewords } from './qr-codewords.ts';
import { qrMatrix } from './qr-matrix.ts';
import { qrSvg } from './qr-svg.ts';

const FINDER = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
const drawn = (matrix: boolean[][]) => matrix.map((row) => row.map((dark) => (dark ? '#' : ' ')).join(''));

test('a longer text takes the next size, and one that is too long takes none', () => {
  const versions = [14, 15, 106, 107, 300, 666].map((length) => qrCodewords('x'.repeat(length))?.version);
  expect(versions).toEqual([1, 2, 6, 7, 13, 20]);
  expect([qrCodewords('x'.repeat(667)), qrMatrix('x'.repeat(667)), qrSvg('x'.repeat(667))]).toEqual([
    null,
    null,
    null,
  ]);
});

test('data and check bytes are those of the standard', () => {
  // As an independent encoder writes them.
  expect(qrCodewords('upi://pay')?.bytes).toEqual([
    64, 151, 87, 6, 147, 162, 242, 247, 6, 23, 144, 236, 17, 236, 17, 236, 190, 7, 148, 89, 173, 162, 157,
    220, 106, 143,
  ]);
});

test.each(['a', 'upi://pay?pa=mill@bank&am=47250.00&cu=INR', 'é'.repeat(200)])(
  'the three finders, the timing lines and the dark module stand where readers look for them: %#',
  (text) => {
    const rows = drawn(qrMatrix(text) ?? []);
    const size = rows.length;
    const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
    expect([corner(0, 0), corner(size - 7, 0), corner(0, size - 7)]).toEqual([FINDER, FINDER, FINDER]);
    const timing = [...(rows[6] ?? '')].slice(8, size - 8).join('');
    expect(timing).toBe('# '.repeat(size).slice(0, timing.length));
    expect(rows[size - 8]?.[8]).toBe('#');
  },
);

test('the drawing is one document without anything that could run', () => {
  const svg = qrSvg('upi://pay?pa=mill@bank&pn=A "quoted" <name>') ?? '';
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 41 41"/);
  expect(svg).not.toMatch(/script|quoted|on\w+=/);
});
