import type { Queries } from '#server/db/database.ts';
import { unscopedStatement } from '#server/db/statement.ts';

/** Tokens and sessions are plumbing of sign-in: rows are found by a secret's hash, before any tenant is known. */

export type SessionOwner = { customerId: string } | { staffId: string };

export async function insertSession(
  tx: Queries,
  session: {
    sessionId: string;
    owner: SessionOwner;
    device: string;
    deviceKey: string | null;
    parentId: string | null;
    endsAt: Date;
    now: Date;
  },
): Promise<void> {
  const { sessionId, owner, device, deviceKey, parentId, endsAt, now } = session;
  await tx.scoped
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      customer_id: 'customerId' in owner ? owner.customerId : null,
      staff_id: 'staffId' in owner ? owner.staffId : null,
      device,
      device_key: deviceKey,
      parent_session_id: parentId,
      ends_at: endsAt,
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
  await tx.scoped
    .insertInto('access_tokens')
    .values({ token_hash: tokenHash, session_id: sessionId, expires_at: expiresAt })
    .execute();
}

export async function insertRefreshToken(
  tx: Queries,
  { tokenHash, sessionId, expiresAt }: TokenRow,
): Promise<void> {
  await tx.scoped
    .insertInto('refresh_tokens')
    .values({ token_hash: tokenHash, session_id: sessionId, expires_at: expiresAt })
    // Two tabs that renew with the same cookie get the same next one.
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
}

/** One indexed read a call: whose token it is, and whether its session still stands. */
export const actorByToken = unscopedStatement((values: { tokenHash: Buffer; now: Date }, db) =>
  db
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
    .where('access_tokens.token_hash', '=', values.tokenHash)
    .where('access_tokens.expires_at', '>', values.now)
    .where('sessions.ended_at', 'is', null),
);

/** Locks the row, so that two tabs that renew at once come one after the other. */
export function lockRefreshToken(tx: Queries, tokenHash: Buffer, kind: 'customer' | 'staff', now: Date) {
  return tx.unscoped
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
    .leftJoin('staff_members', 'staff_members.staff_id', 'sessions.staff_id')
    .select(['refresh_tokens.session_id', 'refresh_tokens.replaced_at', 'sessions.ends_at'])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .where('refresh_tokens.expires_at', '>', now)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.ends_at', '>', now)
    .where((eb) =>
      kind === 'customer'
        ? eb('sessions.customer_id', 'is not', null)
        : eb('staff_members.is_active', '=', true),
    )
    .forUpdate('refresh_tokens')
    .executeTakeFirst();
}

export async function markReplaced(tx: Queries, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.scoped
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

export type EndReason = 'logout' | 'ended_by_owner' | 'refresh_reused' | 'parent_ended' | 'too_many';

export type EndedSession = { session_id: string; device_key: string | null };

/** The ended session when this call ended it; somebody else's is not found. */
export function endSessionOf(
  tx: Queries,
  owner: SessionOwner,
  sessionId: string,
  reason: EndReason,
  now: Date,
): Promise<EndedSession | undefined> {
  return owned(tx, owner, reason, now)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning(['session_id', 'device_key'])
    .executeTakeFirst();
}

function owned(tx: Queries, owner: SessionOwner, reason: EndReason, now: Date) {
  const update = tx.scoped.updateTable('sessions').set({ ended_at: now, end_reason: reason });
  return 'customerId' in owner
    ? update.where('customer_id', '=', owner.customerId)
    : update.where('staff_id', '=', owner.staffId);
}

export function endAllSessions(
  tx: Queries,
  owner: SessionOwner,
  reason: EndReason,
  now: Date,
): Promise<EndedSession[]> {
  return owned(tx, owner, reason, now)
    .where('ended_at', 'is', null)
    .returning(['session_id', 'device_key'])
    .execute();
}

/** Beyond the newest so many of one person, those that were unused longest. */
export function endOldestSessions(
  tx: Queries,
  owner: SessionOwner,
  { keep, now }: { keep: number; now: Date },
): Promise<EndedSession[]> {
  return owned(tx, owner, 'too_many', now)
    .where('ended_at', 'is', null)
    .where((eb) => {
      const open = eb
        .selectFrom('sessions')
        .select('session_id')
        .where('ended_at', 'is', null)
        .where(
          'customerId' in owner ? 'customer_id' : 'staff_id',
          '=',
          'customerId' in owner ? owner.customerId : owner.staffId,
        )
        .orderBy('last_seen_at', 'desc')
        .orderBy('session_id', 'desc')
        .limit(keep);
      return eb('session_id', 'not in', open);
    })
    .returning(['session_id', 'device_key'])
    .execute();
}

/** By the session alone: its refresh token came back, or the sign-in it came from is over. */
export async function endSessions(
  tx: Queries,
  which: { sessionId: string } | { parentIds: string[] },
  reason: EndReason,
  now: Date,
): Promise<EndedSession[]> {
  const update = tx.unscoped.updateTable('sessions').set({ ended_at: now, end_reason: reason });
  const chosen =
    'sessionId' in which
      ? update.where('session_id', '=', which.sessionId)
      : update.where('parent_session_id', 'in', which.parentIds);
  return chosen.where('ended_at', 'is', null).returning(['session_id', 'device_key']).execute();
}

/** The open session a refresh token belongs to, also one that was replaced. */
export function sessionOfRefreshToken(db: Queries, tokenHash: Buffer) {
  return db.unscoped
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
    .leftJoin('people', 'people.customer_id', 'sessions.customer_id')
    .select(['sessions.session_id', 'sessions.customer_id', 'people.brand_id'])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .where('sessions.customer_id', 'is not', null)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
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
