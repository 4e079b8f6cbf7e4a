import { expect, test } from 'vitest';
import { changeDetails } from './change-details.ts';

test('only what changed is told, as it was and as it became', () => {
  const from = new Date('2026-11-02T06:30:00Z');
  expect(
    changeDetails(
      { city: 'Surat', name: 'Loom', rate: 4n, marks: ['GRS'], from, lut: null },
      { city: 'Erode', name: 'Loom', rate: 5n, marks: ['GRS', 'RCS'], from, lut: undefined },
    ),
  ).toEqual({
    cityBefore: 'Surat',
    city: 'Erode',
    rateBefore: '4',
    rate: '5',
    marksBefore: 'GRS',
    marks: 'GRS, RCS',
  });
});
