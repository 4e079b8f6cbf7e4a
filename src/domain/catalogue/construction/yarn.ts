/** One yarn of a construction as the trade writes it: 40, 40s, 2/40, 16+70D, 75D, 30HT, 30 slub. */
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

/** Ne: hanks a pound, higher is finer. D: deniers, higher is coarser. */
export type CountUnit = 'Ne' | 'D';
type YarnEffect = 'slub' | 'high_twist';

export type Yarn = {
  readonly unit: CountUnit;
  /** Of the single yarn, with at most one decimal. */
  readonly count: number;
  readonly ply: number;
  /** Deniers of an elastane core, as in 16+70D. */
  readonly elastane: number | null;
  readonly effect: YarnEffect | null;
};

export const COUNT_LIMITS = { Ne: [4, 140], D: [10, 1200] } as const satisfies Record<
  CountUnit,
  readonly [number, number]
>;
const ELASTANE_LIMITS = [10, 140] as const;
/** No yarn is twisted of more; also tells the ply in 2/40 and 40/2 from the count. */
const MOST_PLIES = 6;
const LONGEST_TYPED = 24;

const NUMBER = String.raw`\d{1,4}(?:\.\d)?`;
/** Five groups: first number, second number, unit, elastane, effect. */
export const YARN_FORM = String.raw`(${NUMBER})(?:\/(${NUMBER}))?(D|s)?(?:\+(\d{1,3})D)?(?:\s?(slub|HT)(?![a-wyz]))?`;
const WHOLE_YARN = new RegExp(`^${YARN_FORM}$`, 'i');

const NOT_A_YARN = 'Enter the yarn as 40, 2/40, 16+70D or 75D.';

/** A number without a mark is read in the unit its fabric is counted in. */
export function parseYarn(raw: string, bareUnit: CountUnit = 'Ne'): ParseResult<{ yarn: Yarn }> {
  if (raw.length > LONGEST_TYPED) return refused(NOT_A_YARN);
  const match = WHOLE_YARN.exec(raw.trim());
  const yarn = match && yarnFrom(match.slice(1, 6), bareUnit);
  if (!yarn) return refused(NOT_A_YARN);
  const problem = yarnProblem(yarn);
  return problem === null ? { ok: true, yarn } : refused(problem);
}

export type YarnParts = readonly (string | undefined)[];

export function yarnFrom(
  [first, second, mark, elastane, effect]: YarnParts,
  bareUnit: CountUnit = 'Ne',
): Yarn | null {
  const plied = readPly(Number(first), second === undefined ? null : Number(second));
  return (
    plied && {
      ...plied,
      unit: mark === undefined ? bareUnit : unitOf(mark),
      elastane: elastane === undefined ? null : Number(elastane),
      effect: effect === undefined ? null : effectOf(effect),
    }
  );
}

/** 2/40 and 40/2 are the same yarn: two threads of 40s twisted together. */
function readPly(first: number, second: number | null): Pick<Yarn, 'count' | 'ply'> | null {
  if (second === null) return { count: first, ply: 1 };
  const [ply, count] = first <= MOST_PLIES ? [first, second] : [second, first];
  return Number.isInteger(ply) && ply >= 1 && ply <= MOST_PLIES && count > MOST_PLIES ? { count, ply } : null;
}

function unitOf(mark: string): CountUnit {
  return mark.toUpperCase() === 'D' ? 'D' : 'Ne';
}

function effectOf(effect: string): YarnEffect {
  return effect.toLowerCase() === 'slub' ? 'slub' : 'high_twist';
}

export function yarnProblem({ unit, count, elastane }: Yarn): string | null {
  const [from, to] = COUNT_LIMITS[unit];
  if (count < from || count > to) {
    return unit === 'Ne'
      ? `Enter a yarn count from ${from}s to ${to}s.`
      : `Enter a filament from ${from}D to ${to}D.`;
  }
  const [least, most] = ELASTANE_LIMITS;
  return elastane !== null && (elastane < least || elastane > most)
    ? `Enter an elastane core from ${least}D to ${most}D.`
    : null;
}

/** `marked` adds the s that tells a count from a number of threads. */
export function writeYarn({ unit, count, ply, elastane, effect }: Yarn, marked = false): string {
  const number = ply === 1 ? `${count}` : `${ply}/${count}`;
  const mark = unit === 'D' ? 'D' : marked ? 's' : '';
  const core = elastane === null ? '' : `+${elastane}D`;
  const look = effect === null ? '' : effect === 'slub' ? ' slub' : 'HT';
  return `${number}${mark}${core}${look}`;
}
