/** Yarns and threads: which pair of numbers are the counts is told by their marks, by the fabric, or by what mills spin. */
import { DENSITY_LIMITS } from '#domain/catalogue/construction/construction.ts';
import { writeYarn, type Yarn, yarnProblem } from '#domain/catalogue/construction/yarn.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { isWithin, type SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import { isCountWithin } from '#domain/catalogue/sub-categories/sub-category-counts.ts';
import type { Finding, YarnPair } from '../read/enquiry-text.ts';
import { askContradiction, askUnclear, type EnquirySheet, fill, partsOf } from './enquiry-sheet.ts';

/** What spinners sell. */
const USUAL_COUNTS = [
  6, 7, 8, 9, 10, 12, 14, 16, 20, 21, 24, 25, 26, 30, 32, 34, 36, 40, 45, 50, 60, 70, 80, 100, 120,
];
const USUAL_DENIERS = [20, 30, 40, 50, 68, 70, 75, 80, 100, 120, 135, 150, 155, 165, 200, 300, 320, 450, 600];
const SPARSE = 30;
type Spanned<Type> = Type & { readonly span: Finding };
type Densities = { readonly epi: number; readonly ppi: number };

export function fillYarns(sheet: EnquirySheet): void {
  const knits = partsOf(sheet, 'knit');
  if (knits.length > 0 && sheet.fields.productionSubType === undefined) {
    askUnclear(sheet, 'productionSubType', knits, { code: 'enquiry_is_knitted' });
    return;
  }
  const id = sheet.fields.productionSubType;
  const subCategory = id === undefined ? null : subCategoryOf(id);
  const { counts, densities } = sortPairs(sheet, subCategory);
  fillCounts(sheet, counts, subCategory);
  fillDensities(sheet, densities);
}

type Sorted = { counts: Spanned<YarnPair>[]; densities: Spanned<Densities>[] };

function sortPairs(sheet: EnquirySheet, subCategory: SubCategory | null): Sorted {
  const sorted: Sorted = { counts: [], densities: [] };
  const add = (pair: YarnPair, span: Finding, isCounts: boolean) => {
    if (isCounts) sorted.counts.push({ ...pair, span });
    else sorted.densities.push({ epi: pair.first.count, ppi: pair.second.count, span });
  };
  for (const found of partsOf(sheet, 'construction')) {
    const [one, two] = found.pairs;
    const isTurned = areTurned(one, two, subCategory);
    add(one, found, !isTurned);
    add(two, found, isTurned);
  }
  for (const found of partsOf(sheet, 'threads'))
    sorted.densities.push({ epi: found.epi, ppi: found.ppi, span: found });
  const alone = partsOf(sheet, 'pair');
  const bare = alone.filter(({ isMarked }) => !isMarked);
  for (const found of alone) if (found.isMarked) add(found, found, true);
  const [one, two] = bare;
  if (one && two && sorted.counts.length === 0 && sorted.densities.length === 0 && bare.length === 2) {
    const isTurned = areTurned(one, two, subCategory);
    add(one, one, !isTurned);
    add(two, two, isTurned);
    return sorted;
  }
  const hasCounts = sorted.counts.length > 0 || partsOf(sheet, 'yarn').length > 0;
  for (const found of bare) {
    const isCounts =
      sorted.densities.length > 0 ? !hasCounts : !hasCounts && looksLikeCounts(found, subCategory);
    add(found, found, isCounts);
  }
  return sorted;
}

/** Counts come first, unless the marks, the fabric or the numbers say otherwise. */
function areTurned(one: YarnPair, two: YarnPair, subCategory: SubCategory | null): boolean {
  if (one.isMarked !== two.isMarked) return two.isMarked;
  return likeness(two, one, subCategory) > likeness(one, two, subCategory) + 1;
}

function likeness(counts: YarnPair, densities: YarnPair, subCategory: SubCategory | null): number {
  const [epi, ppi] = [densities.first.count, densities.second.count];
  const usual = [counts.first, counts.second].filter(({ count }) => USUAL_COUNTS.includes(count)).length;
  const sparse = Math.min(epi, ppi) < SPARSE ? 3 : 0;
  const inside = subCategory && fits(counts, epi, ppi, subCategory) ? 4 : 0;
  return usual * 2 + inside - sparse;
}

