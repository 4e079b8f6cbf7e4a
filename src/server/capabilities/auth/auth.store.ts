import type { Queries } from '#server/db/database.ts';

/** Tokens and sessions are plumbing of sign-in: rows are found by a secret's hash, before any tenant is known. */

export type SessionOwner = { customerId: string } | { staffId: string };

export async function insertSession(
  tx: Queries,
  { sessionId, owner, device, now }: { sessionId: string; owner: SessionOwner; device: string; now: Date },
): Promise<void> {
  await tx.unscoped
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      customer_id: 'customerId' in owner ? owner.customerId : null,
      staff_id: 'staffId' in owner ? owner.staffId : null,
      device,
      signed_in_at: now,
      last_seen_at: now,
    })
    .execute();
}

type TokenRow = { tokenHash: Buffer; sessionId: string; expiresAt: Date };

export async function insertAccessToken(
  tx: Queries,
  { tokenHash, sessionId, expiresAt }: TokenRow,
): Promise<void> {
  await tx.unscoped
    .insertInto('access_tokens')
    .values({ token_hash: tokenHash, session_id: sessionId, expires_at: expiresAt })
    .execute();
}

export async function insertRefreshToken(
  tx: Queries,
  { tokenHash, sessionId, expiresAt }: TokenRow,
): Promise<void> {
  await tx.unscoped
    .insertInto('refresh_tokens')
    .values({ token_hash: tokenHash, session_id: sessionId, expires_at: expiresAt })
    .execute();
}

/** One indexed read a call: whose token it is, and whether its session still stands. */
export function actorByToken(db: Queries, tokenHash: Buffer, now: Date) {
  return db.unscoped
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'access_tokens.session_id')
    .leftJoin('people', 'people.customer_id', 'sessions.customer_id')
    .leftJoin('companies', 'companies.brand_id', 'people.brand_id')
    .leftJoin('staff_members', 'staff_members.staff_id', 'sessions.staff_id')
    .select([
      'sessions.session_id',
      'access_tokens.expires_at',
      'people.customer_id',
      'people.brand_id',
      'companies.market',
      'staff_members.staff_id',
      'staff_members.role',
      'staff_members.is_active',
    ])
    .where('access_tokens.token_hash', '=', tokenHash)
    .where('access_tokens.expires_at', '>', now)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Locks the row, so that two tabs that renew at once come one after the other. */
export function lockRefreshToken(tx: Queries, tokenHash: Buffer, kind: 'customer' | 'staff', now: Date) {
  return tx.unscoped
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
    .select(['refresh_tokens.session_id', 'refresh_tokens.replaced_at'])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .where('refresh_tokens.expires_at', '>', now)
    .where('sessions.ended_at', 'is', null)
    .where(kind === 'customer' ? 'sessions.customer_id' : 'sessions.staff_id', 'is not', null)
    .forUpdate('refresh_tokens')
    .executeTakeFirst();
}

export async function markReplaced(tx: Queries, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.unscoped
    .updateTable('refresh_tokens')
    .set((eb) => ({ replaced_at: eb.fn.coalesce('replaced_at', eb.val(now)) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function touchSession(tx: Queries, sessionId: string, now: Date): Promise<void> {
  await tx.unscoped
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('session_id', '=', sessionId)
    .execute();
}

export function openSessionsOf(db: Queries, customerId: string, refreshableAt: Date) {
  return (
    db.scoped
      .selectFrom('sessions')
      .select(['session_id', 'device', 'signed_in_at', 'last_seen_at'])
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      // A session nobody renewed for a month is over, although nobody ended it.
      .where('last_seen_at', '>', refreshableAt)
      .orderBy('last_seen_at', 'desc')
      .limit(100)
      .execute()
  );
}

export type EndReason = 'logout' | 'ended_by_owner' | 'refresh_reused';

/** True when this call ended it. */
export async function endSessionOf(
  tx: Queries,
  owner: SessionOwner,
  sessionId: string,
  reason: EndReason,
  now: Date,
): Promise<boolean> {
  const update = tx.scoped.updateTable('sessions').set({ ended_at: now, end_reason: reason });
  const owned =
    'customerId' in owner
      ? update.where('customer_id', '=', owner.customerId)
      : update.where('staff_id', '=', owner.staffId);
  const result = await owned
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** For a family whose old refresh token came back: only the token is known, not who holds it. */
export async function endStolenFamily(tx: Queries, sessionId: string, now: Date): Promise<void> {
  await tx.unscoped
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'refresh_reused' })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertSignUpToken(
  tx: Queries,
  row: { tokenHash: Buffer; phone: string; expiresAt: Date },
): Promise<void> {
  await tx.unscoped
    .insertInto('sign_up_tokens')
    .values({ token_hash: row.tokenHash, phone: row.phone, expires_at: row.expiresAt })
    .execute();
}

export async function insertExchangeCode(
  tx: Queries,
  row: { codeHash: Buffer; customerId: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await tx.unscoped
    .insertInto('exchange_codes')
    .values({
      code_hash: row.codeHash,
      customer_id: row.customerId,
      session_id: row.sessionId,
      expires_at: row.expiresAt,
    })
    .execute();
}

/** Compare-and-set: a code is good once, while the sign-in that asked for it still stands. */
export function useExchangeCode(
  tx: Queries,
  codeHash: Buffer,
  now: Date,
): Promise<{ customer_id: string } | undefined> {
  return tx.unscoped
    .updateTable('exchange_codes')
    .from('sessions')
    .set({ used_at: now })
    .whereRef('sessions.session_id', '=', 'exchange_codes.session_id')
    .where('sessions.ended_at', 'is', null)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('exchange_codes.customer_id')
    .executeTakeFirst();
}
