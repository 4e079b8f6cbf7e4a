import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { draftFromCodes } from '#domain/requests/wire/draft-codes.ts';
import { draftProblems } from '#domain/requests/wizard/step-problems.ts';
import { readQualities } from './seed-qualities.ts';

/** What only a buyer answers. */
const OF_THE_BUYER = ['creditPeriod', 'compositionType', 'numberOfColors', 'color'];

test('every quality of the demo is cloth that a wizard would let through', async () => {
  for (const { cloth, supplier } of await readQualities()) {
    const problems = Object.entries(draftProblems(draftFromCodes(cloth)));
    const remaining = problems.filter(([field]) => !OF_THE_BUYER.includes(field));
    expect(remaining, `${supplier}: ${cloth.warp}x${cloth.weft}`).toEqual([]);
  }
});

test('there is something of every kind and on every list', async () => {
  const qualities = await readQualities();
  expect(new Set(qualities.map(({ kind }) => kind)).size).toBe(3);
  expect(new Set(qualities.map(({ cloth }) => cloth.category))).toEqual(new Set([1, 2, 3, 4]));
  expect(qualities.filter(({ isLive }) => isLive).length).toBeGreaterThan(4);
  expect(qualities.filter(({ isTopSelling }) => isTopSelling).length).toBeGreaterThan(4);
  for (const { kind, lots } of qualities) expect(lots.length > 0).toBe(kind !== 'made_to_order');
});

test('every way out of a mill’s zone is priced for every zone that is served', async () => {
  const prices = JSON.parse(await readFile(new URL('./prices.json', import.meta.url), 'utf8')) as {
    freight_zones: { zone: string | null }[];
    freight_rates: { fromZone: string; toZone: string }[];
  };
  const zones = new Set(prices.freight_zones.flatMap(({ zone }) => zone ?? []));
  for (const from of ['west', 'south']) {
    const reached = prices.freight_rates.filter(({ fromZone }) => fromZone === from);
    expect(new Set(reached.map(({ toZone }) => toZone))).toEqual(zones);
  }
});
