import { expect, test } from 'vitest';
import type { Roll } from '#contract/customer/delivery.ts';
import type { RollCount } from '#web/platform/roll-counts/stored-counts.ts';
import { countedRolls, isFound, isInFilter, ROLL_FILTERS } from './counted-rolls.ts';

const roll = (change: Partial<Roll> = {}): Roll => ({
  rollId: 'r1',
  dispatchId: 'd1',
  bale: 'B1',
  roll: 'R001',
  lot: '2311A',
  shade: 'A',
  colour: null,
  length: '100000',
  grossLength: null,
  pieces: 1,
  widthInches: null,
  netGrams: null,
  grossGrams: null,
  points: null,
  state: 'sent',
  received: null,
  countedAt: null,
  note: null,
  ...change,
});
const count = (change: Partial<RollCount> = {}): RollCount => ({
  orderId: 'o1',
  rollId: 'r1',
  state: 'received',
  length: '97.5',
  countedAt: '2026-11-12T06:30:00.000Z',
  refusal: null,
  ...change,
});

test('a count that waits on this device stands over what the server knows', () => {
  const [counted] = countedRolls([roll(), roll({ rollId: 'r2', dispatchId: 'd2' })], 'd1', [count()]);
  expect(counted).toMatchObject({ state: 'received', receivedThousandths: 97_500n });
});

test('what was counted later elsewhere, or was refused, does not', () => {
  const later = roll({ state: 'missing', countedAt: '2026-11-12T07:00:00.000Z' });
  expect(countedRolls([later], 'd1', [count()])[0]).toMatchObject({ state: 'missing' });
  const refused = count({ refusal: 'We could not find this.' });
  expect(countedRolls([roll()], 'd1', [refused])[0]).toMatchObject({ state: 'sent' });
});

test('rolls are found by what is left to do, by number, lot and bale', () => {
  const rolls = countedRolls(
    [
      roll(),
      roll({ rollId: 'r2', roll: 'R002', state: 'received', received: '100000' }),
      roll({ rollId: 'r3' }),
    ],
    'd1',
    [count({ rollId: 'r3', state: 'missing', length: null })],
  );
  const inFilter = ROLL_FILTERS.map((filter) => rolls.filter((each) => isInFilter(each, filter)).length);
  expect(inFilter).toEqual([1, 3, 1]);
  expect(rolls.filter((each) => isFound(each, ' r002 ')).map(({ roll: number }) => number)).toEqual(['R002']);
  expect(rolls.filter((each) => isFound(each, 'b1'))).toHaveLength(3);
});
