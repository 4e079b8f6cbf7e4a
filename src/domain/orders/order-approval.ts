/** An order above its maker's limit waits for a colleague; never for its maker, whatever roles, devices and seats they have. */
import { type CompanyRole, hasCompanyRole } from '#domain/account/company/company-role.ts';
import { isWithinLimit, type OrderLimit } from '#domain/account/company/order-limit.ts';
import type { Lifecycle } from '#domain/shared/lifecycle.ts';
import type { Money } from '#domain/shared/money.ts';
import type { OrderProblem } from './order-problem.ts';
import { haveMailboxInCommon } from './same-mailbox.ts';

export type OrderApproval = 'waiting' | 'approved' | 'sent_back' | 'ended';
/** `clock`: the hold ran out; `maker`: cancelled, or another quantity took its place. */
export type ApprovalActor = 'colleague' | 'maker' | 'clock';

export const orderApprovalLifecycle: Lifecycle<OrderApproval, ApprovalActor> = {
  start: 'waiting',
  moves: {
    waiting: { approved: ['colleague'], sent_back: ['colleague'], ended: ['maker', 'clock'] },
    approved: {},
    sent_back: { ended: ['maker', 'clock'] },
    ended: {},
  },
};

export const ORDER_APPROVAL_LABEL = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  sent_back: 'Sent back',
  ended: 'Not approved in time',
} as const satisfies Record<OrderApproval, string>;

/** Whose word an order may be approved by. */
export const APPROVING_ROLES: readonly CompanyRole[] = ['buyer'];

export type Approver = {
  readonly customerId: string;
  readonly roles: readonly CompanyRole[];
  readonly limit: OrderLimit;
  /** What they sign in with. */
  readonly signsInWith: readonly string[];
};

export function mayApprove(
  approver: Approver,
  order: {
    readonly makerId: string;
    /** Every phone and e-mail known of the maker, in all their companies. */
    readonly makerAddresses: readonly string[];
    readonly total: Pick<Money, 'minor'>;
  },
): boolean {
  const { customerId, roles, limit, signsInWith } = approver;
  return (
    customerId !== order.makerId &&
    !haveMailboxInCommon(signsInWith, order.makerAddresses) &&
    hasCompanyRole(roles, APPROVING_ROLES) &&
    isWithinLimit(limit, order.total)
  );
}

type Frozen = {
  readonly quantity_thousandths: bigint;
  readonly unit: string;
  readonly rate_minor: bigint;
  readonly total_minor: bigint;
  readonly currency: string;
  readonly billing: object;
  readonly shipping: object;
};

/** What the approval is about: with another quantity, rate, amount or address it counts no more. */
export function approvedTerms(order: Frozen): string {
  const { quantity_thousandths, unit, rate_minor, total_minor, currency } = order;
  const figures = [quantity_thousandths, unit, rate_minor, total_minor, currency].join(' ');
  return `${figures} ${placeText(order.billing)} ${placeText(order.shipping)}`;
}

/** The same place whatever order a database keeps its fields in. */
function placeText(place: object): string {
  return JSON.stringify(Object.entries(place).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const NO_APPROVER: OrderProblem = {
  code: 'no_approver',
  message:
    'This order is above your limit, and no colleague can approve this amount. Ask an owner to raise a limit.',
};

/** Said when money is about to be paid for an order that nobody may pay yet. */
export function unapprovedProblem(state: OrderApproval | null, isSame: boolean): OrderProblem | null {
  if (state === null || (state === 'approved' && isSame)) return null;
  const message =
    state === 'sent_back'
      ? 'A colleague sent this order back. Change the quantity or cancel it.'
      : 'A colleague has to approve this order before it is paid.';
  return { code: 'colleague_needed', message };
}
