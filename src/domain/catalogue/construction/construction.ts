/** Yarns and thread density as one text: 40x40/120x80 is 40s warp and weft, 120 ends and 80 picks an inch. */
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import { writeYarn, YARN_FORM, type Yarn, type YarnParts, yarnFrom, yarnProblem } from './yarn.ts';

export type Construction = {
  readonly warp: Yarn;
  readonly weft: Yarn;
  /** Ends and picks an inch. */
  readonly epi: number;
  readonly ppi: number;
};

export type ReadConstruction = {
  readonly construction: Construction;
  readonly widthInches: number | null;
  /** One sentence when the density was written first and we turned it round. */
  readonly swapNote: string | null;
};

export const DENSITY_LIMITS = { epi: [20, 340], ppi: [20, 220] } as const;
const LONGEST_TYPED = 160;
/** Threads an inch lie above it, most counts below: so the two pairs are told apart. */
export const DENSITY_FROM = 60;

const TIMES = String.raw`\s?[xX*×]\s?`;
const BETWEEN = String.raw`(?:\s?\/\s?|\s)`;
const DENSITY = String.raw`(\d{2,3})`;
/** What follows the picks must not turn them into a yarn, as in 68x64/16x16+70D. */
const NO_YARN_MARK = String.raw`(?![\d.+]|D\b|s\b|HT\b)`;
const COUNTS_FIRST = new RegExp(
  `(?<![\\d./])${YARN_FORM}${TIMES}${YARN_FORM}${BETWEEN}${DENSITY}${TIMES}${DENSITY}${NO_YARN_MARK}`,
  'i',
);
const DENSITY_FIRST = new RegExp(
  `(?<![\\d./])${DENSITY}${TIMES}${DENSITY}${BETWEEN}${YARN_FORM}${TIMES}${YARN_FORM}(?![\\d.])`,
  'i',
);
/** 40/40 120/80: slashes inside the pairs and a space between them. */
const SLASHES = /(?<![\d./])(\d{1,3})s?\/(\d{1,3})s?\s+(\d{2,3})\/(\d{2,3})(?![\d./])/i;
const WIDTH = /(\d{2,3}(?:\.\d)?)\s?(?:"|”|″|in\b|inch)/i;

const NOT_READABLE = 'Enter the construction as 40x40/120x80.';

export function parseConstruction(raw: string): ParseResult<ReadConstruction> {
  const text = raw.trim();
  const found = findConstruction(text);
  if (!found) return refused(NOT_READABLE);
  const { construction } = found;
  const problem =
    yarnProblem(construction.warp) ?? yarnProblem(construction.weft) ?? densityProblem(construction);
  return problem === null ? { ok: true, ...found } : refused(problem);
}

/** Looks for a construction anywhere in a text, such as a whole quality or the words of a search. */
export function findConstruction(text: string): ReadConstruction | null {
  if (text.length > LONGEST_TYPED) return null;
  const found = countsFirst(text) ?? densityFirst(text) ?? withSlashes(text);
  if (!found) return null;
  const width = WIDTH.exec(text)?.[1];
  return { ...found, widthInches: width === undefined ? null : Number(width) };
}

type Found = Omit<ReadConstruction, 'widthInches'>;

function countsFirst(text: string): Found | null {
  const match = COUNTS_FIRST.exec(text);
  if (!match) return null;
  return orient(match.slice(1, 6), match.slice(6, 11), [match[11], match[12]]);
}

/** Without the rule on 60 only a mark on the second pair, as in 104x86/68Dx68D, proves this order. */
function densityFirst(text: string): Found | null {
  const match = DENSITY_FIRST.exec(text);
  if (!match) return null;
  const [warp, weft] = [match.slice(3, 8), match.slice(8, 13)];
  const found = isMarked(warp) || isMarked(weft) ? built(warp, weft, [match[1], match[2]]) : null;
  return found && { ...found, swapNote: swapNote(found.construction) };
}

function withSlashes(text: string): Found | null {
  const match = SLASHES.exec(text);
  return match && orient([match[1]], [match[2]], [match[3], match[4]]);
}

function orient(warp: YarnParts, weft: YarnParts, density: YarnParts): Found | null {
  const plain = !(isMarked(warp) || isMarked(weft));
  const [first, second] = [[warp[0], weft[0]], density].map((pair) => pair.map(Number));
  const isSwapped =
    plain &&
    first?.every((count) => count > DENSITY_FROM) &&
    second?.every((threads) => threads < DENSITY_FROM);
  if (!isSwapped) return built(warp, weft, density);
  const found = built([density[0]], [density[1]], [warp[0], weft[0]]);
  return found && { ...found, swapNote: swapNote(found.construction) };
}

function isMarked(parts: YarnParts): boolean {
  return parts.slice(1).some((part) => part !== undefined);
}

function built(warpParts: YarnParts, weftParts: YarnParts, [epi, ppi]: YarnParts): Found | null {
  const [warp, weft] = [yarnFrom(warpParts), yarnFrom(weftParts)];
  if (!(warp && weft)) return null;
  return { construction: { warp, weft, epi: Number(epi), ppi: Number(ppi) }, swapNote: null };
}

function swapNote({ warp, weft, epi, ppi }: Construction): string {
  return `We read ${epi}x${ppi} as ends and picks per inch, and ${writeYarn(warp)}x${writeYarn(weft)} as the yarns.`;
}

export function densityProblem({ epi, ppi }: Pick<Construction, 'epi' | 'ppi'>): string | null {
  const outside = (value: number, [from, to]: readonly [number, number]) => value < from || value > to;
  if (outside(epi, DENSITY_LIMITS.epi)) return 'EPI must be between 20 and 340.';
  return outside(ppi, DENSITY_LIMITS.ppi) ? 'PPI must be between 20 and 220.' : null;
}

/** Reads back to the same construction: bare fine counts at a low density carry an s, so that nobody turns them round. */
export function writeConstruction({ warp, weft, epi, ppi }: Construction): string {
  const isBare = (yarn: Yarn) => /^[\d.]+$/.test(writeYarn(yarn)) && yarn.count > DENSITY_FROM;
  const marked = isBare(warp) && isBare(weft) && Math.max(epi, ppi) < DENSITY_FROM;
  return `${writeYarn(warp, marked)}x${writeYarn(weft, marked)}/${epi}x${ppi}`;
}
