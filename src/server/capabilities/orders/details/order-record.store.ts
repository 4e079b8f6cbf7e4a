/** Whom staff talk to about an order, and what they write down for each other. */
import { type Insertable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export type OrderPersonRow = {
  customer_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  whatsapp: string | null;
};

/** Whoever ordered comes first; the WhatsApp number is that of the company. */
export async function peopleOfOrder(
  db: Queries,
  { brand_id, customer_id }: { brand_id: string; customer_id: string },
): Promise<OrderPersonRow[]> {
  const { rows } = await sql<OrderPersonRow>`
    select people.customer_id, people.name, people.phone, coalesce(people.email, people.contact_email) as email,
      case when people.customer_id = ${customer_id} then whatsapp.number end as whatsapp
    from people left join whatsapp_numbers whatsapp on whatsapp.brand_id = people.brand_id
    where people.brand_id = ${brand_id}
    order by people.customer_id <> ${customer_id}, people.created_at, people.customer_id`.execute(
    db.forStaff,
  );
  return rows;
}

export async function millOfOrder(db: Queries, supplierId: string): Promise<{ name: string; city: string }> {
  return db.scoped
    .selectFrom('suppliers')
    .select(['name', 'city'])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
}

export type OrderNoteRow = { note_id: string; text: string; staff_name: string; created_at: Date };

const NOTES_SHOWN = 100;

export async function notesOfOrder(db: Queries, orderId: string): Promise<OrderNoteRow[]> {
  const { rows } = await sql<OrderNoteRow>`
    select note_id, text, staff_members.name as staff_name, order_notes.created_at
    from order_notes join staff_members using (staff_id)
    where order_id = ${orderId}
    order by order_notes.created_at desc, note_id desc limit ${NOTES_SHOWN}`.execute(db.forStaff);
  return rows;
}

export async function insertOrderNote(tx: Queries, row: Insertable<Schema['order_notes']>): Promise<void> {
  await tx.forStaff.insertInto('order_notes').values(row).execute();
}
