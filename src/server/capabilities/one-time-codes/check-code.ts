/** Compares a typed code: wrong, ended and guessed-too-often are told apart, whether the account exists is not. */
import { guessingThrottle, refusedUntil } from '#domain/account/code-guessing.ts';
import { OTP_MAX_WRONG_TRIES, OTP_RESEND_AFTER_SECONDS } from '#domain/account/one-time-code.ts';
import { puzzleBits } from '#domain/account/puzzle/proof-of-work.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { isCode } from './code-hash.ts';
import type { Guesser } from './guesser.ts';
import {
  type CodeKey,
  countGuestTry,
  countOwnTry,
  endCode,
  newestCode,
  type TriedCode,
} from './one-time-codes.store.ts';
import { provenBits, setPuzzle } from './proof-of-work.ts';
import { countWrongTry, endWrongRow, readWrongTries } from './wrong-tries.ts';

export type CheckedCode = { codeId: string; guesser: Guesser };

/**
 * Runs outside the caller's transaction on purpose: a counted try stays counted whatever happens next.
 * The code itself is ended by `useCode` inside the transaction of what it opens.
 */
export async function checkCode(services: Services, guesser: Guesser, code: string): Promise<CheckedCode> {
  const { db } = services;
  const { key } = guesser;
  await assertMayTry(services, guesser);
  const now = services.clock.now();
  const tried = await countTry(db, guesser, now);
  if (tried.length === 0) throw await reasonOfNoLiveCode(db, key, now);

  const right = tried.find(({ code_id, code_hash }) =>
    isCode(services.secrets, { ...key, codeId: code_id, code }, code_hash),
  );
  if (right) return { codeId: right.code_id, guesser };

  const triesLeft = Math.min(...tried.map(({ tries }) => OTP_MAX_WRONG_TRIES - tries));
  const [own] = tried;
  if (own?.isOwn && triesLeft === 0) await endCode(db, own.code_id, 'too_many_tries', now);
  await countWrongTry(services, guesser);
  throw new Refusal('code_wrong', { triesLeft });
}

/** Single use: of two calls with the right code only one gets through. It also ends the row of wrong ones. */
export async function useCode(
  services: Services,
  tx: Queries,
  { codeId, guesser }: CheckedCode,
): Promise<void> {
  const [isFirst] = await Promise.all([
    endCode(tx, codeId, 'used', services.clock.now()),
    endWrongRow(tx, guesser),
  ]);
  if (!isFirst) throw new Refusal('code_expired');
}

/** The code this caller asked for; without one, all live ones share the few tries of strangers. */
async function countTry(
  db: Queries,
  { key, caller, isStranger, own }: Guesser,
  now: Date,
): Promise<TriedCode[]> {
  const isSignedIn = !isStranger && own !== caller.deviceKey;
  if (isSignedIn) return countOwnTry(db, key, { requesters: [''], deviceKey: null }, now);
  const { addressKey, deviceKey } = caller;
  const requesters = deviceKey ? [deviceKey] : [addressKey];
  const tried = await countOwnTry(db, key, { requesters, deviceKey }, now);
  return tried.length > 0 ? tried : countGuestTry(db, key, now);
}

async function assertMayTry(services: Services, guesser: Guesser): Promise<void> {
  const { wrong, secondsLeft } = await readWrongTries(services, guesser);
  const throttle = guessingThrottle(guesser.audience, guesser.isStranger, wrong);
  if (throttle === 'none') return;
  if (throttle === 'refused')
    throw new Refusal('too_many_tries', { retryAfterSeconds: secondsLeft[refusedUntil(wrong.own)] });
  if ((await provenBits(services, guesser.key, guesser.caller.proofOfWork)) > 0) return;
  throw new Refusal('proof_of_work_required', {
    puzzle: setPuzzle(services, guesser.key, puzzleBits(wrong.identity.day + wrong.address)),
  });
}

async function reasonOfNoLiveCode(db: Queries, key: CodeKey, now: Date): Promise<Refusal> {
  const newest = await newestCode(db, key);
  const isGuessedOut =
    newest &&
    Math.max(newest.tries, newest.guest_tries) >= OTP_MAX_WRONG_TRIES &&
    newest.end_reason !== 'used' &&
    newest.expires_at > now;
  if (!isGuessedOut) return new Refusal('code_expired');
  const mayResendAt = newest.created_at.getTime() + OTP_RESEND_AFTER_SECONDS * 1000;
  return new Refusal('too_many_tries', {
    retryAfterSeconds: Math.max(1, Math.ceil((mayResendAt - now.getTime()) / 1000)),
  });
}
