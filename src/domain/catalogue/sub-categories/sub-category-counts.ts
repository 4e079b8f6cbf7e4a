/** Does a yarn fit the counts of a sub-category, whichever unit it was written in. */
import type { CountUnit, Yarn } from '../construction/yarn.ts';
import { denierOfNe, resultantNe, singleNe } from '../construction/yarn-count.ts';
import { isWithin, type Range } from './sub-category.ts';

/** A plied yarn may be meant by its threads (2/100 voile) or by its thickness (2/40 suiting): either fits. */
export function isCountWithin(yarn: Yarn, unit: CountUnit, range: Range): boolean {
  const plied = resultantNe({ ...yarn, elastane: null });
  return [singleNe(yarn), plied].some((ne) => isWithin(unit === 'Ne' ? ne : denierOfNe(ne), range));
}

export function writeCountRange(unit: CountUnit, [from, to]: Range): string {
  const mark = unit === 'D' ? 'D' : 's';
  return `${from}${mark} to ${to}${mark}`;
}
