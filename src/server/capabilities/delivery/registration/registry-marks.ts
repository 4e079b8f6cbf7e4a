/** What the registry gave an invoice or credit note, as it is printed on it. */
import type { RegistryMarks } from '#domain/documents/tax/registry-block.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type RegistrationRow, registrationsOf } from './registrations.store.ts';

/** Null: it has not been numbered yet. */
export function marksOf({
  irn,
  ack_number,
  ack_at,
  signed_qr,
  eway_bill,
}: RegistrationRow): RegistryMarks | null {
  if (ack_number === null || ack_at === null || signed_qr === null) return null;
  return { irn, ackNumber: ack_number, ackAt: ack_at, signedQr: signed_qr, ewayBill: eway_bill };
}

/** Those of the credit notes of an order that go to the registry, by number. */
export async function marksOfNotes(db: Queries, order: OrderRow): Promise<Map<string, RegistryMarks | null>> {
  const notes = (await registrationsOf(db, order)).filter(({ kind }) => kind === 'credit_note');
  return new Map(notes.map((row) => [row.number, row.state === 'registered' ? marksOf(row) : null]));
}
