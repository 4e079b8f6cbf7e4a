import type { Queries } from '#server/db/database.ts';
import { type Customer, findCustomerById } from '../account/find-customer.ts';
import { peopleWithWhatsapp } from './whatsapp.store.ts';

/** The person of the one company that proved this number; a number that two companies use is nobody's. */
export async function findCustomerByWhatsapp(db: Queries, number: string): Promise<Customer | undefined> {
  const [first, ...others] = await peopleWithWhatsapp(db, number);
  return first === undefined || others.length > 0 ? undefined : findCustomerById(db, first);
}
