import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whyNotText } from '#words/request-problem-text.ts';
import type { FabricCategory } from '../catalogue/fabric-category.ts';
import { FIBRES } from '../catalogue/fibre.ts';
import { compositionProblem, type FibreShare, MAIN_FIBRE_MIN_PERCENT } from './composition.ts';
import type { CompositionKind } from './composition-type.ts';

const [COTTON, POLYESTER, RECYCLED, VISCOSE, MODAL, LINEN, ELASTANE, SILK, ORGANIC] = [
  1, 2, 3, 4, 5, 7, 9, 11, 13,
] as const;
type Rows = readonly (readonly [categoryId: number | null, percentage: number | null])[];

function check(category: FabricCategory, kind: CompositionKind, rows: Rows) {
  const shares: FibreShare[] = rows.map(([categoryId, percentage]) => ({ categoryId, percentage }));
  return compositionProblem({ category, kind, shares });
}

test('the main fibre of a blend needs 51 percent', () => {
  expect(MAIN_FIBRE_MIN_PERCENT).toBe(51);
});

test.each([
  [
    'cotton',
    'blend',
    [
      [COTTON, 51],
      [LINEN, 49],
    ],
  ],
  [
    'cotton',
    'blend',
    [
      [POLYESTER, 65],
      [COTTON, 35],
    ],
  ],
  [
    'denim',
    'blend',
    [
      [COTTON, 98],
      [ELASTANE, 2],
    ],
  ],
  [
    'polyester',
    'blend',
    [
      [RECYCLED, 51],
      [VISCOSE, 49],
    ],
  ],
  [
    'rayon',
    'blend',
    [
      [VISCOSE, 51],
      [COTTON, 49],
    ],
  ],
  [
    'cotton',
    'blend',
    [
      [COTTON, 33.3],
      [ORGANIC, 33.3],
      [LINEN, 33.4],
    ],
  ],
  ['cotton', 'single', [[COTTON, 100]]],
  ['cotton', 'single', [[ORGANIC, 100]]],
  ['rayon', 'single', [[MODAL, 100]]],
  ['polyester', 'single', [[RECYCLED, 100]]],
] as const)('%s as %s of %j passes', (category, kind, rows) => {
  expect(check(category, kind, rows)).toBeNull();
});

test.each([
  [
    'cotton',
    [
      [COTTON, 50],
      [LINEN, 50],
    ],
    'Cotton must be at least 51% for this category.',
  ],
  [
    'cotton',
    [
      [COTTON, 50.99],
      [LINEN, 49.01],
    ],
    'Cotton must be at least 51% for this category.',
  ],
  [
    'cotton',
    [
      [COTTON, 50],
      [POLYESTER, 50],
    ],
    'Cotton must be at least 51% for this category.',
  ],
  [
    'denim',
    [
      [VISCOSE, 60],
      [COTTON, 40],
    ],
    'Cotton must be at least 51% for this category.',
  ],
  [
    'polyester',
    [
      [VISCOSE, 55],
      [POLYESTER, 45],
    ],
    'Polyester must be at least 51% for this category.',
  ],
  [
    'rayon',
    [
      [COTTON, 60],
      [VISCOSE, 40],
    ],
    'Viscose must be at least 51% for this category.',
  ],
] as const)('a %s blend of %j has no leading fibre', (category, rows, message) => {
  const problem = check(category, 'blend', rows);
  expect([problem?.code, whyNotText(problem)]).toEqual(['request_main_fibre_short', message]);
});

test.each([
  ['cotton', SILK, 'Silk is not 100% Cotton. Choose one of: Cotton, Organic Cotton, BCI Cotton.'],
  ['denim', POLYESTER, 'Polyester is not 100% Cotton. Choose one of: Cotton, Organic Cotton, BCI Cotton.'],
  ['rayon', COTTON, 'Cotton is not 100% Rayon. Choose one of: Viscose, Modal, Lyocell.'],
  ['polyester', LINEN, 'Linen is not 100% Polyester. Choose one of: Polyester, Recycled Polyester.'],
] as const)('a %s of one fibre is not of fibre %i', (category, fibre, message) => {
  const problem = check(category, 'single', [[fibre, 100]]);
  expect([problem?.code, whyNotText(problem)]).toEqual(['request_fibre_of_other_type', message]);
});

