/** Sets a puzzle and checks its solution: sealed instead of stored, for one identity, good for one call. */
import { createHash, randomBytes } from 'node:crypto';
import {
  bitsOfPuzzle,
  hasLeadingZeroBits,
  PUZZLE_SECONDS,
  puzzleBits,
} from '#domain/account/proof-of-work.ts';
import { raiseCounter } from '#server/db/counters.ts';
import type { Parts } from '#server/parts.ts';
import { isSameHash } from '#server/secrets/app-secrets.ts';
import type { CodeKey } from './one-time-codes.store.ts';

const MAX_PROOF_LENGTH = 200;

export function setPuzzle({ secrets, clock }: Parts, key: CodeKey, strangersActs: number): string {
  const endsAt = Math.floor(clock.now().getTime() / 1000) + PUZZLE_SECONDS;
  const open = `${puzzleBits(strangersActs)}.${endsAt}.${randomBytes(12).toString('base64url')}`;
  return `${open}.${sealOf(secrets, key, open).toString('base64url')}`;
}

/** False for a proof that is none, belongs elsewhere, is too old or was used before. */
export async function isPuzzleSolved(parts: Parts, key: CodeKey, proof: string | null): Promise<boolean> {
  if (proof === null || proof.length > MAX_PROOF_LENGTH) return false;
  const [bits, endsAt, random, seal] = proof.split('.');
  const open = `${bits}.${endsAt}.${random}`;
  const now = parts.clock.now();
  const isOurs = isSameHash(sealOf(parts.secrets, key, open), Buffer.from(seal ?? '', 'base64url'));
  if (!isOurs || Number(endsAt) * 1000 < now.getTime()) return false;
  if (!hasLeadingZeroBits(createHash('sha256').update(proof).digest(), bitsOfPuzzle(proof))) return false;
  const use = await raiseCounter(parts.db, { key: `puzzle ${seal}`, windowSeconds: USE_WINDOW_SECONDS, now });
  return use.count === 1;
}

/** A day, so that the window almost never turns between two uses; the puzzle's own end does the rest. */
const USE_WINDOW_SECONDS = 86_400;

function sealOf(secrets: Parts['secrets'], { purpose, identity }: CodeKey, open: string): Buffer {
  return secrets.keyedHash('puzzle', purpose, identity, open).subarray(0, 16);
}
