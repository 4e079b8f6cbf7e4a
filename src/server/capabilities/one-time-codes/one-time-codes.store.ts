import { sql } from 'kysely';
import { OTP_MAX_WRONG_TRIES } from '#domain/account/one-time-code.ts';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type CodeKey = { purpose: string; identity: string };

/** One sender at a time for an identity, across processes, so that its limits cannot be raced. */
export async function lockIdentity(tx: Queries, { purpose, identity }: CodeKey): Promise<void> {
  await lockStatement.all(tx, { key: `${purpose} ${identity}` });
}

const lockStatement = scopedStatement(
  ({ key }: { key: string }) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`,
);

export type SentCode = {
  created_at: Date;
  device_key: string | null;
  address_key: string | null;
  is_remembered: boolean;
};

/** Newest first. */
export function codesSentSince(
  tx: Queries,
  { purpose, identity }: CodeKey,
  since: Date,
): Promise<SentCode[]> {
  return sentSinceStatement.all(tx, { purpose, identity, since });
}

const sentSinceStatement = scopedStatement(({ purpose, identity, since }: CodeKey & { since: Date }, db) =>
  db
    .selectFrom('one_time_codes')
    .select(['created_at', 'device_key', 'address_key', 'is_remembered'])
    .where('purpose', '=', purpose)
    .where('identity', '=', identity)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc'),
);

/** Only what the same asker had: a stranger's request ends nobody else's code. */
export async function endLiveCode(
  tx: Queries,
  { purpose, identity }: CodeKey,
  requester: string,
  now: Date,
): Promise<void> {
  await replaceStatement.all(tx, { purpose, identity, requester, now });
}

const replaceStatement = scopedStatement(
  ({ purpose, identity, requester, now }: CodeKey & { requester: string; now: Date }, db) =>
    db
      .updateTable('one_time_codes')
      .set({ ended_at: now, end_reason: 'replaced' })
      .where('purpose', '=', purpose)
      .where('identity', '=', identity)
      .where('requester', '=', requester)
      .where('ended_at', 'is', null),
);

export type NewCode = CodeKey & {
  codeId: string;
  codeHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  requester: string;
  deviceKey: string | null;
  addressKey: string | null;
  isRemembered: boolean;
};

export async function insertCode(tx: Queries, code: NewCode): Promise<void> {
  await insertStatement.all(tx, code);
}

const insertStatement = scopedStatement((code: NewCode, db) =>
  db.insertInto('one_time_codes').values({
    code_id: code.codeId,
    purpose: code.purpose,
    identity: code.identity,
    code_hash: code.codeHash,
    created_at: code.createdAt,
    expires_at: code.expiresAt,
    requester: code.requester,
    device_key: code.deviceKey,
    address_key: code.addressKey,
    is_remembered: code.isRemembered,
  }),
);

export type TriedCode = { code_id: string; code_hash: Buffer; tries: number; isOwn: boolean };

/**
 * Counts the try before anything is compared, in one statement: parallel guesses cannot share a try.
 * Of codes this asker has the newest is tried; a second one exists only where a device got its cookie meanwhile.
 */
export async function countOwnTry(
  db: Queries,
  { purpose, identity }: CodeKey,
  { requesters, deviceKey }: { requesters: string[]; deviceKey: string | null },
  now: Date,
): Promise<TriedCode[]> {
  const rows = await ownTryStatement.all(db, { purpose, identity, requesters, deviceKey, now });
  return rows.map((row) => ({ ...row, isOwn: true }));
}

type OwnTry = CodeKey & { requesters: string[]; deviceKey: string | null; now: Date };

const ownTryStatement = scopedStatement(
  ({ purpose, identity, requesters, deviceKey, now }: OwnTry) => sql<Omit<TriedCode, 'isOwn'>>`
    update one_time_codes set tries = tries + 1
    where code_id = (
        select code_id from one_time_codes
        where purpose = ${purpose} and identity = ${identity} and ended_at is null
          and (requester = any(${requesters}::text[]) or device_key = ${deviceKey}::text)
        order by created_at desc limit 1
      )
      and ended_at is null and expires_at > ${now}::timestamptz and tries < ${OTP_MAX_WRONG_TRIES}
    returning code_id, code_hash, tries`,
);

/** Somebody without a code of their own, such as an app that keeps no cookies and has changed networks. */
export async function countGuestTry(
  db: Queries,
  { purpose, identity }: CodeKey,
  now: Date,
): Promise<TriedCode[]> {
  const { rows } = await sql<Omit<TriedCode, 'isOwn'>>`
    update one_time_codes set guest_tries = guest_tries + 1
    where code_id in (
        select code_id from one_time_codes
        where purpose = ${purpose} and identity = ${identity} and ended_at is null
          and expires_at > ${now}::timestamptz
        order by code_id for update
      )
      and guest_tries < ${OTP_MAX_WRONG_TRIES}
    returning code_id, code_hash, guest_tries as tries`.execute(db.scoped);
  return rows.map((row) => ({ ...row, isOwn: false }));
}

export function newestCode(db: Queries, { purpose, identity }: CodeKey) {
  return db.scoped
    .selectFrom('one_time_codes')
    .select(['created_at', 'expires_at', 'end_reason', 'tries', 'guest_tries'])
    .where('purpose', '=', purpose)
    .where('identity', '=', identity)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** True for the one caller that ended the live code. */
export async function endCode(
  db: Queries,
  codeId: string,
  reason: 'used' | 'too_many_tries',
  now: Date,
): Promise<boolean> {
  return (await endStatement.first(db, { codeId, reason, now })) !== undefined;
}

const endStatement = scopedStatement(
  ({ codeId, reason, now }: { codeId: string; reason: string; now: Date }, db) =>
    db
      .updateTable('one_time_codes')
      .set({ ended_at: now, end_reason: reason })
      .where('code_id', '=', codeId)
      .where('ended_at', 'is', null)
      .returning('code_id'),
);