test('a sum above or below 100 says greater or lesser', () => {
  const said = (kind: CompositionKind, rows: Rows) => whyNotText(check('cotton', kind, rows));
  expect(
    said('blend', [
      [COTTON, 60],
      [LINEN, 45],
    ]),
  ).toBe('Your total is 105%, which is greater than 100%.');
  expect(said('single', [[COTTON, 95]])).toBe('Your total is 95%, which is lesser than 100%.');
  expect(
    said('blend', [
      [COTTON, 60.1],
      [LINEN, 39.8],
    ]),
  ).toBe('Your total is 99.9%, which is lesser than 100%.');
});

test.each([
  [[null, 100]],
  [[COTTON, null]],
  [[COTTON, 0]],
  [[COTTON, -5]],
  [[COTTON, Number.NaN]],
  [[COTTON, Number.POSITIVE_INFINITY]],
  [[COTTON, 33.333]],
  [[COTTON, 0.001]],
  [[999, 100]],
] as const)('the row %j is incomplete', (row) => {
  expect(check('cotton', 'blend', [[COTTON, 50], row])).toEqual({ code: 'request_fibre_row_incomplete' });
});

test('no rows at all and two fibres in a single-fibre fabric are refused', () => {
  expect(check('cotton', 'blend', [])).toMatchObject({ code: 'request_fibres_missing' });
  expect(
    check('cotton', 'single', [
      [COTTON, 60],
      [LINEN, 40],
    ]),
  ).toMatchObject({ code: 'request_single_fibre_only' });
});

const fibreId = fc.constantFrom(...FIBRES.map((fibre) => fibre.id));
const category = fc.constantFrom<FabricCategory>('cotton', 'rayon', 'denim', 'polyester');
const rows = fc.array(fc.tuple(fibreId, fc.integer({ min: 1, max: 12_000 })), { minLength: 1, maxLength: 6 });

test('a sum that is not exactly 100 is always named greater or lesser, and no other sum is', () => {
  fc.assert(
    fc.property(category, fc.constantFrom<CompositionKind>('single', 'blend'), rows, (cat, kind, list) => {
      const sum = list.reduce((all, [, hundredths]) => all + hundredths, 0);
      const problem = check(
        cat,
        kind,
        list.map(([id, hundredths]) => [id, hundredths / 100]),
      );
      if (sum < 10_000) expect(problem?.code).toBe('request_shares_below_whole');
      else if (sum > 10_000) expect(problem?.code).toBe('request_shares_above_whole');
      else if (problem)
        expect(problem.code).not.toMatch(/^request_(shares_(below|above)_whole|fibre_row_incomplete)$/);
    }),
  );
});

test('a blend of two fibres passes exactly when a fibre that may lead reaches 51', () => {
  fc.assert(
    fc.property(
      category,
      fibreId,
      fibreId,
      fc.integer({ min: 1, max: 99 }),
      (cat, first, second, percent) => {
        fc.pre(first !== second);
        const kindOf = (id: number) => FIBRES.find((fibre) => fibre.id === id)?.kind ?? 'other';
        const share = (kind: string) =>
          (kindOf(first) === kind ? percent : 0) + (kindOf(second) === kind ? 100 - percent : 0);
        const leads = cat === 'rayon' ? share('viscose') : Math.max(share('cotton'), share('polyester'));
        const problem = check(cat, 'blend', [
          [first, percent],
          [second, 100 - percent],
        ]);
        expect(problem === null).toBe(leads >= 51);
      },
    ),
    { numRuns: 500 },
  );
});

test('the order of the rows does not matter to the answer', () => {
  fc.assert(
    fc.property(category, rows, (cat, list) => {
      const shares: Rows = list.map(([id, hundredths]) => [id, hundredths / 100]);
      expect(check(cat, 'blend', shares)).toEqual(check(cat, 'blend', shares.toReversed()));
    }),
  );
});