function fits(counts: YarnPair, epi: number, ppi: number, { counts: of, ranges }: SubCategory): boolean {
  return (
    isWithin(epi, ranges.epi) &&
    isWithin(ppi, ranges.ppi) &&
    isCountWithin({ ...counts.first, unit: of.unit }, of.unit, of.warp) &&
    isCountWithin({ ...counts.second, unit: of.unit }, of.unit, of.weft)
  );
}

/** One pair alone: the counts of the fabric, its threads, or what spinners sell. */
function looksLikeCounts({ first, second }: YarnPair, subCategory: SubCategory | null): boolean {
  const usual = subCategory?.counts.unit === 'D' ? USUAL_DENIERS : USUAL_COUNTS;
  const areUsual = [first, second].every(({ count }) => usual.includes(count));
  if (!subCategory) return areUsual;
  const { ranges } = subCategory;
  const areThreads = isWithin(first.count, ranges.epi) && isWithin(second.count, ranges.ppi);
  return areUsual && !(areThreads && first.count > 60 && first.count !== second.count);
}

function fillCounts(
  sheet: EnquirySheet,
  pairs: readonly Spanned<YarnPair>[],
  subCategory: SubCategory | null,
): void {
  const singles = partsOf(sheet, 'yarn').map((found) => ({
    first: found.yarn,
    second: found.yarn,
    span: found,
  }));
  const isAssumed = pairs.length === 0;
  const considered = isAssumed ? singles : pairs;
  const written = considered.map(({ first, second, span }) => ({
    warp: writtenYarn(first, subCategory),
    weft: writtenYarn(second, subCategory),
    span,
  }));
  const [first] = written;
  if (!first) return;
  const spans = written.map(({ span }) => span);
  if (new Set(written.map(({ warp, weft }) => `${warp} ${weft}`)).size > 1)
    askContradiction(sheet, 'warp', spans);
  else if (first.warp === null || first.weft === null) {
    askUnclear(sheet, 'warp', spans, { code: 'enquiry_yarns_unclear' });
  } else {
    fill(sheet, 'warp', first.warp, { spans, isAssumed });
    fill(sheet, 'weft', first.weft, { spans, isAssumed });
  }
}

/** Filament fabrics are counted in deniers, with or without the D. */
function writtenYarn(yarn: Yarn, subCategory: SubCategory | null): string | null {
  const isFilament = subCategory?.counts.unit === 'D' && yarn.unit === 'Ne' && yarn.ply === 1;
  const meant: Yarn = isFilament ? { ...yarn, unit: 'D' } : yarn;
  return yarnProblem(meant) === null ? writeYarn(meant) : null;
}

function fillDensities(sheet: EnquirySheet, pairs: readonly Spanned<Densities>[]): void {
  const spans = pairs.map(({ span }) => span);
  const [first] = pairs;
  if (new Set(pairs.map(({ epi, ppi }) => `${epi} ${ppi}`)).size > 1) askContradiction(sheet, 'epi', spans);
  else if (first && isPossible('epi', first.epi) && isPossible('ppi', first.ppi)) {
    fill(sheet, 'epi', first.epi, { spans });
    fill(sheet, 'ppi', first.ppi, { spans });
  } else if (first) askUnclear(sheet, 'epi', spans, { code: 'enquiry_threads_unclear' });
  if (first) return;
  for (const side of ['epi', 'ppi'] as const) {
    const found = partsOf(sheet, 'end_count').filter((each) => each.side === side);
    const [only, ...more] = new Set(found.map(({ threads }) => threads));
    if (more.length > 0) askContradiction(sheet, side, found);
    else if (only !== undefined && isPossible(side, only)) fill(sheet, side, only, { spans: found });
  }
}

function isPossible(side: 'epi' | 'ppi', threads: number): boolean {
  return Number.isInteger(threads) && isWithin(threads, DENSITY_LIMITS[side]);
}
