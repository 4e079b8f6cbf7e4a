/** Whose word an order may go on with: colleagues, and those an owner lets approve by a link. */

import { mayApproveByLink } from '#domain/orders/link-approver.ts';
import { mayApprove } from '#domain/orders/order-approval.ts';
import type { Money } from '#domain/shared/money.ts';
import { findColleagues, type Member } from '#server/capabilities/account/find-colleagues.ts';
import {
  findAddressesOf,
  findLinkApprovers,
  isBlockedAddress,
  type LinkApproverRow,
} from '#server/capabilities/colleagues/find-link-approvers.ts';
import type { Queries } from '#server/db/database.ts';

export type AskedAbout = { brandId: string; makerId: string; total: Pick<Money, 'minor'> };
type ByLink = Pick<LinkApproverRow, 'brand_id' | 'address' | 'order_limit_minor'>;

/** Never the maker, nor a second seat of theirs under another address of theirs. */
export async function approversOf(
  db: Queries,
  members: readonly Member[],
  { makerId, total }: Omit<AskedAbout, 'brandId'>,
): Promise<Member[]> {
  const makerAddresses = await findAddressesOf(db, makerId);
  return members.filter((member) => mayApprove(member, { makerId, makerAddresses, total }));
}

export async function findApprovers(
  db: Queries,
  { brandId, makerId, total }: AskedAbout,
): Promise<{ members: Member[]; approvers: Member[]; byLink: LinkApproverRow[] }> {
  const members = await findColleagues(db, brandId);
  const byLink: LinkApproverRow[] = [];
  for (const row of await findLinkApprovers(db, brandId))
    if (await mayDecideByLink(db, row, { makerId, total })) byLink.push(row);
  return { members, approvers: await approversOf(db, members, { makerId, total }), byLink };
}

/** Never the maker at another address of theirs, and nobody who is kept out as a colleague. */
export async function mayDecideByLink(
  db: Queries,
  { brand_id, address, order_limit_minor: limit }: ByLink,
  { makerId, total }: Omit<AskedAbout, 'brandId'>,
): Promise<boolean> {
  const makerAddresses = await findAddressesOf(db, makerId);
  if (!mayApproveByLink({ address, limit }, { makerAddresses, total })) return false;
  return !(await isBlockedAddress(db, brand_id, address));
}
