/** Where a message or a notice leads: paths of the customer app, as the server writes them. */
import { PAYMENT_PAGES } from './web-paths.ts';

export function orderLink(orderId: string): string {
  return `/customer/orders?view=order&id=${orderId}`;
}

export function queryLink(fabId: string): string {
  return `/customer/quote-detail/fabrics/${fabId}`;
}

export function paymentLink({ fabId, orderId }: { fabId: string; orderId: string }): string {
  return `${PAYMENT_PAGES.paymentDetails.replace('$fabId', fabId)}?orderId=${orderId}`;
}

export function productionLink({ fabId, orderId }: { fabId: string; orderId: string }): string {
  return `/customer/production-details/fabrics/${fabId}/orders/${orderId}`;
}

export function qualityLink(fabId: string): string {
  return `/customer/liveQualityDetailsView/fabrics/${fabId}`;
}
