import type { SignInIdentity } from '#domain/account/sign-in-identity.ts';
import type { Queries } from '#server/db/database.ts';
import { type CustomerRow, customerByAddress, customerById } from './account.store.ts';

export type { CustomerRow as Customer };

/** Who stands behind a proven phone number or e-mail address. */
export function findCustomerByIdentity(
  db: Queries,
  { channel, address }: Pick<SignInIdentity, 'channel' | 'address'>,
): Promise<CustomerRow | undefined> {
  return customerByAddress(db, channel, address);
}

export function findCustomerById(db: Queries, customerId: string): Promise<CustomerRow | undefined> {
  return customerById(db, customerId);
}
