/** A call of somebody not yet signed in: where the server sets a puzzle, it is solved and the call sent once more. */
import { ApiError, type CallOptions } from '#contract/client.ts';
import type { CallInput, Endpoint, Reply } from '#contract/endpoint.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/headers.ts';
import { call } from '../api.ts';

export async function callWithProof<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<Reply<E>> {
  try {
    return await call(endpoint, input, options);
  } catch (error) {
    const proof = await proofFor(error);
    if (proof === null) throw error;
    const headers = { ...options.headers, [PROOF_OF_WORK_HEADER]: proof };
    return call(endpoint, input, { ...options, headers });
  }
}

async function proofFor(error: unknown): Promise<string | null> {
  const puzzle = error instanceof ApiError ? error.body.details?.puzzle : undefined;
  if (typeof puzzle !== 'string') return null;
  const { solvePuzzle } = await import('./solve-puzzle.ts');
  return solvePuzzle(puzzle).catch(() => null);
}
