/** Where the screens are that people open first: their files come together with the page instead of one after another. */
import type { PathName } from '#web/platform/paths.ts';

export const SCREEN_FILES: Partial<Record<PathName, string>> = {
  home: 'features/home/home-screen.tsx',
  quotes: 'features/quotes/queries-screen.tsx',
  quoteDetail: 'features/quotes/queries-screen.tsx',
  createRequest: 'features/create-request/create-request-screen.tsx',
  orders: 'features/orders/orders-screen.tsx',
  payments: 'features/payments/payments-screen.tsx',
  paymentDetails: 'features/pay/payment-details-screen.tsx',
  confirmDetails: 'features/create-order/confirm-details-screen.tsx',
  account: 'features/account/account-screen.tsx',
};
