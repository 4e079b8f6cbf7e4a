import type { Queries } from '#server/db/database.ts';
import { type Contact, contactOf } from '#server/integrations/whatsapp/contacts.ts';
import { type Customer, findCustomerByIdentity } from '../account/find-customer.ts';
import { findCustomerByWhatsapp } from '../preferences/find-by-whatsapp-number.ts';

export type Writer = { contact: Contact; customer: Customer | null };

/** Known by the number they sign in with, else by the number their company proved; asked anew for each message. */
export async function findWriter(db: Queries, contactId: string): Promise<Writer | null> {
  const contact = await contactOf(db, contactId);
  if (!contact) return null;
  const { number } = contact;
  if (number === null) return { contact, customer: null };
  const person = await findCustomerByIdentity(db, { channel: 'sms', address: number });
  return { contact, customer: person ?? (await findCustomerByWhatsapp(db, number)) ?? null };
}
