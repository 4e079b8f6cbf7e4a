/** How long something takes at best: a busy machine delays one try of several, a slow product all of them. */
const TRIES = 5;

/** Tries no more once it took less than this. */
export async function quickestOf(enoughMs: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && best >= enoughMs; tried += 1) {
    const began = performance.now();
    await work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** The lower one of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
