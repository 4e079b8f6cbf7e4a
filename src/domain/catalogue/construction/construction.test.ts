import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUB_CATEGORIES } from '../sub-categories/sub-categories.ts';
import { type Construction, findConstruction, parseConstruction, writeConstruction } from './construction.ts';
import qualities from './demo-qualities.fixture.json' with { type: 'json' };
import { parseYarn, writeYarn, type Yarn } from './yarn.ts';

const yarn = (count: number, more: Partial<Yarn> = {}): Yarn => ({
  unit: 'Ne',
  count,
  ply: 1,
  elastane: null,
  effect: null,
  ...more,
});

function read(text: string) {
  const reading = parseConstruction(text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
}

test('the usual form is warp by weft, then ends by picks', () => {
  expect(read('40x40/120x80')).toEqual({
    ok: true,
    construction: { warp: yarn(40), weft: yarn(40), epi: 120, ppi: 80 },
    widthInches: null,
    swapNote: null,
  });
});

test.each([
  ['40 x 40 / 120 x 80', '40x40/120x80'],
  ['40X40 120X80', '40x40/120x80'],
  ['40*40/120*80', '40x40/120x80'],
  ['40×40/120×80', '40x40/120x80'],
  ['40sx40s/120x80', '40x40/120x80'],
  ['40/40 120/80', '40x40/120x80'],
  ['2/40x2/40/76x62', '2/40x2/40/76x62'],
  ['40/2x40/2/76x62', '2/40x2/40/76x62'],
  ['10x16+70d/86x54', '10x16+70D/86x54'],
  ['12x300D+40D/92x58', '12x300D+40D/92x58'],
  ['75Dx150D/180x80', '75Dx150D/180x80'],
  ['30x30 HT/68x56', '30x30HT/68x56'],
  ['30x30 slub/68x56', '30x30 slub/68x56'],
  ['10.5x10.5/72x44', '10.5x10.5/72x44'],
] as const)('%s is read as %s', (typed, written) => {
  const reading = read(typed);
  expect(writeConstruction(reading.construction)).toBe(written);
  expect(reading.swapNote).toBeNull();
});

test.each([
  ['76x68/30x30', '30x30/76x68', 'We read 76x68 as ends and picks per inch, and 30x30 as the yarns.'],
  [
    '104x86/68Dx68D',
    '68Dx68D/104x86',
    'We read 104x86 as ends and picks per inch, and 68Dx68D as the yarns.',
  ],
  [
    '68x64/16x16+70D',
    '16x16+70D/68x64',
    'We read 68x64 as ends and picks per inch, and 16x16+70D as the yarns.',
  ],
  [
    '92x60/2/20x2/20',
    '2/20x2/20/92x60',
    'We read 92x60 as ends and picks per inch, and 2/20x2/20 as the yarns.',
  ],
])('%s was written with the density first, and we say so', (typed, written, note) => {
  const reading = read(typed);
  expect(writeConstruction(reading.construction)).toBe(written);
  expect(reading.swapNote).toBe(note);
});

test('a mark on the yarn keeps the order as typed', () => {
  expect(read('100sx100s/56x52').swapNote).toBeNull();
  expect(read('100x100/56x52').swapNote).not.toBeNull();
  expect(read('2/100x2/100/56x52').construction.warp).toEqual(yarn(100, { ply: 2 }));
});

test('all 40 demo qualities are read with their yarns, density and width', () => {
  expect(qualities).toHaveLength(40);
  for (const { spec, epi, ppi, widthInches } of qualities) {
    const found = findConstruction(spec);
    expect([spec, found?.construction.epi, found?.construction.ppi]).toEqual([spec, epi, ppi]);
    expect([found?.widthInches, found?.swapNote]).toEqual([widthInches, null]);
    expect(spec.replace(' HT', 'HT')).toContain(found && writeConstruction(found.construction));
  }
});

test('all 105 usual constructions are read and written as they stand in the table', () => {
  const usual = SUB_CATEGORIES.flatMap(({ constructions }) => constructions);
  expect(usual).toHaveLength(105);
  for (const { text } of usual) {
    const { construction, widthInches, swapNote } = read(text);
    expect(`${writeConstruction(construction)} ${widthInches}"`).toBe(text);
    expect(swapNote).toBeNull();
  }
});

test.each([
  ['', 'Enter the construction as 40x40/120x80.'],
  ['poplin', 'Enter the construction as 40x40/120x80.'],
  ['40x40', 'Enter the construction as 40x40/120x80.'],
  ['75/36x75/36/100x80', 'Enter the construction as 40x40/120x80.'],
  ['2x40/120x80', 'Enter a yarn count from 4s to 140s.'],
  ['40x1300D/120x80', 'Enter a filament from 10D to 1200D.'],
  ['40x16+5D/120x80', 'Enter an elastane core from 10D to 140D.'],
  ['40x40/400x80', 'EPI must be between 20 and 340.'],
  ['40x40/120x300', 'PPI must be between 20 and 220.'],
  [`${'4'.repeat(200)}x40/120x80`, 'Enter the construction as 40x40/120x80.'],
])('%j is refused with one sentence', (typed, problem) => {
  expect(parseConstruction(typed)).toEqual({ ok: false, problem });
});

test('a bare yarn is counted in the unit of its fabric', () => {
  expect(parseYarn(' 75 ', 'D')).toEqual({ ok: true, yarn: yarn(75, { unit: 'D' }) });
  expect(parseYarn('75')).toEqual({ ok: true, yarn: yarn(75) });
  expect(parseYarn('40s', 'D')).toEqual({ ok: true, yarn: yarn(40) });
  for (const typed of ['', 'fine', '40x40', '7/8', '2/3', '40'.repeat(20)]) {
    expect(parseYarn(typed)).toEqual({ ok: false, problem: 'Enter the yarn as 40, 2/40, 16+70D or 75D.' });
  }
});

const tenths = (from: number, to: number) =>
  fc.integer({ min: from * 10, max: to * 10 }).map((count) => count / 10);
const someYarn: fc.Arbitrary<Yarn> = fc
  .record({
    unit: fc.constantFrom('Ne' as const, 'D' as const),
    ply: fc.integer({ min: 1, max: 6 }),
    elastane: fc.option(fc.integer({ min: 10, max: 140 })),
    effect: fc.option(fc.constantFrom('slub' as const, 'high_twist' as const)),
  })
  .chain((rest) =>
    (rest.unit === 'D' ? tenths(10, 1200) : tenths(7, 140)).map((count) => ({ ...rest, count })),
  );
const someConstruction: fc.Arbitrary<Construction> = fc.record({
  warp: someYarn,
  weft: someYarn,
  epi: fc.integer({ min: 20, max: 340 }),
  ppi: fc.integer({ min: 20, max: 220 }),
});

test('whatever is written is read back the same', () => {
  fc.assert(
    fc.property(someYarn, (one) => {
      expect(parseYarn(writeYarn(one))).toEqual({ ok: true, yarn: one });
    }),
  );
  fc.assert(
    fc.property(someConstruction, (construction) => {
      const text = writeConstruction(construction);
      expect(parseConstruction(text)).toEqual({ ok: true, construction, widthInches: null, swapNote: null });
    }),
    { numRuns: 1000 },
  );
});

test('no text makes the readers throw', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'0123456789x/+D s."'), maxLength: 170 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      expect(typeof parseConstruction(text).ok).toBe('boolean');
      expect(typeof parseYarn(text).ok).toBe('boolean');
    }),
  );
});
