/** Makes a new code for an identity and ends the old one; how often is limited for all processes together. */
import { randomInt } from 'node:crypto';
import {
  OTP_EXPIRES_SECONDS,
  OTP_LENGTH,
  OTP_MAX_SENDS_PER_HOUR,
  OTP_RESEND_AFTER_SECONDS,
} from '#domain/account/one-time-code.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { codeHash } from './code-hash.ts';
import {
  type CodeKey,
  codeTimesSince,
  endLiveCode,
  insertCode,
  lockIdentity,
} from './one-time-codes.store.ts';

const HOUR_MS = 3_600_000;

export async function issueCode({ clock, ids, secrets }: Parts, tx: Queries, key: CodeKey): Promise<string> {
  await lockIdentity(tx, key);
  const now = clock.now();
  assertMaySend(await codeTimesSince(tx, key, new Date(now.getTime() - HOUR_MS)), now);

  const code = randomInt(10 ** OTP_LENGTH)
    .toString()
    .padStart(OTP_LENGTH, '0');
  const codeId = ids.next();
  await endLiveCode(tx, key, now);
  await insertCode(tx, {
    ...key,
    codeId,
    codeHash: codeHash(secrets, { ...key, codeId, code }),
    createdAt: now,
    expiresAt: new Date(now.getTime() + OTP_EXPIRES_SECONDS * 1000),
  });
  return code;
}

function assertMaySend(sent: { created_at: Date }[], now: Date): void {
  const waits = [
    waitAfter(sent[0], OTP_RESEND_AFTER_SECONDS * 1000, now),
    waitAfter(sent[OTP_MAX_SENDS_PER_HOUR - 1], HOUR_MS, now),
  ];
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds > 0) throw new Refusal('too_many_codes', { retryAfterSeconds });
}

function waitAfter(earlier: { created_at: Date } | undefined, pauseMs: number, now: Date): number {
  if (!earlier) return 0;
  return Math.max(0, Math.ceil((earlier.created_at.getTime() + pauseMs - now.getTime()) / 1000));
}
