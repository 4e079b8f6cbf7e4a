/** Sets a puzzle and checks its solution: sealed instead of stored, for one identity, good for one call. */
import { createHash, randomBytes } from 'node:crypto';
import { bitsOfPuzzle, hasLeadingZeroBits, PUZZLE_SECONDS } from '#domain/account/puzzle/proof-of-work.ts';
import { raiseCounter } from '#server/db/counters.ts';
import { isSameHash } from '#server/secrets/app-secrets.ts';
import type { Services } from '#server/services.ts';
import type { CodeKey } from './one-time-codes.store.ts';

const MAX_PROOF_LENGTH = 200;

export function setPuzzle({ secrets, clock }: Services, key: CodeKey, bits: number): string {
  const endsAt = Math.floor(clock.now().getTime() / 1000) + PUZZLE_SECONDS;
  const open = `${bits}.${endsAt}.${randomBytes(12).toString('base64url')}`;
  return `${open}.${sealOf(secrets, key, open).toString('base64url')}`;
}

/** How hard the puzzle was; 0 for a proof that is none, belongs elsewhere, is too old or was used before. */
export async function provenBits(services: Services, key: CodeKey, proof: string | null): Promise<number> {
  if (proof === null || proof.length > MAX_PROOF_LENGTH) return 0;
  const [stated, endsAt, random, seal] = proof.split('.');
  const open = `${stated}.${endsAt}.${random}`;
  const now = services.clock.now();
  const isOurs = isSameHash(sealOf(services.secrets, key, open), Buffer.from(seal ?? '', 'base64url'));
  if (!isOurs || Number(endsAt) * 1000 < now.getTime()) return 0;
  const bits = bitsOfPuzzle(proof);
  if (!hasLeadingZeroBits(createHash('sha256').update(proof).digest(), bits)) return 0;
  const use = await raiseCounter(services.db, {
    key: `puzzle ${seal}`,
    windowSeconds: USE_WINDOW_SECONDS,
    now,
  });
  return use.count === 1 ? bits : 0;
}

/** A day, so that the window almost never turns between two uses; the puzzle's own end does the rest. */
const USE_WINDOW_SECONDS = 86_400;

function sealOf(secrets: Services['secrets'], { purpose, identity }: CodeKey, open: string): Buffer {
  return secrets.keyedHash('puzzle', purpose, identity, open).subarray(0, 16);
}
