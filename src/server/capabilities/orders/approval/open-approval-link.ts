/** A link opens one order as it was sent: not once it was decided, changed, given up or has run out. */
import type { readApprovalLink as contract } from '#contract/customer/approval-links.ts';
import type { Reply } from '#contract/endpoint.ts';
import { maskEmail, maskPhone } from '#domain/account/mask-identity.ts';
import { approvedTerms } from '#domain/orders/order-approval.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lengthView, moneyView } from '#domain/shared/wire-figures.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { isHoldExpired } from '#server/capabilities/order-records/expire-holds.ts';
import { findOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { type ApprovalLinkRow, approvalLinkByKey } from './approval-links.store.ts';
import { mayDecideByLink } from './find-approvers.ts';
import { readApproval } from './read-approval.ts';

export type OpenedLink = { link: ApprovalLinkRow; order: OrderRow };

/** Forged, forwarded too late, replaced, used, ended by an owner: one and the same answer. */
export async function openApprovalLink({ clock }: Services, db: Queries, key: string): Promise<OpenedLink> {
  const link = await approvalLinkByKey(db, hashToken(key));
  if (!link) throw new Refusal('link_ended');
  const order = await findOrder(db, link.brand_id, link.order_id);
  const isAsked =
    order.approval_state === 'waiting' &&
    order.status === 'provisional' &&
    !isHoldExpired(order, clock.now()) &&
    approvedTerms(order) === link.terms;
  const about = { makerId: order.customer_id, total: money(order.total_minor, order.currency) };
  if (!isAsked || !(await mayDecideByLink(db, link, about))) throw new Refusal('link_ended');
  return { link, order };
}

export async function readApprovalLink(services: Services, key: string): Promise<Reply<typeof contract>> {
  const { db } = services;
  const { link, order } = await openApprovalLink(services, db, key);
  const { brand_id: brandId, order_id, quantity_thousandths: thousandths, unit, currency } = order;
  const maker = await findCustomerById(db, order.customer_id);
  return {
    company: maker?.company_name ?? '',
    approver: link.name,
    maskedTo: maskedAddress(link.address),
    askedBy: maker?.person_name ?? '',
    number: order.number,
    quality: order.quality,
    quantity: lengthView({ thousandths, unit }),
    total: moneyView(money(order.total_minor, currency)),
    deliversTo: order.shipping.city,
    heldUntil: (order.held_until ?? services.clock.now()).toISOString(),
    zone: order.zone,
    unit: order.buyer_unit,
    facts: await readApproval(db, { brandId }, order_id),
  };
}

function maskedAddress(address: string): string {
  return address.includes('@') ? maskEmail(address) : maskPhone(address);
}
