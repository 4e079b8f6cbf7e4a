/** Addresses of the web app that the server treats in a way of their own; `$name` stands for any one part. */

/** Here a provider's window may open, so these pages are documents of their own with a policy of their own. */
export const PAYMENT_PAGES = {
  paymentDetails: '/customer/create-order/paymentDetails/fabrics/$fabId',
  internationalPayment: '/payment-international',
} as const;

export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}/?$`);
}
