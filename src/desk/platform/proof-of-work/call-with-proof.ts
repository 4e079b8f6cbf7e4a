/** A call of somebody not yet signed in: where the server sets a puzzle, it is solved and the call sent again. */
import { withProof } from '#contract/call-with-proof.ts';
import { call } from '../api.ts';

export const callWithProof = withProof(call, async (puzzle) => {
  const { solvePuzzle } = await import('./solve-puzzle.ts');
  return solvePuzzle(puzzle);
});
