import { type Kysely, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

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
  const { owner, ...row } = session;
  await insertSessionStatement.all(tx, {
    ...row,
    customerId: 'customerId' in owner ? owner.customerId : null,
    staffId: 'staffId' in owner ? owner.staffId : null,
  });
}

type SessionRow = {
  sessionId: string;
  customerId: string | null;
  staffId: string | null;
  device: string;
  deviceKey: string | null;
  parentId: string | null;
  endsAt: Date;
  now: Date;
};

const insertSessionStatement = scopedStatement((row: SessionRow, db) =>
  db.insertInto('sessions').values({
    session_id: row.sessionId,
    customer_id: row.customerId,
    staff_id: row.staffId,
    device: row.device,
    device_key: row.deviceKey,
    parent_session_id: row.parentId,
    ends_at: row.endsAt,
    signed_in_at: row.now,
    last_seen_at: row.now,
  }),
);

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
): Promise<(EndedSession & { ends_at: Date; parent_session_id: string | null }) | undefined> {
  return owned(tx, owner, reason, now)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning(['session_id', 'device_key', 'ends_at', 'parent_session_id'])
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

/** Beyond so many of one person, those that were unused longest; never one that others came from and would end with. */
export function endOldestSessions(
  tx: Queries,
  owner: SessionOwner,
  { keep, now }: { keep: number; now: Date },
): Promise<EndedSession[]> {
  return 'customerId' in owner
    ? endOldestStatement.customer.all(tx, { id: owner.customerId, keep, now })
    : endOldestStatement.staff.all(tx, { id: owner.staffId, keep, now });
}

type Surplus = { id: string; keep: number; now: Date };

const endOldestStatement = {
  customer: scopedStatement((values: Surplus, db) => endOldest(values, db, 'customer_id')),
  staff: scopedStatement((values: Surplus, db) => endOldest(values, db, 'staff_id')),
};

function endOldest({ id, keep, now }: Surplus, db: Kysely<Schema>, column: 'customer_id' | 'staff_id') {
  return db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'too_many' satisfies EndReason })
    .where(column, '=', id)
    .where('ended_at', 'is', null)
    .where((eb) => {
      const open = eb
        .selectFrom('sessions as open')
        .select('open.session_id')
        .where('open.ended_at', 'is', null)
        .where(`open.${column}`, '=', id)
        .orderBy(
          ({ exists, selectFrom }) =>
            exists(
              selectFrom('sessions as child')
                .select('child.session_id')
                .whereRef('child.parent_session_id', '=', 'open.session_id')
                .where('child.ended_at', 'is', null)
                .where(`child.${column}`, '=', id),
            ),
          'desc',
        )
        .orderBy('last_seen_at', 'desc')
        .orderBy('session_id', 'desc')
        .limit(sql<number>`${keep}::int`);
      return eb('session_id', 'not in', open);
    })
    .returning(['session_id', 'device_key']);
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

type OwnSession = { sessionId: string } & ({ customerId: string } | { staffId: string });

/** Staff belong to no company. */
function ownSession(owner: OwnSession) {
  return 'staffId' in owner
    ? ({ column: 'staff_id', id: owner.staffId } as const)
    : ({ column: 'customer_id', id: owner.customerId } as const);
}

export async function openStepUp(tx: Queries, owner: OwnSession, until: Date): Promise<void> {
  const { column, id } = ownSession(owner);
  await tx.unscoped
    .updateTable('sessions')
    .set({ step_up_until: until })
    .where(column, '=', id)
    .where('session_id', '=', owner.sessionId)
    .execute();
}

export async function stepUpEnd(tx: Queries, owner: OwnSession): Promise<Date | null> {
  const { column, id } = ownSession(owner);
  const row = await tx.unscoped
    .selectFrom('sessions')
    .select('step_up_until')
    .where(column, '=', id)
    .where('session_id', '=', owner.sessionId)
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
