/** Tickets for papers that are drawn when they are fetched; found by their hash, before any company is known. */
import type { Insertable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';
import type { DrawnPaper } from './drawn-paper.ts';

export async function insertPaperTicket(
  tx: Queries,
  row: Insertable<Schema['paper_tickets']>,
): Promise<void> {
  await tx.scoped.insertInto('paper_tickets').values(row).execute();
}

type PaperTicketRow = { brand_id: string; session_id: string; paper: DrawnPaper };

/** One statement: of two who bring the same ticket, one gets it. */
export function redeemPaperTicket(
  db: Queries,
  ticketHash: Buffer,
  now: Date,
): Promise<PaperTicketRow | undefined> {
  return db.unscoped
    .updateTable('paper_tickets')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['brand_id', 'session_id', 'paper'])
    .$castTo<PaperTicketRow>()
    .executeTakeFirst();
}
