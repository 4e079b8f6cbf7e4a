/** How warp and weft cross: every weave as the draft a weaver would point on squared paper. */
export const WEAVES = [
  'plain',
  'oxford',
  'basket',
  'twill-2-1',
  'twill-3-1',
  'twill-2-2',
  'broken-twill',
  'herringbone',
  'satin-5',
  'satin-8',
  'sateen-5',
  'dobby-diamond',
  'dobby-spot',
  'crepe',
] as const;

export type Weave = (typeof WEAVES)[number];

/** One repeat: rows are picks from the top, columns are ends from the left, true where the warp lies on top. */
export type Draft = readonly (readonly boolean[])[];

type Crossing = (pick: number, end: number) => boolean;

function repeat(picks: number, ends: number, isWarpUp: Crossing): Draft {
  return Array.from({ length: picks }, (_, pick) =>
    Array.from({ length: ends }, (_, end) => isWarpUp(pick, end)),
  );
}

function wrap(value: number, size: number): number {
  return ((value % size) + size) % size;
}

/** The diagonal climbs to the right, as in most piece-dyed cottons. */
function twill(over: number, under: number): Draft {
  const size = over + under;
  return repeat(size, size, (pick, end) => wrap(end + pick, size) < over);
}

/** Each end goes under once a repeat; the step keeps those points from touching. */
function satin(ends: number, step: number): Draft {
  return repeat(ends, ends, (pick, end) => end !== wrap(pick * step, ends));
}

/** Two-two twill that turns back every eight ends with a clean break: the ends beside it are opposites. */
function herringbone(): Draft {
  return repeat(4, 16, (pick, end) => (end < 8 ? wrap(end + pick, 4) < 2 : wrap(end - pick, 4) < 2));
}

function pointed(...rows: readonly string[]): Draft {
  return rows.map((row) => [...row].map((square) => square === '#'));
}

const DRAFTS: Record<Weave, Draft> = {
  plain: repeat(2, 2, (pick, end) => wrap(pick + end, 2) === 0),
  oxford: repeat(2, 4, (pick, end) => wrap(pick + Math.floor(end / 2), 2) === 0),
  basket: repeat(4, 4, (pick, end) => wrap(Math.floor(pick / 2) + Math.floor(end / 2), 2) === 0),
  'twill-2-1': twill(2, 1),
  'twill-3-1': twill(3, 1),
  'twill-2-2': twill(2, 2),
  'broken-twill': pointed('###.', '.###', '##.#', '#.##'),
  herringbone: herringbone(),
  'satin-5': satin(5, 2),
  'satin-8': satin(8, 3),
  'sateen-5': satin(5, 2).map((row) => row.map((warpUp) => !warpUp)),
  'dobby-diamond': pointed(
    '#.#.#.#.',
    '.#.###.#',
    '#.##.##.',
    '.##...##',
    '##..#..#',
    '.##...##',
    '#.##.##.',
    '.#.###.#',
  ),
  'dobby-spot': pointed(
    '#.#.#.#.',
    '.#.#.#.#',
    '#.###.#.',
    '.#####.#',
    '#.###.#.',
    '.#.#.#.#',
    '#.#.#.#.',
    '.#.#.#.#',
  ),
  crepe: pointed(
    '##.#..#.',
    '#..#.##.',
    '.##.#..#',
    '.#.##.#.',
    '#.#..#.#',
    '..#.##.#',
    '#.#.#.#.',
    '.#.#.#.#',
  ),
};

export function draftOf(weave: Weave): Draft {
  return DRAFTS[weave];
}
