/** Compares a typed code: wrong, ended and guessed-too-often are told apart, whether the account exists is not. */
import { OTP_MAX_WRONG_TRIES, OTP_RESEND_AFTER_SECONDS } from '#domain/account/one-time-code.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { raiseCounter, readCounter } from '#server/db/counters.ts';
import type { Queries } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Parts } from '#server/parts.ts';
import { isSameHash } from '#server/secrets/app-secrets.ts';
import { codeHash } from './code-hash.ts';
import { type CodeKey, countTry, endCode, newestCode } from './one-time-codes.store.ts';

/** Brakes against trying a few codes on very many numbers. */
const WRONG_TRIES_PER_HOUR = { address: 200, everyone: 5000 } as const;
const HOUR_SECONDS = 3600;

export type CheckedCode = { codeId: string };

/**
 * Runs outside the caller's transaction on purpose: a counted try stays counted whatever happens next.
 * The code itself is ended by `useCode` inside the transaction of what it opens.
 */
export async function checkCode(
  parts: Parts,
  key: CodeKey,
  code: string,
  caller: Caller,
): Promise<CheckedCode> {
  const { db, clock, secrets } = parts;
  await assertNoSpraying(parts, caller);
  const now = clock.now();
  const tried = await countTry(db, key, now);
  if (!tried) throw await reasonOfNoLiveCode(db, key, now);

  const expected = codeHash(secrets, { ...key, codeId: tried.code_id, code });
  if (isSameHash(expected, tried.code_hash)) return { codeId: tried.code_id };

  const triesLeft = OTP_MAX_WRONG_TRIES - tried.tries;
  if (triesLeft === 0) await endCode(db, tried.code_id, 'too_many_tries', now);
  await countWrongTry(parts, caller);
  throw new Refusal('code_wrong', { triesLeft });
}

/** Single use: of two calls with the right code only one gets through. */
export async function useCode({ clock }: Parts, tx: Queries, { codeId }: CheckedCode): Promise<void> {
  if (!(await endCode(tx, codeId, 'used', clock.now()))) throw new Refusal('code_expired');
}

async function reasonOfNoLiveCode(db: Queries, key: CodeKey, now: Date): Promise<Refusal> {
  const newest = await newestCode(db, key);
  const isGuessedOut =
    newest && newest.tries >= OTP_MAX_WRONG_TRIES && newest.end_reason !== 'used' && newest.expires_at > now;
  if (!isGuessedOut) return new Refusal('code_expired');
  const mayResendAt = newest.created_at.getTime() + OTP_RESEND_AFTER_SECONDS * 1000;
  return new Refusal('too_many_tries', {
    retryAfterSeconds: Math.max(1, Math.ceil((mayResendAt - now.getTime()) / 1000)),
  });
}

function wrongTryCounters({ clock }: Parts, caller: Caller) {
  const window = { windowSeconds: HOUR_SECONDS, now: clock.now() };
  return [
    { ...window, key: `wrong-codes ${caller.addressKey}`, limit: WRONG_TRIES_PER_HOUR.address },
    { ...window, key: 'wrong-codes everyone', limit: WRONG_TRIES_PER_HOUR.everyone },
  ];
}

async function assertNoSpraying(parts: Parts, caller: Caller): Promise<void> {
  for (const { limit, ...counter } of wrongTryCounters(parts, caller)) {
    const { count, secondsLeft } = await readCounter(parts.db, counter);
    if (count >= limit) throw new Refusal('too_many_tries', { retryAfterSeconds: secondsLeft });
  }
}

async function countWrongTry(parts: Parts, caller: Caller): Promise<void> {
  for (const { limit: _limit, ...counter } of wrongTryCounters(parts, caller))
    await raiseCounter(parts.db, counter);
}
