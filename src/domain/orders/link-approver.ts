/** Somebody without an account approves by a link: within the sum the owner allowed, and never the maker under another name. */
import { isWithinLimit, type OrderLimit } from '#domain/account/company/order-limit.ts';
import type { Money } from '#domain/shared/money.ts';
import { haveMailboxInCommon } from './same-mailbox.ts';

/** A link sent a moment ago is not sent again. */
export const LINK_RESEND_SECONDS = 300;

export type LinkApprover = { readonly address: string; readonly limit: OrderLimit };

export function mayApproveByLink(
  { address, limit }: LinkApprover,
  order: { readonly makerAddresses: readonly string[]; readonly total: Pick<Money, 'minor'> },
): boolean {
  return isWithinLimit(limit, order.total) && !haveMailboxInCommon([address], order.makerAddresses);
}
