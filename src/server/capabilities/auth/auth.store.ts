import type { Queries } from '#server/db/database.ts';

/** Tokens and sessions are plumbing of sign-in: rows are found by a secret's hash, before any tenant is known. */

export type SessionOwner = { customerId: string } | { staffId: string };

export async function insertSession(
  tx: Queries,
  session: { sessionId: string; owner: SessionOwner; device: string; deviceKey: string | null; now: Date },
): Promise<void> {
  const { sessionId, owner, device, deviceKey, now } = session;
  await tx.unscoped
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      customer_id: 'customerId' in owner ? owner.customerId : null,
      staff_id: 'staffId' in owner ? owner.staffId : null,
      device,
      device_key: deviceKey,
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
    .leftJoin('staff_members', 'staff_members.staff_id', 'sessions.staff_id')
    .select(['refresh_tokens.session_id', 'refresh_tokens.replaced_at'])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .where('refresh_tokens.expires_at', '>', now)
    .where('sessions.ended_at', 'is', null)
    .where((eb) =>
      kind === 'customer'
        ? eb('sessions.customer_id', 'is not', null)
        : eb('staff_members.is_active', '=', true),
    )
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

/** The ended session's device when this call ended it. */
export async function endSessionOf(
  tx: Queries,
  owner: SessionOwner,
  sessionId: string,
  reason: EndReason,
  now: Date,
): Promise<{ device_key: string | null } | undefined> {
  const update = tx.scoped.updateTable('sessions').set({ ended_at: now, end_reason: reason });
  const owned =
    'customerId' in owner
      ? update.where('customer_id', '=', owner.customerId)
      : update.where('staff_id', '=', owner.staffId);
  return owned
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('device_key')
    .executeTakeFirst();
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

type SessionOfCustomer = { customerId: string; sessionId: string };

export async function openStepUp(
  tx: Queries,
  { customerId, sessionId }: SessionOfCustomer,
  until: Date,
): Promise<void> {
  await tx.scoped
    .updateTable('sessions')
    .set({ step_up_until: until })
    .where('customer_id', '=', customerId)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function stepUpEnd(
  tx: Queries,
  { customerId, sessionId }: SessionOfCustomer,
): Promise<Date | null> {
  const row = await tx.scoped
    .selectFrom('sessions')
    .select('step_up_until')
    .where('customer_id', '=', customerId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.step_up_until ?? null;
}

export async function isSessionOpen(db: Queries, sessionId: string): Promise<boolean> {
  const row = await db.unscoped
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
