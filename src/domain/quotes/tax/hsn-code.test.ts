import { expect, test } from 'vitest';
import { FABRIC_TYPE_CODE, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { FIBRES } from '#domain/catalogue/fibre.ts';
import { SUB_CATEGORIES, subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import { hsnFor } from './hsn-code.ts';
import tariff from './tariff-codes.fixture.json' with { type: 'json' };

const CODES = new Set(
  Object.entries(tariff).flatMap(([heading, ends]) => ends.split(' ').map((end) => `${heading}${end}`)),
);

function code(subCategoryId: number, blend: string, fabricType: FabricType, gsm: number): string {
  const subCategory = subCategoryOf(subCategoryId);
  if (!subCategory) throw new Error(`no sub-category ${subCategoryId}`);
  const compositions = blend.split(', ').map((part) => {
    const [, name, percent] = /^(.+) ([\d.]+)$/.exec(part) ?? [];
    const categoryId = FIBRES.find((fibre) => fibre.name === name)?.id ?? 0;
    return { categoryId, percentage: Number(percent) };
  });
  return hsnFor({ subCategory, compositions, fabricType, gsm });
}

test.each([
  ['dyed poplin', 101, 'Cotton 100', 'dyed', 124, '520832'],
  ['printed poplin', 101, 'Cotton 100', 'printed', 127, '520852'],
  ['greige poplin', 101, 'Cotton 100', 'greige', 112, '520812'],
  ['light cambric, ready for dyeing', 102, 'Cotton 100', 'rfd', 74, '520821'],
  ['dyed twill', 107, 'Cotton 100', 'dyed', 156, '520833'],
  ['printed twill', 107, 'Cotton 100', 'printed', 156, '520859'],
  ['dyed drill', 108, 'Cotton 100', 'dyed', 287, '520932'],
  ['satin, ready for dyeing', 109, 'Cotton 100', 'rfd', 115, '520829'],
  ['yarn-dyed chambray', 112, 'Cotton 100', 'yarn_dyed', 107, '520842'],
  ['dyed canvas', 110, 'Cotton 100', 'dyed', 275, '520931'],
  ['yarn-dyed heavy herringbone', 117, 'Cotton 100', 'yarn_dyed', 240, '520943'],
  ['stretch twill', 121, 'Cotton 97, Elastane 3', 'dyed', 260, '520932'],
  ['plain rayon, greige', 201, 'Viscose 100', 'greige', 108, '551611'],
  ['plain rayon, printed', 201, 'Viscose 100', 'printed', 118, '551614'],
  ['yarn-dyed rayon dobby', 206, 'Viscose 100', 'yarn_dyed', 103, '551613'],
  ['rayon-cotton', 207, 'Viscose 60, Cotton 40', 'rfd', 107, '551641'],
  ['viscose with elastane', 201, 'Viscose 80, Elastane 20', 'dyed', 120, '551622'],
  ['viscose with wool', 201, 'Viscose 60, Wool 40', 'dyed', 120, '551632'],
  ['viscose with polyester', 201, 'Viscose 60, Polyester 40', 'dyed', 120, '551692'],
  ['modal', 209, 'Modal 100', 'dyed', 110, '551612'],
  ['viscose filament', 208, 'Viscose 100', 'printed', 70, '540824'],
  ['viscose filament with nylon', 208, 'Viscose 70, Nylon 30', 'dyed', 70, '540832'],
  ['heavy denim', 301, 'Cotton 100', 'denim', 394, '520942'],
  ['stretch denim', 302, 'Cotton 98, Elastane 2', 'denim', 322, '520942'],
  ['power stretch denim', 303, 'Cotton 75, Polyester 23, Elastane 2', 'denim', 287, '521142'],
  ['light denim', 306, 'Cotton 100', 'denim', 182, '520843'],
  ['ecru denim, ready for dyeing', 308, 'Cotton 100', 'rfd', 300, '520922'],
  ['printed georgette', 401, 'Polyester 100', 'printed', 54, '540754'],
  ['dyed chiffon', 402, 'Polyester 100', 'dyed', 38, '540752'],
  ['polyester satin of flat filament', 404, 'Polyester 100', 'dyed', 84, '540761'],
  ['taffeta of flat filament', 405, 'Polyester 100', 'dyed', 59, '540761'],
  ['nylon taffeta', 405, 'Nylon 100', 'dyed', 59, '540742'],
  ['filament of nylon and polyester', 406, 'Polyester 55, Nylon 45', 'dyed', 80, '540772'],
  ['filament with cotton', 406, 'Polyester 60, Cotton 40', 'dyed', 80, '540782'],
  ['filament with viscose', 406, 'Polyester 60, Viscose 40', 'dyed', 80, '540792'],
  ['PC poplin', 410, 'Polyester 65, Cotton 35', 'dyed', 103, '551321'],
  ['PC twill, light and dyed', 411, 'Polyester 65, Cotton 35', 'dyed', 170, '551323'],
  ['PC twill, heavy and dyed', 411, 'Polyester 65, Cotton 35', 'dyed', 171, '551422'],
  ['PV suiting', 412, 'Polyester 65, Viscose 35', 'yarn_dyed', 195, '551511'],
  ['PV suiting with stretch', 412, 'Polyester 62, Viscose 33, Elastane 5', 'dyed', 195, '551511'],
  ['polyester-wool suiting', 412, 'Polyester 55, Wool 45', 'yarn_dyed', 195, '551513'],
  ['spun polyester', 410, 'Polyester 100', 'greige', 103, '551211'],
  ['spun acrylic', 410, 'Acrylic 100', 'dyed', 103, '551229'],
  ['wool suiting', 412, 'Wool 100', 'dyed', 230, '511219'],
  ['linen shirting', 115, 'Linen 100', 'dyed', 150, '530919'],
  ['linen with cotton', 115, 'Linen 55, Cotton 45', 'greige', 150, '530921'],
  ['silk', 105, 'Silk 100', 'dyed', 60, '500720'],
] as const satisfies readonly [string, number, string, FabricType, number, string][])(
  '%s',
  (_name, subCategory, blend, fabricType, gsm, expected) => {
    expect(code(subCategory, blend, fabricType, gsm)).toBe(expected);
    expect(CODES).toContain(expected);
  },
);

test('85 percent cotton is cotton, a hundredth less is a blend, and linen in it changes the heading', () => {
  expect(code(101, 'Cotton 85, Polyester 15', 'dyed', 120)).toBe('520832');
  expect(code(101, 'Cotton 84.99, Polyester 15.01', 'dyed', 120)).toBe('521031');
  expect(code(101, 'Cotton 60, Linen 40', 'dyed', 120)).toBe('521213');
  expect(code(101, 'Cotton 60, Linen 40', 'dyed', 201)).toBe('521223');
  expect(code(101, 'Cotton 60, Linen 15, Polyester 25', 'dyed', 120)).toBe('521031');
});

test('all cottons count together', () => {
  expect(code(101, 'Cotton 40, Organic Cotton 30, BCI Cotton 30', 'dyed', 120)).toBe('520832');
});

test('a limit belongs to the lighter heading, and a rounding error does not cross it', () => {
  expect(code(101, 'Cotton 100', 'dyed', 100)).toBe('520831');
  expect(code(101, 'Cotton 100', 'dyed', 100.1)).toBe('520832');
  expect(code(101, 'Cotton 100', 'dyed', 200.000_000_1)).toBe('520832');
  expect(code(101, 'Cotton 100', 'dyed', 200.1)).toBe('520931');
  expect(code(101, 'Cotton 60, Polyester 40', 'rfd', 201)).toBe('521120');
});

test('of two equal halves the one that stands later in the tariff decides', () => {
  expect(code(410, 'Polyester 50, Cotton 50', 'dyed', 120)).toBe('551321');
  expect(code(201, 'Polyester 50, Viscose 50', 'dyed', 120)).toBe('551692');
});

test('a fibre nobody knows has no code', () => {
  expect(() => code(101, 'Jute 100', 'dyed', 120)).toThrow(RangeError);
});

const FINISHES = Object.keys(FABRIC_TYPE_CODE) as FabricType[];
const WEIGHTS = [40, 100, 100.1, 170, 170.1, 200, 200.1];

function unknownCodes(
  subCategories: readonly SubCategory[],
  fibres: readonly number[],
  shares: readonly number[],
) {
  const unknown = new Set<string>();
  for (const subCategory of subCategories)
    for (const fabricType of FINISHES)
      for (const gsm of WEIGHTS)
        for (const main of fibres)
          for (const partner of fibres)
            for (const percentage of shares) {
              const compositions = [
                { categoryId: main, percentage },
                { categoryId: partner, percentage: 100 - percentage },
              ];
              const hsn = hsnFor({ subCategory, compositions, fabricType, gsm });
              if (!CODES.has(hsn)) unknown.add(hsn);
            }
  return [...unknown];
}

test('every sub-category in every finish, weight and usual blend has a code of the tariff', () => {
  const [cotton, polyester, viscose, elastane] = [1, 2, 4, 9];
  expect(unknownCodes(SUB_CATEGORIES, [cotton, polyester, viscose, elastane], [100, 65])).toEqual([]);
});

test('every weave and yarn in every blend of two fibres has a code of the tariff', () => {
  const [plain, twill, satin, dobby, georgette, taffeta, gabardine] = [101, 107, 109, 113, 401, 405, 409];
  const kinds = [plain, twill, satin, dobby, georgette, taffeta, gabardine].map(subCategoryOf);
  const oneOfEachGroup = [1, 2, 4, 7, 8, 9, 10, 11, 12];
  const found = kinds.filter((kind) => kind !== null);
  expect(found).toHaveLength(7);
  expect(unknownCodes(found, oneOfEachGroup, [85, 84.99, 50])).toEqual([]);
});
