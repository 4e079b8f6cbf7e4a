import type { CustomerProfile } from '#contract/customer/account.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import { customerById } from './account.store.ts';
import { customerProfileOf } from './account.view.ts';

/** The one element of the answer is always the signed-in customer: another id reads as missing. */
export async function readCustomer(
  db: Queries,
  customerId: string,
  actor: CustomerActor,
): Promise<CustomerProfile[]> {
  if (customerId !== 'me' && customerId.toLowerCase() !== actor.customerId) throw new Refusal('not_found');
  const customer = await customerById(db, actor.customerId);
  if (!customer) throw new Refusal('not_found');
  return [customerProfileOf(customer)];
}
