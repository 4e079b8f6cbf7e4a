import type { Lifecycle } from './lifecycle.ts';

/** States no walk from the start can reach: a test keeps this empty for every life cycle. */
export function unreachableStates<S extends string, A extends string>(cycle: Lifecycle<S, A>): S[] {
  const seen = new Set<S>([cycle.start]);
  for (const state of seen) {
    for (const to of Object.keys(cycle.moves[state]) as S[]) seen.add(to);
  }
  return (Object.keys(cycle.moves) as S[]).filter((state) => !seen.has(state));
}
