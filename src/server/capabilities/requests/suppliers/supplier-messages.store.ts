/** What was sent to mills, and how far it came. */
import { type Insertable, sql } from 'kysely';
import type { SupplierMessage } from '#contract/staff/requests.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type SupplierMessageRow = {
  message_id: string;
  supplier_id: string;
  fab_id: string;
  channel: SupplierMessage['channel'];
  contact: string;
  state: SupplierMessage['state'];
  sent_at: Date | null;
};

export async function insertSupplierMessages(
  tx: Queries,
  rows: Insertable<Schema['supplier_messages']>[],
): Promise<void> {
  if (rows.length > 0) await tx.forStaff.insertInto('supplier_messages').values(rows).execute();
}

export async function messagesAbout(db: Queries, fabId: string): Promise<SupplierMessageRow[]> {
  const { rows } = await sql<SupplierMessageRow>`
    select message_id, supplier_id, fab_id, channel, contact, state, sent_at from supplier_messages
    where fab_id = ${fabId} order by created_at, message_id`.execute(db.forStaff);
  return rows;
}

export async function messagesTo(db: Queries, supplierId: string): Promise<SupplierMessageRow[]> {
  const { rows } = await sql<SupplierMessageRow>`
    select message_id, supplier_id, fab_id, channel, contact, state, sent_at from supplier_messages
    where supplier_id = ${supplierId} order by created_at, message_id`.execute(db.forStaff);
  return rows;
}

export type Outgoing = {
  channel: SupplierMessage['channel'];
  sealed_to: string;
  subject: string;
  body: string;
  /** Goes behind the body, and is forgotten once it has left. */
  sealed_link: string | null;
  attempts: number;
  brand_id: string;
};

/** Taken by one process; whoever finds it half sent does not know whether it arrived. */
export async function claimMessage(db: Queries, messageId: string): Promise<Outgoing | undefined> {
  await sql`update supplier_messages set state = 'in_doubt', problem = 'The sender stopped half-way.'
    where message_id = ${messageId} and state = 'sending'`.execute(db.forStaff);
  const { rows } = await sql<Outgoing>`
    update supplier_messages set state = 'sending', attempts = attempts + 1
    where message_id = ${messageId} and state = 'waiting'
    returning channel, sealed_to, subject, body, sealed_link, attempts, brand_id`.execute(db.forStaff);
  return rows[0];
}

type Outcome = { state: 'sent'; sent_at: Date } | { state: 'waiting' | 'dead' | 'in_doubt'; problem: string };

export async function settleMessage(db: Queries, messageId: string, outcome: Outcome): Promise<void> {
  await db.forStaff
    .updateTable('supplier_messages')
    .set({ ...outcome, ...(outcome.state === 'sent' ? { sealed_link: null } : {}) })
    .where('message_id', '=', messageId)
    .where('state', '=', 'sending')
    .execute();
}

/** Undefined where no such message was given up or is in doubt. */
export async function reviveMessage(
  tx: Queries,
  messageId: string,
): Promise<{ supplier_id: string } | undefined> {
  return tx.forStaff
    .updateTable('supplier_messages')
    .set({ state: 'waiting', attempts: 0, problem: null })
    .where('message_id', '=', messageId)
    .where('state', 'in', ['dead', 'in_doubt'])
    .returning('supplier_id')
    .executeTakeFirst();
}

export type InvitedRow = {
  fab_id: string;
  number: string;
  quality: string;
  invited_at: Date;
  has_quoted: boolean;
};

const SHOWN = 50;

export async function invitationsOfSupplier(db: Queries, supplierId: string): Promise<InvitedRow[]> {
  const { rows } = await sql<InvitedRow>`
    select requested.fab_id, asked_for.number, asked_for.quality, requested.invited_at, exists (
      select from quotes where quotes.brand_id = requested.brand_id and quotes.fab_id = requested.fab_id
        and quotes.supplier_id = requested.supplier_id
    ) as has_quoted
    from supplier_invitations requested
    join fabric_requests asked_for on asked_for.brand_id = requested.brand_id and asked_for.fab_id = requested.fab_id
    where requested.supplier_id = ${supplierId}
    order by requested.invited_at desc, requested.fab_id limit ${SHOWN}`.execute(db.forStaff);
  return rows;
}
