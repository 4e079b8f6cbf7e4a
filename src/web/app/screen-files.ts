/** The built files of the screens that people open first: they come together with the page instead of one after another. */
import type { PathName } from '#web/platform/paths.ts';

export const SCREEN_FILES: Partial<Record<PathName, string[]>> = {
  home: ['home-screen'],
  quotes: ['queries-screen'],
  quoteDetail: ['queries-screen', 'detail-pane'],
  createRequest: ['create-request-screen'],
  orders: ['orders-screen'],
  payments: ['payments-screen'],
  paymentDetails: ['payment-details-screen'],
  confirmDetails: ['confirm-details-screen'],
  account: ['account-screen'],
  search: ['search-screen'],
  topSelling: ['catalogue-screen'],
  liveQualityDetails: ['live-quality-screen'],
};
