/** Makes a new code for an identity and ends the asker's old one; how often is limited for all processes together. */
import { randomInt } from 'node:crypto';
import { secondsUntilNextCode } from '#domain/account/code-sending.ts';
import { OTP_EXPIRES_SECONDS, OTP_LENGTH } from '#domain/account/one-time-code.ts';
import { puzzleBits } from '#domain/account/puzzle/proof-of-work.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { codeHash } from './code-hash.ts';
import {
  type CodeKey,
  codesSentSince,
  endLiveCode,
  insertCode,
  lockIdentity,
  type NewCode,
  type SentCode,
} from './one-time-codes.store.ts';
import { setPuzzle } from './proof-of-work.ts';

const HOUR_MS = 3_600_000;

export type Asker = {
  /** One live code each. */
  requester: string;
  deviceKey: string | null;
  addressKey: string | null;
  kind: 'signed-in' | 'remembered' | 'stranger';
  /** How hard a puzzle was solved for this call; 0 for none. */
  provenBits: number;
};

/** For codes of somebody who is signed in already. */
const SIGNED_IN: Asker = {
  requester: '',
  deviceKey: null,
  addressKey: null,
  kind: 'signed-in',
  provenBits: 0,
};

export async function issueCode(services: Services, tx: Queries, key: CodeKey): Promise<string> {
  const { code, row } = await newCode(services, tx, key, SIGNED_IN);
  await storeCode(tx, row);
  return code;
}

/** For whoever sends it at the same time as it is stored. */
export async function newCode(
  services: Services,
  tx: Queries,
  key: CodeKey,
  asker: Asker,
): Promise<{ code: string; row: NewCode }> {
  const { clock, ids, secrets } = services;
  const anHourAgo = new Date(clock.now().getTime() - HOUR_MS);
  // The look is taken behind the lock, though both are sent at once.
  const [, sent] = await Promise.all([lockIdentity(tx, key), codesSentSince(tx, key, anHourAgo)]);
  const now = clock.now();
  assertOwnPause(sent, asker, now);
  if (asker.kind === 'stranger' && asker.provenBits === 0) assertFewStrangers(services, key, sent, now);

  const code = randomInt(10 ** OTP_LENGTH)
    .toString()
    .padStart(OTP_LENGTH, '0');
  const codeId = ids.next();
  const { requester, deviceKey, addressKey, kind } = asker;
  const row = {
    ...key,
    codeId,
    codeHash: codeHash(secrets, { ...key, codeId, code }),
    createdAt: now,
    expiresAt: new Date(now.getTime() + OTP_EXPIRES_SECONDS * 1000),
    requester,
    deviceKey,
    addressKey,
    isRemembered: kind === 'remembered',
  };
  return { code, row };
}

export async function storeCode(tx: Queries, row: NewCode): Promise<void> {
  await Promise.all([endLiveCode(tx, row, row.requester, row.createdAt), insertCode(tx, row)]);
}

function assertOwnPause(sent: SentCode[], asker: Asker, now: Date): void {
  const own = sent.filter((code) => isOwn(code, asker)).map(({ created_at }) => created_at);
  const retryAfterSeconds = secondsUntilNextCode(own, now);
  if (retryAfterSeconds > 0) throw new Refusal('too_many_codes', { retryAfterSeconds });
}

/** A stranger answers for the address too, or a new cookie would be a new allowance. */
function isOwn(code: SentCode, { kind, deviceKey, addressKey }: Asker): boolean {
  if (kind === 'signed-in') return true;
  const isSameDevice = deviceKey !== null && code.device_key === deviceKey;
  return isSameDevice || (kind === 'stranger' && !code.is_remembered && code.address_key === addressKey);
}

/** What other strangers asked for costs this one a puzzle, never the sign-in. */
function assertFewStrangers(services: Services, key: CodeKey, sent: SentCode[], now: Date): void {
  const strangers = sent.filter(({ is_remembered }) => !is_remembered).map(({ created_at }) => created_at);
  const retryAfterSeconds = secondsUntilNextCode(strangers, now);
  if (retryAfterSeconds === 0) return;
  const puzzle = setPuzzle(services, key, puzzleBits(strangers.length));
  throw new Refusal('too_many_codes', { retryAfterSeconds, puzzle });
}
