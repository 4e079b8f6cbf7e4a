/** Tickets for one download each; found by their hash, before any company is known. */
import type { Insertable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';
import type { FileVariant } from './files.store.ts';

export async function insertTicket(tx: Queries, row: Insertable<Schema['document_tickets']>): Promise<void> {
  await tx.scoped.insertInto('document_tickets').values(row).execute();
}

export type TicketRow = {
  brand_id: string;
  document_id: string;
  variant: FileVariant;
  share_id: string | null;
  session_id: string | null;
};

/** One statement: of two who bring the same ticket, one gets it. A ticket ends with the link it was given for. */
export function redeemTicketRow(db: Queries, ticketHash: Buffer, now: Date): Promise<TicketRow | undefined> {
  return db.unscoped
    .updateTable('document_tickets')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('share_id', 'is', null),
        exists(
          selectFrom('document_shares')
            .select('document_shares.share_id')
            .whereRef('document_shares.share_id', '=', 'document_tickets.share_id')
            .where('document_shares.ended_at', 'is', null)
            .where('document_shares.expires_at', '>', now),
        ),
      ]),
    )
    .returning(['brand_id', 'document_id', 'variant', 'share_id', 'session_id'])
    .$castTo<TicketRow>()
    .executeTakeFirst();
}
