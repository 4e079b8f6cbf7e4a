/** One order with whoever bought it, whoever makes it, and what colleagues know about it. */
import type { StaffOrder } from '#contract/staff/order-desk.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import {
  millOfOrder,
  notesOfOrder,
  type OrderNoteRow,
  type OrderPersonRow,
  peopleOfOrder,
} from './order-record.store.ts';
import { viewOrderForStaff } from './view-order.ts';

export async function readOrderForStaff(
  services: Pick<Services, 'clock'>,
  db: Queries,
  orderId: string,
): Promise<StaffOrder> {
  const row = await findOrderForStaff(db, orderId);
  const customer = await findCustomerById(db, row.customer_id);
  const mill = await millOfOrder(db, row.supplier_id);
  return {
    ...(await viewOrderForStaff(services, db, orderId)),
    buyer: {
      brandId: row.brand_id,
      company: customer?.company_name ?? '',
      contactName: customer?.person_name ?? '',
      market: row.market,
      people: (await peopleOfOrder(db, row)).map(personOf),
    },
    mill: { supplierId: row.supplier_id, ...mill },
    requestId: row.request_fab_id,
    notes: (await notesOfOrder(db, orderId)).map(orderNoteOf),
    materialBookedAt: row.material_booked_at?.toISOString() ?? null,
  };
}

function personOf({ customer_id: _, ...person }: OrderPersonRow): StaffOrder['buyer']['people'][number] {
  return person;
}

export function orderNoteOf({
  note_id,
  text,
  staff_name,
  created_at,
}: OrderNoteRow): StaffOrder['notes'][number] {
  return { noteId: note_id, text, by: staff_name, at: created_at.toISOString() };
}
