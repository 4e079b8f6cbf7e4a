import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floatDashes } from './floats.ts';
import { draftOf, WEAVES } from './weave.ts';

const shape = { pitch: 40, thickness: 40, reach: 4 };

test('plain weave shows a thread at every second crossing', () => {
  expect(floatDashes([true, false], shape)).toEqual({ lengths: [8, 72], lead: 64 });
});

test('neighbouring crossings become one long float', () => {
  expect(floatDashes([true, true, true, false], shape).lengths).toEqual([88, 72]);
});

test('a float that runs over the edge of the repeat stays in one piece', () => {
  const { lengths, lead } = floatDashes([true, false, true, true], shape);
  expect(lengths).toEqual([88, 72]);
  expect(lead).toBe(2 * 40 - 16);
});

test('dashes always fill the repeat exactly and are never negative, so the drawing cannot drift', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WEAVES),
      fc.integer({ min: 8, max: 80 }),
      fc.double({ min: 0.5, max: 1.5, noNaN: true }),
      (weave, pitch, share) => {
        for (const row of draftOf(weave)) {
          const { lengths } = floatDashes(row, { pitch, thickness: pitch * share, reach: pitch * 0.06 });
          expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(row.length * pitch);
          expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1);
        }
      },
    ),
  );
});
