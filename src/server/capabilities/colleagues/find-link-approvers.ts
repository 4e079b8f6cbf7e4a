/** Who approves by a link: for orders, which come later in the story. */
import type { Queries } from '#server/db/database.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { addressesLike, personOfAddress } from './colleagues.store.ts';
import { type LinkApproverRow, linkApproverById, openLinkApprovers } from './link-approvers.store.ts';

export type { LinkApproverRow };

export function findLinkApprovers(db: Queries, brandId: string): Promise<LinkApproverRow[]> {
  return openLinkApprovers(db, brandId);
}

export async function findLinkApproverName(
  db: Queries,
  brandId: string,
  approverId: string,
): Promise<string> {
  return (await linkApproverById(db, brandId, approverId))?.name ?? '';
}

/** Whoever was blocked as a colleague decides nothing by a link either. */
export async function isBlockedAddress(db: Queries, brandId: string, address: string): Promise<boolean> {
  return (await personOfAddress(db, brandId, address))?.state === 'blocked';
}

/** Every phone number and e-mail we know of one person, in all their companies. */
export async function findAddressesOf(db: Queries, customerId: string): Promise<string[]> {
  const person = await findCustomerById(db, customerId);
  if (!person) return [];
  const rows = await addressesLike(db, person);
  const addresses = rows.flatMap(({ phone, email, contact_email }) => [phone, email, contact_email]);
  return addresses.filter((address) => address !== null);
}
