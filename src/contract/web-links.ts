/** Where a message or a notice leads: paths of the customer app, as the server writes them. */
import { documentPagePath, PAYMENT_PAGES } from './web-paths.ts';

type OfOrder = { fabId: string; orderId: string };

export function orderLink(orderId: string): string {
  return `/customer/orders?view=order&id=${orderId}`;
}

export function queryLink(fabId: string): string {
  return `/customer/quote-detail/fabrics/${fabId}`;
}

/** Opens the wizard with a draft that is stored at the server. */
export function draftLink(fabId: string): string {
  return `/customer/create-request/create?draft=${fabId}`;
}

export const SIGN_IN_LINK = '/login';

export function paymentLink({ fabId, orderId }: OfOrder): string {
  return `${PAYMENT_PAGES.paymentDetails.replace('$fabId', fabId)}?orderId=${orderId}`;
}

export function productionLink({ fabId, orderId }: OfOrder): string {
  return `/customer/production-details/fabrics/${fabId}/orders/${orderId}`;
}

/** With the sheet open in which the buyer gives the colour standard, artwork or design. */
export function standardLink(order: OfOrder): string {
  return `${productionLink(order)}?view=standard`;
}

export function qualityLink(fabId: string): string {
  return `/customer/liveQualityDetailsView/fabrics/${fabId}`;
}

export function inTransitLink({ fabId, orderId }: OfOrder): string {
  return `/customer/intransit-detail/fabrics/${fabId}/orders/${orderId}`;
}

export function deliveredLink({ fabId, orderId }: OfOrder): string {
  return `/customer/delivered-detail/fabrics/${fabId}/orders/${orderId}`;
}

export function issueLink(order: OfOrder, issueId: string): string {
  return `${deliveredLink(order)}?view=issue&id=${issueId}`;
}

/** The key stands behind the #, which no server, log or mail scanner ever sees. */
export function joinLink(key: string): string {
  return `/createCustomer#join=${key}`;
}

/** On the page of an order that is open to all, with a key of its own kind behind the #. */
export function approvalLink(order: OfOrder, key: string): string {
  return `${documentPagePath({ ...order, quoteId: null })}#approve=${key}`;
}
