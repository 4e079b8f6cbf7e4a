import { solvingPuzzles } from '#browser/proof-of-work/call-with-proof.ts';
import { call } from './api.ts';

/** For calls of somebody not yet signed in. */
export const callWithProof = solvingPuzzles(call);
