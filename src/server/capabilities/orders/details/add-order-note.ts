import type { StaffOrder } from '#contract/staff/order-desk.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { insertOrderNote, notesOfOrder } from './order-record.store.ts';
import { orderNoteOf } from './read-order-for-staff.ts';

/** Notes are added, so nobody writes over anybody. */
export async function addOrderNote(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { orderId, text }: { orderId: string; text: string },
): Promise<StaffOrder['notes'][number]> {
  const { brand_id, order_id } = await findOrderForStaff(tx, orderId);
  const note_id = services.ids.next();
  const created_at = services.clock.now();
  await insertOrderNote(tx, { note_id, brand_id, order_id, staff_id: by.staffId, text, created_at });
  // Without the company's id: what staff write down is no part of the history that the company reads.
  await recordHistory(services, tx, {
    subject: { kind: 'order-note', id: order_id },
    action: 'added',
    actor: deskInHistory(by),
    details: { text },
  });
  await services.changes.announce(tx, { kind: 'change', brandId: brand_id, keys: ['orders'] });
  const row = (await notesOfOrder(tx, order_id)).find((note) => note.note_id === note_id);
  if (!row) throw new Refusal('not_found');
  return orderNoteOf(row);
}
