import { expect, test } from 'vitest';
import { dueCatalogue, type QualitySnapshot } from './due-catalogue.ts';

const NOW = new Date('2026-11-12T10:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const quality = (fabId: string, publishedAt: Date): QualitySnapshot => ({
  fabId,
  publishedAt,
  rates: [{ currency: 'INR', unit: 'metre', minor: 9400n }],
});

test('the oldest rate moves once nothing has moved for a minute and a half', () => {
  const qualities = [quality('a', ago(100)), quality('b', ago(400))];
  const [due] = dueCatalogue({ qualities, lots: [] }, NOW);
  expect(due).toMatchObject({ quality: { fabId: 'b' }, dueAt: ago(10), sold: null });
  expect(Math.abs(due?.moveBasisPoints ?? 0)).toBeGreaterThan(0);
  expect(dueCatalogue({ qualities: [quality('a', ago(80)), quality('b', ago(400))], lots: [] }, NOW)).toEqual(
    [],
  );
  expect(dueCatalogue({ qualities: [], lots: [] }, NOW)).toEqual([]);
});

test('a lot on sale loses some metres, but never its last ones', () => {
  const qualities = [quality('a', ago(100))];
  const sold = (metres: number) =>
    dueCatalogue({ qualities, lots: [{ lotId: 'l', fabId: 'a', metres }] }, NOW)[0]?.sold;
  expect(sold(2600)?.leftMetres).toBeGreaterThan(2400);
  expect(sold(2600)?.leftMetres).toBeLessThan(2600);
  expect(sold(600)).toBeNull();
});
