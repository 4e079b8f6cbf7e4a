import type { Order } from '#contract/customer/orders.ts';
import { ORDER_APPROVAL_LABEL } from '#domain/orders/order-approval.ts';
import { money } from '#domain/shared/money.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { findLinkApproverName } from '#server/capabilities/colleagues/find-link-approvers.ts';
import { approvalOf } from '#server/capabilities/order-records/approval/approvals.store.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { approvalLinksOf } from './approval-links.store.ts';
import { findApprovers } from './find-approvers.ts';

/** `reader`: whoever of the company looks; null for the desk. */
export async function viewApproval(
  db: Queries,
  order: OrderRow,
  reader: string | null,
): Promise<Order['approval']> {
  const { approval_state: state } = order;
  const approval = state && (await approvalOf(db, order));
  if (!approval) return null;
  const { asked_by: makerId, decided_by, approver_id } = approval;
  const total = money(order.total_minor, order.currency);
  const about = { brandId: order.brand_id, makerId, total };
  const { approvers, byLink } = state === 'waiting' ? await findApprovers(db, about) : NOBODY;
  const linked = state === 'waiting' ? await approvalLinksOf(db, order) : [];
  return {
    state,
    label: ORDER_APPROVAL_LABEL[state],
    askedBy: await nameOf(db, makerId),
    isMine: makerId === reader,
    mayDecide: approvers.some(({ customerId }) => customerId === reader),
    approvers: [...approvers, ...byLink].map(({ name }) => name),
    linkSentTo: linked
      .filter((link) => byLink.some(({ approver_id: id }) => id === link.approver_id))
      .map(({ name }) => name),
    decidedBy:
      (decided_by && (await nameOf(db, decided_by))) ??
      (approver_id && (await findLinkApproverName(db, order.brand_id, approver_id))),
    reason: approval.reason,
  };
}

const NOBODY = { approvers: [], byLink: [] };

async function nameOf(db: Queries, customerId: string): Promise<string> {
  return (await findCustomerById(db, customerId))?.person_name ?? '';
}
