import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import { SUB_CATEGORIES, subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import type { Loom } from '#domain/catalogue/yarn-and-loom.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { clothOf } from './cloth.ts';
import { millRupeesPerMetre } from './cost-model.ts';
import demoPrices from './demo-prices.fixture.json' with { type: 'json' };
import { marketRate } from './market-rate.ts';

type DemoPrice = (typeof demoPrices)[number];

function draftOf(quality: DemoPrice): RequestDraft {
  const fabricType = quality.fabricType as FabricType;
  return {
    ...EMPTY_DRAFT,
    category: subCategoryOf(quality.subCategoryId)?.category ?? null,
    compositionType: quality.fibres.length > 1 ? 'blend' : 'single',
    compositions: quality.fibres.map(([categoryId = 0, percentage = 0]) => ({ categoryId, percentage })),
    productionSubType: quality.subCategoryId,
    requirementType: fabricType === 'greige' ? 'greige' : 'finished',
    finishedFabricType: fabricType === 'greige' ? null : fabricType,
    width: quality.width,
    weight: quality.gsm,
    warp: quality.warp,
    weft: quality.weft,
    epi: quality.epi,
    ppi: quality.ppi,
    loomType: quality.loom as Loom,
  };
}

function rupeesOf(draft: RequestDraft): number {
  const cloth = clothOf(draft);
  if (!cloth) throw new Error('the draft lacks an answer');
  return millRupeesPerMetre(cloth);
}

test.each(demoPrices.map((quality) => [quality.spec, quality] as const))(
  'the cost of %s is near its demo price',
  (_spec, quality) => {
    const draft = draftOf(quality);
    expect(rupeesOf(draft) / quality.rupeesPerMetre).toBeGreaterThan(0.9);
    expect(rupeesOf(draft) / quality.rupeesPerMetre).toBeLessThan(1.1);
    const dollars = Number(marketRate(rupeesOf(draft), { market: 'BD', unit: 'yard' }));
    expect(Math.abs(dollars - quality.dollarsPerYard)).toBeLessThanOrEqual(
      0.1 * quality.dollarsPerYard + 0.015,
    );
  },
);

test('on the whole the model neither flatters nor frightens', () => {
  const ratios = demoPrices.map((quality) => rupeesOf(draftOf(quality)) / quality.rupeesPerMetre);
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  expect(mean).toBeGreaterThan(0.98);
  expect(mean).toBeLessThan(1.02);
});

test('a dearer finish of the same cloth costs more', () => {
  const [poplin] = demoPrices;
  if (!poplin) throw new Error('no demo prices');
  const finishes = ['greige', 'rfd', 'dyed', 'printed'] as const;
  const rates = finishes.map((fabricType) => rupeesOf(draftOf({ ...poplin, fabricType })));
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
});

test('a weight alone is priced by the usual construction, and heavier cloth costs more', () => {
  const open = {
    ...EMPTY_DRAFT,
    category: 'cotton',
    productionSubType: 101,
    requirementType: 'greige',
  } as const;
  const requested: RequestDraft = {
    ...open,
    compositions: [{ categoryId: 1, percentage: 100 }],
    width: 58,
    loomType: 'air_jet',
    weight: 110,
  };
  expect(rupeesOf({ ...requested, weight: 140 })).toBeGreaterThan(rupeesOf(requested));
});

test('a draft that lacks an answer has no price', () => {
  expect(clothOf(EMPTY_DRAFT)).toBeNull();
});

/** Any cloth a buyer can ask for: each sub-category with each of its finishes, looms, widths and weights. */
const anyDraft = fc.constantFrom(...SUB_CATEGORIES).chain((subCategory) =>
  fc
    .record({
      fabricType: fc.constantFrom(...subCategory.fabricTypes),
      loomType: fc.constantFrom(...subCategory.looms),
      width: fc.integer({ min: 56, max: 260 }).map((halves) => halves / 2),
      weight: fc.integer({ min: Math.ceil(subCategory.ranges.gsm[0]), max: subCategory.ranges.gsm[1] }),
    })
    .map((choice) => draftIn(subCategory, choice)),
);

function draftIn(
  { id, category }: SubCategory,
  choice: { fabricType: FabricType; loomType: Loom; width: number; weight: number },
): RequestDraft {
  const fibre = { cotton: 1, denim: 1, rayon: 4, polyester: 2 }[category];
  const isGreige = choice.fabricType === 'greige';
  return {
    ...EMPTY_DRAFT,
    category,
    productionSubType: id,
    compositions: [{ categoryId: fibre, percentage: 100 }],
    requirementType: isGreige ? 'greige' : 'finished',
    finishedFabricType: isGreige ? null : choice.fabricType,
    width: choice.width,
    weight: choice.weight,
    loomType: choice.loomType,
  };
}

test('any cloth a buyer can ask for has a believable price', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const perUsualWidth = (rupeesOf(draft) * 58) / (draft.width ?? 58);
      expect(perUsualWidth).toBeGreaterThan(8);
      expect(perUsualWidth).toBeLessThan(330);
    }),
  );
});
