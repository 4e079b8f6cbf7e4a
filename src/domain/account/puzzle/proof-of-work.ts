/** A small puzzle that costs an unknown device a moment and an attacker a moment for every try. */
export const PUZZLE_SECONDS = 300;
export const EASIEST_BITS = 16;
export const HARDEST_BITS = 20;

const ACTS_BEFORE_HARDER = 5;

/** One bit, which is twice the work, each time the sends or tries of strangers have doubled. */
export function puzzleBits(strangersActs: number): number {
  const doublings = Math.floor(Math.log2(1 + strangersActs / ACTS_BEFORE_HARDER));
  return Math.min(HARDEST_BITS, EASIEST_BITS + doublings);
}

/** Whether a SHA-256 hash begins with that many zero bits. */
export function hasLeadingZeroBits(hash: ArrayLike<number>, bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i += 1) if (hash[i] !== 0) return false;
  const rest = bits & 7;
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0;
}

/** `bits.endsAt.random.seal`: the first part says how hard it is. */
export function bitsOfPuzzle(puzzle: string): number {
  const bits = Number(puzzle.split('.', 1)[0]);
  return Number.isInteger(bits) && bits > 0 && bits <= HARDEST_BITS ? bits : 0;
}
