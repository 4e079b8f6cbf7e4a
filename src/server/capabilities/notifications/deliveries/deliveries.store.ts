/** Messages on their way. Each is taken by one process, before it is sent and in a transaction of its own. */
import { type Insertable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';
import { takeByCompany } from '#server/db/tenant/take-by-company.ts';

export async function insertDeliveries(
  tx: Queries,
  rows: Insertable<Schema['notification_deliveries']>[],
): Promise<void> {
  if (rows.length > 0) await tx.scoped.insertInto('notification_deliveries').values(rows).execute();
}

export type Delivery = {
  notification_id: string;
  customer_id: string;
  channel: 'email' | 'whatsapp';
  sealed_to: string;
  is_digest: boolean;
  attempts: number;
  event: string;
  title: string;
  body: string;
  link: string;
};

/** Marked as being sent, until `lease`; others pass by what somebody has taken. */
export async function claimDueDeliveries(
  tx: Queries,
  { now, lease, limit }: { now: Date; lease: Date; limit: number },
): Promise<{ taken: Delivery[]; isMoreDue: boolean }> {
  const { rows: due } = await sql<{ brand_id: string; notification_id: string }>`
    select brand_id, notification_id from notification_deliveries
    where state = 'waiting' and due_at <= ${now} order by due_at limit ${limit}`.execute(tx.unscoped);
  const { taken, isMoreDue } = await takeByCompany(due, limit, (brandId, rows) => {
    const ids = rows.map(({ notification_id }) => notification_id);
    return takeOfCompany(tx, { brandId, ids, now, lease });
  });
  const inOrder = taken.toSorted(
    (one, other) =>
      one.created_at.getTime() - other.created_at.getTime() ||
      one.notification_id.localeCompare(other.notification_id),
  );
  return { taken: inOrder, isMoreDue };
}

async function takeOfCompany(
  tx: Queries,
  { brandId, ids, now, lease }: { brandId: string; ids: string[]; now: Date; lease: Date },
): Promise<(Delivery & { created_at: Date })[]> {
  const { rows } = await sql<Delivery & { created_at: Date }>`
    update notification_deliveries delivery
    set state = 'sending', attempts = delivery.attempts + 1, due_at = ${lease}
    from (
      select notification_id, channel from notification_deliveries
      where brand_id = ${brandId} and notification_id = any(${ids}::uuid[])
        and state = 'waiting' and due_at <= ${now}
      for update skip locked
    ) due, notifications notification
    where delivery.brand_id = ${brandId} and delivery.notification_id = due.notification_id
      and delivery.channel = due.channel
      and notification.brand_id = ${brandId} and notification.notification_id = delivery.notification_id
    returning delivery.notification_id, delivery.customer_id, delivery.channel, delivery.sealed_to,
      delivery.is_digest, delivery.attempts, notification.event, notification.title, notification.body,
      notification.link, notification.created_at`.execute(tx.scoped);
  return rows;
}

/** Whoever was sending has not come back: it may have arrived. */
export async function markAbandonedInDoubt(tx: Queries, now: Date): Promise<void> {
  await sql`update notification_deliveries set state = 'in_doubt', problem = 'The sender stopped half-way.'
    where state = 'sending' and due_at <= ${now}`.execute(tx.unscoped);
}

/** The platform took it and could not bring it: the desk sees it like one that was given up. */
export async function markUndelivered(tx: Queries, notificationId: string, problem: string): Promise<void> {
  await tx.unscoped
    .updateTable('notification_deliveries')
    .set({ state: 'dead', problem })
    .where('notification_id', '=', notificationId)
    .where('channel', '=', 'whatsapp')
    .where('state', '=', 'sent')
    .execute();
}

type Outcome =
  | { state: 'sent'; sent_at: Date; problem: null }
  | { state: 'waiting'; due_at: Date; problem: string }
  | { state: 'dead' | 'in_doubt'; problem: string };

export async function settle(
  db: Queries,
  deliveries: readonly Pick<Delivery, 'notification_id' | 'channel'>[],
  outcome: Outcome,
): Promise<void> {
  for (const { notification_id, channel } of deliveries) {
    await db.unscoped
      .updateTable('notification_deliveries')
      .set(outcome)
      .where('notification_id', '=', notification_id)
      .where('channel', '=', channel)
      .where('state', '=', 'sending')
      .execute();
  }
}

export type UndeliveredRow = {
  notification_id: string;
  channel: 'email' | 'whatsapp';
  state: 'dead' | 'in_doubt';
  event: string;
  title: string;
  company: string;
  attempts: number;
  problem: string | null;
  due_at: Date;
};

export async function undeliveredPage(
  db: Queries,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: UndeliveredRow[]; total: number }> {
  const { rows } = await sql<UndeliveredRow>`
    select delivery.notification_id, delivery.channel, delivery.state, notification.event, notification.title,
      company.name as company, delivery.attempts, delivery.problem, delivery.due_at
    from notification_deliveries delivery
    join notifications notification using (brand_id, notification_id)
    join companies company on company.brand_id = delivery.brand_id
    where delivery.state in ('dead', 'in_doubt')
    order by delivery.due_at desc, delivery.notification_id limit ${limit} offset ${offset}`.execute(
    db.unscoped,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from notification_deliveries
    where state in ('dead', 'in_doubt')`.execute(db.unscoped);
  return { rows, total: counted[0]?.total ?? 0 };
}

export type UndeliveredMove = {
  notificationId: string;
  channel: string;
  set: { state: 'waiting'; due_at: Date; attempts: 0 } | { state: 'closed' };
};

/** The company it belongs to, or nothing where no such message lies there. */
export async function moveUndelivered(
  tx: Queries,
  { notificationId, channel, set }: UndeliveredMove,
): Promise<string | undefined> {
  const moved = await tx.unscoped
    .updateTable('notification_deliveries')
    .set(set)
    .where('notification_id', '=', notificationId)
    .where('channel', '=', channel)
    .where('state', 'in', ['dead', 'in_doubt'])
    .returning('brand_id')
    .executeTakeFirst();
  return moved?.brand_id;
}

/** Each state by an index of its own: those that are due, those to look at, and those sent of the newest notifications. */
export async function deliveriesByState(
  db: Queries,
  { dueBy, sentSince }: { dueBy: Date; sentSince: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ state: string; messages: number }>`
    select state, count(*)::int as messages from notification_deliveries
    where state in ('waiting', 'sending') and due_at <= ${dueBy} group by state
    union all
    select state, count(*)::int from notification_deliveries where state in ('dead', 'in_doubt') group by state
    union all
    select state, count(*)::int from notification_deliveries
    where state = 'sent' and notification_id >= ${sentSince} group by state`.execute(db.unscoped);
  return new Map(rows.map(({ state, messages }) => [state, messages]));
}
