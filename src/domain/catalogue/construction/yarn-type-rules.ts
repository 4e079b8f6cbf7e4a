/** Which way of spinning gives which counts. */
import { YARN_TYPE_LABEL, type YarnType } from '../yarn-and-loom.ts';
import { COUNT_LIMITS, type Yarn } from './yarn.ts';

const COUNTS_OF_YARN_TYPE = {
  carded: [6, 60],
  combed: [30, COUNT_LIMITS.Ne[1]],
  compact: [40, COUNT_LIMITS.Ne[1]],
  open_end: [COUNT_LIMITS.Ne[0], 20],
} as const satisfies Record<YarnType, readonly [from: number, to: number]>;

/** A filament comes out of a nozzle and is not spun at all. */
export function yarnTypesFor({ unit, count }: Yarn): YarnType[] {
  if (unit === 'D') return [];
  return (Object.keys(COUNTS_OF_YARN_TYPE) as YarnType[]).filter((type) => {
    const [from, to] = COUNTS_OF_YARN_TYPE[type];
    return count >= from && count <= to;
  });
}

export function yarnTypeProblem(type: YarnType, yarn: Yarn): string | null {
  if (yarnTypesFor(yarn).includes(type)) return null;
  if (yarn.unit === 'D') return 'Filament yarn is not spun, so it has no yarn type.';
  const [from, to] = COUNTS_OF_YARN_TYPE[type];
  return `${YARN_TYPE_LABEL[type]} yarn is spun from ${from}s to ${to}s.`;
}
