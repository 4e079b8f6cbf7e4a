/** Calls of somebody not yet signed in: where the server sets a puzzle, it is solved and the call sent again. */
import { withProof } from '#contract/call-with-proof.ts';
import type { Call } from '#contract/client.ts';

export function solvingPuzzles(call: Call) {
  return withProof(call, async (puzzle) => {
    const { solvePuzzle } = await import('./solve-puzzle.ts');
    return solvePuzzle(puzzle);
  });
}
