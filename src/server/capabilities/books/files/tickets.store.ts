import { type Insertable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';
import type { BookFile } from './write-file.ts';

export async function insertTicket(tx: Queries, row: Insertable<Schema['book_tickets']>): Promise<void> {
  await tx.scoped.insertInto('book_tickets').values(row).execute();
}

/** Found by its hash alone. One statement: of two who bring the same ticket, one gets it; and it opens only for whoever may still read the books. */
export function redeemTicketRow(
  db: Queries,
  ticketHash: Buffer,
  { now, roles }: { now: Date; roles: Record<'any' | 'ewayBill', readonly string[]> },
): Promise<{ session_id: string; file: BookFile } | undefined> {
  return db.unscoped
    .updateTable('book_tickets')
    .from('staff_members')
    .set({ used_at: now })
    .whereRef('staff_members.staff_id', '=', 'book_tickets.staff_id')
    .where('staff_members.is_active', '=', true)
    .where((eb) =>
      eb.or([
        eb('staff_members.role', 'in', roles.any),
        eb.and([
          eb('staff_members.role', 'in', roles.ewayBill),
          sql<boolean>`book_tickets.file->>'kind' = 'e_way_bill'`,
        ]),
      ]),
    )
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['session_id', 'file'])
    .$castTo<{ session_id: string; file: BookFile }>()
    .executeTakeFirst();
}
