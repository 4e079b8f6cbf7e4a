/** The credit notes of an order, for whoever prints them or claims after them. */
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type CreditNoteRow, creditNotesOfOrder } from './credit-notes.store.ts';

export type { CreditNoteRow };

/** As they were written. */
export function findCreditNotes(
  db: Queries,
  order: Pick<OrderRow, 'brand_id' | 'order_id'>,
): Promise<CreditNoteRow[]> {
  return creditNotesOfOrder.all(db, order);
}
