/** Calls of somebody not yet signed in: where the server sets a puzzle, it is solved and the call sent again. */
import { ApiError, type Call } from './client.ts';
import { PROOF_OF_WORK_HEADER } from './headers.ts';

/** Null where it cannot be solved here. */
export type SolvePuzzle = (puzzle: string) => Promise<string | null>;

/** While a storm grows, the next puzzle may already be harder than the one that was solved. */
const MOST_PUZZLES = 3;

export function withProof(call: Call, solve: SolvePuzzle): Call {
  return async (endpoint, input, options = {}) => {
    let headers = { ...options.headers };
    for (let solved = 0; ; solved += 1) {
      try {
        return await call(endpoint, input, { ...options, headers });
      } catch (error) {
        const puzzle = solved < MOST_PUZZLES ? puzzleIn(error) : null;
        const proof = puzzle === null ? null : await solve(puzzle).catch(() => null);
        if (proof === null) throw error;
        headers = { ...options.headers, [PROOF_OF_WORK_HEADER]: proof };
      }
    }
  };
}

function puzzleIn(error: unknown): string | null {
  const puzzle = error instanceof ApiError ? error.body.details?.puzzle : undefined;
  return typeof puzzle === 'string' ? puzzle : null;
}
