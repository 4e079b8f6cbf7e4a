import { expect, test } from 'vitest';
import { dueSwatches } from './due-swatches.ts';

const NOW = new Date('2026-11-12T10:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

test('a swatch is sent within half a minute, and one that lies long back is left alone', () => {
  const [due] = dueSwatches([{ swatchId: 'a', number: 'SW-26-000001', requestedAt: ago(30) }], NOW);
  expect(due).toMatchObject({ swatchId: 'a', trackingNumber: expect.stringMatching(/^BD \d{4} \d{3}$/) });
  expect(dueSwatches([{ swatchId: 'a', number: 'SW-26-000001', requestedAt: ago(10) }], NOW)).toEqual([]);
  expect(dueSwatches([{ swatchId: 'a', number: 'SW-26-000001', requestedAt: ago(3600) }], NOW)).toEqual([]);
});
