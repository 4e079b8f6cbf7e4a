/** Solves the puzzle an unknown device is set while somebody guesses at codes, as the web app does. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PROOF_OF_WORK_HEADER } from '#contract/headers.ts';
import { bitsOfPuzzle, hasLeadingZeroBits } from '#domain/account/puzzle/proof-of-work.ts';

const TRIES_A_TURN = 500;

/** The server under test may live in this process, so it gets its turn in between. */
export async function solved(puzzle: unknown): Promise<Record<string, string>> {
  if (typeof puzzle !== 'string') throw new Error('No puzzle was set.');
  const bits = bitsOfPuzzle(puzzle);
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${puzzle}.${nonce}`;
    if (hasLeadingZeroBits(createHash('sha256').update(proof).digest(), bits))
      return { [PROOF_OF_WORK_HEADER]: proof };
    if (nonce % TRIES_A_TURN === 0) await nextTurn();
  }
}
