import { expect, test } from 'vitest';
import { takeByCompany } from './take-by-company.ts';

const FOUND = [
  { brand_id: 'loom', id: 1 },
  { brand_id: 'mill', id: 2 },
  { brand_id: 'loom', id: 3 },
];

test('each company is asked once, for its own rows', async () => {
  const asked: [string, number[]][] = [];
  const { taken } = await takeByCompany(FOUND, 100, async (brandId, rows) => {
    asked.push([brandId, rows.map(({ id }) => id)]);
    return rows;
  });
  expect(asked).toEqual([
    ['loom', [1, 3]],
    ['mill', [2]],
  ]);
  expect(taken).toHaveLength(3);
});

test.each([
  ['all of a full page', 3, 3, true],
  ['a part of a full page, since others hold the rest', 1, 3, true],
  ['nothing of a full page, since others are at it', 0, 3, false],
  ['all there was', 3, 4, false],
])('%s: whether more is due', async (_, free, limit, isMoreDue) => {
  let left = free;
  const turn = await takeByCompany(FOUND, limit, async (_brandId, rows) => {
    const own = rows.slice(0, left);
    left -= own.length;
    return own;
  });
  expect(turn.taken).toHaveLength(free);
  expect(turn.isMoreDue).toBe(isMoreDue);
});
