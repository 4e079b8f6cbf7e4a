import { sql } from 'kysely';
import { OTP_MAX_WRONG_TRIES } from '#domain/account/one-time-code.ts';
import type { Queries } from '#server/db/database.ts';

export type CodeKey = { purpose: string; identity: string };

/** One sender at a time for an identity, across processes, so that its limits cannot be raced. */
export async function lockIdentity(tx: Queries, { purpose, identity }: CodeKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${identity}`}, 0))`.execute(
    tx.unscoped,
  );
}

export function codeTimesSince(
  tx: Queries,
  { purpose, identity }: CodeKey,
  since: Date,
): Promise<{ created_at: Date }[]> {
  return tx.unscoped
    .selectFrom('one_time_codes')
    .select('created_at')
    .where('purpose', '=', purpose)
    .where('identity', '=', identity)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function endLiveCode(tx: Queries, { purpose, identity }: CodeKey, now: Date): Promise<void> {
  await tx.unscoped
    .updateTable('one_time_codes')
    .set({ ended_at: now, end_reason: 'replaced' })
    .where('purpose', '=', purpose)
    .where('identity', '=', identity)
    .where('ended_at', 'is', null)
    .execute();
}

export type NewCode = CodeKey & { codeId: string; codeHash: Buffer; createdAt: Date; expiresAt: Date };

export async function insertCode(tx: Queries, code: NewCode): Promise<void> {
  await tx.unscoped
    .insertInto('one_time_codes')
    .values({
      code_id: code.codeId,
      purpose: code.purpose,
      identity: code.identity,
      code_hash: code.codeHash,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Counts the try before anything is compared, in one statement: parallel guesses cannot share a try. */
export function countTry(db: Queries, { purpose, identity }: CodeKey, now: Date) {
  return db.unscoped
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('purpose', '=', purpose)
    .where('identity', '=', identity)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', OTP_MAX_WRONG_TRIES)
    .returning(['code_id', 'code_hash', 'tries'])
    .executeTakeFirst();
}

export function newestCode(db: Queries, { purpose, identity }: CodeKey) {
  return db.unscoped
    .selectFrom('one_time_codes')
    .select(['created_at', 'expires_at', 'end_reason', 'tries'])
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
  const result = await db.unscoped
    .updateTable('one_time_codes')
    .set({ ended_at: now, end_reason: reason })
    .where('code_id', '=', codeId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
