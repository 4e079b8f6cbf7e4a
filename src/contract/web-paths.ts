/** Addresses of the web app that the server treats in a way of their own; `$name` stands for any one part. */

/** Here a provider's window may open, so these pages are documents of their own with a policy of their own. */
export const PAYMENT_PAGES = {
  paymentDetails: '/customer/create-order/paymentDetails/fabrics/$fabId',
  internationalPayment: '/payment-international',
} as const;

/** Open to all: with the key of a link behind the `#`, or for the signed-in owner. */
export const DOCUMENT_PAGES = {
  orderDownload: '/customer/production-detail/fabrics/$fabId/orders/$orderId',
  packingListDownload: '/packing-list/fabrics/$fabId/orders/$orderId/quote/$quoteId',
} as const;

export type DocumentPageIds = { fabId: string; orderId: string; quoteId: string | null };

export function documentPagePath({ fabId, orderId, quoteId }: DocumentPageIds): string {
  const path = quoteId === null ? DOCUMENT_PAGES.orderDownload : DOCUMENT_PAGES.packingListDownload;
  return path
    .replace('$fabId', fabId)
    .replace('$orderId', orderId)
    .replace('$quoteId', quoteId ?? '');
}

export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}/?$`);
}

/** An order on the mill's own page, for whoever of it is signed in or enters a code. */
export function millOrderPath(orderId: string): string {
  return `/supplier/#o=${orderId}`;
}

/** An enquiry on the mill's own page, for whoever of it is signed in or enters a code. */
export function millEnquiryPath(fabId: string): string {
  return `/supplier/#e=${fabId}`;
}

/** The page a mill opens by a link; what is behind the `#` never reaches a server or its log. */
export function supplierPagePath(key: string): string {
  return `/supplier/#k=${key}`;
}
