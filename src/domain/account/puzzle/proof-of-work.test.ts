import { expect, test } from 'vitest';
import { bitsOfPuzzle, hasLeadingZeroBits, puzzleBits } from './proof-of-work.ts';

test('the work doubles each time the strangers doubled, up to a bound a phone can bear', () => {
  expect([0, 4, 5, 14, 15, 35, 75, 155, 100_000].map(puzzleBits)).toEqual([
    16, 16, 17, 17, 18, 19, 20, 20, 20,
  ]);
});

test('leading zero bits are counted to the bit', () => {
  expect(hasLeadingZeroBits([0, 0, 255], 16)).toBe(true);
  expect(hasLeadingZeroBits([0, 1, 0], 16)).toBe(false);
  expect(hasLeadingZeroBits([0, 0, 0b0001_0000], 19)).toBe(true);
  expect(hasLeadingZeroBits([0, 0, 0b0001_0000], 20)).toBe(false);
  expect(hasLeadingZeroBits([], 1)).toBe(false);
});

test('a puzzle says how hard it is; nonsense says nothing', () => {
  expect(bitsOfPuzzle('18.1793.abc.seal')).toBe(18);
  for (const text of ['', 'x.1.2.3', '-3.1.2.3', '1e9.1.2.3', '99.1.2.3']) expect(bitsOfPuzzle(text)).toBe(0);
});
