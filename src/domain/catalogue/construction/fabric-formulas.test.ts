import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subCategoryOf } from '../sub-categories/sub-categories.ts';
import { type Construction, findConstruction, parseConstruction } from './construction.ts';
import { coverOf, FULL_COVER, isWeavable } from './cover.ts';
import qualities from './demo-qualities.fixture.json' with { type: 'json' };
import {
  glmOfGsm,
  gsmOfConstruction,
  gsmOfGlm,
  isWeightFarOff,
  metresPerKilogram,
  ouncesOfGsm,
} from './fabric-weight.ts';
import { writeComposition, writeQuality } from './quality-string.ts';
import { parseYarn } from './yarn.ts';
import { denierOfNe, neOfDenier, resultantNe, roundHalfUp } from './yarn-count.ts';
import { yarnTypeProblem, yarnTypesFor } from './yarn-type-rules.ts';

function construction(text: string): Construction {
  const reading = parseConstruction(text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.construction;
}

function yarn(text: string) {
  const reading = parseYarn(text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.yarn;
}

const CRIMP_6 = { warpPercent: 6, weftPercent: 6 };

test.each([
  [
    'GSM of 40x40/133x72 at 6 percent crimp',
    gsmOfConstruction(construction('40x40/133x72'), CRIMP_6),
    1,
    126.3,
  ],
  ['GLM of 120 GSM at 58 inches', glmOfGsm(120, 58), 1, 176.8],
  ['GSM of 200 GLM at 58 inches', gsmOfGlm(200, 58), 1, 135.8],
  ['ounces a square yard of 339 GSM', ouncesOfGsm(339), 1, 10],
  ['Ne of 150 denier', neOfDenier(150), 2, 35.43],
  ['resultant count of 2/40', resultantNe(yarn('2/40')), 2, 20],
  ['metres a kilogram at 183 GLM', metresPerKilogram(183), 2, 5.46],
])('%s', (_what, value, decimals, expected) => {
  expect(roundHalfUp(value, decimals)).toBe(expected);
});

test('rounding is half up, also where binary fractions fall short', () => {
  expect([roundHalfUp(1.005, 2), roundHalfUp(126.25, 1), roundHalfUp(126.249, 1)]).toEqual([
    1.01, 126.3, 126.2,
  ]);
});

test('elastane makes a yarn thicker by its deniers', () => {
  expect(roundHalfUp(resultantNe(yarn('16+70D')), 2)).toBe(13.22);
  expect(roundHalfUp(denierOfNe(resultantNe(yarn('300D+40D'))), 6)).toBe(340);
});

test('every demo quality weighs what its construction says, within three percent', () => {
  for (const { spec, gsm, subCategoryId } of qualities) {
    const crimpPercent = subCategoryOf(subCategoryId)?.crimpPercent ?? Number.NaN;
    const found = findConstruction(spec);
    const crimp = { warpPercent: crimpPercent, weftPercent: crimpPercent };
    const computed = found ? gsmOfConstruction(found.construction, crimp) : 0;
    expect([spec, Math.abs(computed - gsm) / gsm < 0.03]).toEqual([spec, true]);
  }
});

test('a weight is far off beyond 15 percent on either side, not at it', () => {
  expect([115, 115.1, 85, 84.9].map((typed) => isWeightFarOff(typed, 100))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

const weight = fc.integer({ min: 180, max: 9500 }).map((tenths) => tenths / 10);
const width = fc.integer({ min: 28, max: 130 });

test('weights survive the way to another unit and back', () => {
  fc.assert(
    fc.property(weight, width, (gsm, inches) => {
      expect(roundHalfUp(gsmOfGlm(glmOfGsm(gsm, inches), inches), 1)).toBe(gsm);
      expect(roundHalfUp(neOfDenier(denierOfNe(gsm)), 1)).toBe(gsm);
    }),
  );
});

test('more threads, thicker yarn or more crimp never make a cloth lighter', () => {
  const count = fc.integer({ min: 4, max: 139 });
  const density = fc.integer({ min: 20, max: 200 });
  fc.assert(
    fc.property(count, density, density, fc.integer({ min: 0, max: 20 }), (ne, epi, ppi, percent) => {
      const gsm = (text: string, crimp = percent) =>
        gsmOfConstruction(construction(text), { warpPercent: crimp, weftPercent: crimp });
      const own = gsm(`${ne}sx${ne}s/${epi}x${ppi}`);
      expect(gsm(`${ne}sx${ne}s/${epi + 1}x${ppi}`)).toBeGreaterThan(own);
      expect(gsm(`${ne + 1}sx${ne}s/${epi}x${ppi}`)).toBeLessThan(own);
      expect(gsm(`${ne}sx${ne}s/${epi}x${ppi}`, percent + 1)).toBeGreaterThan(own);
    }),
  );
});

test('a plain weave beyond a cover of 28 cannot be woven, another weave can', () => {
  const tight = construction('10x10/95x40');
  expect(roundHalfUp(coverOf(tight).warp, 1)).toBe(30);
  expect(isWeavable(tight, 'plain')).toBe(false);
  expect(isWeavable(tight, 'satin')).toBe(true);
  expect(isWeavable(construction('40x40/133x72'), 'plain')).toBe(true);
});

test('both sides beyond 28 are not weavable although the formula of the cloth falls below it', () => {
  const both = construction('10x10/95x95');
  expect(coverOf(both).cloth).toBeLessThan(FULL_COVER);
  expect(isWeavable(both, 'plain')).toBe(false);
});

test('ways of spinning follow the count', () => {
  expect(yarnTypesFor(yarn('10'))).toEqual(['carded', 'open_end']);
  expect(yarnTypesFor(yarn('24'))).toEqual(['carded']);
  expect(yarnTypesFor(yarn('30'))).toEqual(['carded', 'combed']);
  expect(yarnTypesFor(yarn('2/40'))).toEqual(['carded', 'combed', 'compact']);
  expect(yarnTypesFor(yarn('80'))).toEqual(['combed', 'compact']);
  expect(yarnTypesFor(yarn('75D'))).toEqual([]);
});

test('a way of spinning that does not reach the count is refused with its range', () => {
  expect(yarnTypeProblem('combed', yarn('40'))).toBeNull();
  expect(yarnTypeProblem('open_end', yarn('40'))).toBe('Open-end yarn is spun from 4s to 20s.');
  expect(yarnTypeProblem('carded', yarn('75D'))).toBe('Filament yarn is not spun, so it has no yarn type.');
});

test('a quality is written as the trade writes it', () => {
  const poplin = {
    shares: [{ categoryId: 1, percentage: 100 }],
    name: 'Poplin',
    construction: construction('40x40/120x80'),
    widthInches: 58,
    fabricType: 'dyed',
  } as const;
  expect(writeQuality(poplin)).toBe('100% Cotton Poplin 40x40/120x80 58" Dyed');
  const shares = [
    { categoryId: 9, percentage: 3 },
    { categoryId: 1, percentage: 97 },
  ];
  const stretch = {
    ...poplin,
    shares,
    name: 'Stretch Twill',
    construction: construction('20x16+70D/130x56'),
  };
  expect(writeQuality(stretch)).toBe('97% Cotton 3% Elastane Stretch Twill 20x16+70D/130x56 58" Dyed');
});

test('a quality says only what is known', () => {
  const nothing = { shares: [], name: null, construction: null, widthInches: null, fabricType: null };
  expect(writeQuality(nothing)).toBe('');
  expect(writeQuality({ ...nothing, name: 'Voile', widthInches: 54 })).toBe('Voile 54"');
  expect(
    writeComposition([
      { categoryId: null, percentage: 60 },
      { categoryId: 4, percentage: 40 },
    ]),
  ).toBe('40% Viscose');
});
