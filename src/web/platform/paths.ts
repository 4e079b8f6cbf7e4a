/** Every address of the customer app, spelt exactly as links in mails, papers and the host app spell it. */
import { DOCUMENT_PAGES, PAYMENT_PAGES, pathPattern } from '#contract/web-paths.ts';

export type Access = 'public' | 'protected';

export const PATHS = {
  login: { path: '/login', access: 'public' },
  terms: { path: '/terms', access: 'public' },
  otp: { path: '/otp', access: 'public' },
  notRegistered: { path: '/not-registered', access: 'public' },
  createCustomer: { path: '/createCustomer', access: 'public' },
  internationalPayment: { path: PAYMENT_PAGES.internationalPayment, access: 'public' },
  appLink: { path: '/customer/app-link', access: 'public' },
  home: { path: '/customer/home', access: 'protected' },
  createRequest: { path: '/customer/create-request/create', access: 'protected' },
  feedback: { path: '/customer/feedback/$feedbackOrderId', access: 'protected' },
  feedbackGiven: { path: '/customer/alradyFeedBack', access: 'protected' },
  editSpecifications: { path: '/customer/editspecifications', access: 'protected' },
  topSelling: { path: '/topSelling', access: 'protected' },
  quotes: { path: '/customer/quotes', access: 'protected' },
  quoteDetail: { path: '/customer/quote-detail/fabrics/$fabId', access: 'protected' },
  account: { path: '/customer/account', access: 'protected' },
  profile: { path: '/customer/account/profile', access: 'protected' },
  payments: { path: '/customer/payments', access: 'protected' },
  search: { path: '/customer/search', access: 'protected' },
  orders: { path: '/customer/orders', access: 'protected' },
  inTransitDetail: { path: '/customer/intransit-detail/fabrics/$fabId/orders/$orderId', access: 'protected' },
  productionDetails: {
    path: '/customer/production-details/fabrics/$fabId/orders/$orderId',
    access: 'protected',
  },
  /** One letter less than the screen above: this one is the download of an order and open to all. */
  orderDownload: { path: DOCUMENT_PAGES.orderDownload, access: 'public' },
  deliveredDetail: { path: '/customer/delivered-detail/fabrics/$fabId/orders/$orderId', access: 'protected' },
  raiseIssue: {
    path: '/customer/intransit-detail/fabrics/$fabId/orders/$orderId/raise-issue/',
    access: 'protected',
  },
  selectQuotes: { path: '/customer/create-order/select-quotes/fabrics/$fabId', access: 'protected' },
  confirmDetails: { path: '/customer/create-order/ConfirmDetails/fabrics/$fabId', access: 'protected' },
  liveQualityDetails: { path: '/customer/liveQualityDetailsView/fabrics/$fabId', access: 'protected' },
  liveQualityConfirm: { path: '/customer/create-order/Live-Quality/ConfirmDetails', access: 'protected' },
  topSellingConfirm: { path: '/customer/create-order/top-selling/ConfirmDetails', access: 'protected' },
  paymentDetails: { path: PAYMENT_PAGES.paymentDetails, access: 'protected' },
  packingListDownload: { path: DOCUMENT_PAGES.packingListDownload, access: 'public' },
} as const satisfies Record<string, { path: `/${string}`; access: Access }>;

export type PathName = keyof typeof PATHS;

type ParamsOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;
type PathParams<Name extends PathName> = ParamsOf<(typeof PATHS)[Name]['path']>;
export type Given<Name extends PathName> = [PathParams<Name>] extends [never]
  ? []
  : [params: Record<PathParams<Name>, string>];

export function pathTo<Name extends PathName>(name: Name, ...[params]: Given<Name>): string {
  const values: Record<string, string> = params ?? {};
  return PATHS[name].path.replace(/\$(\w+)/g, (_, param: string) => encodeURIComponent(values[param] ?? ''));
}

const PATTERNS = (Object.keys(PATHS) as PathName[]).map((name) => ({
  name,
  pattern: pathPattern(PATHS[name].path),
}));

/** Which screen a path belongs to, or null for a stranger. */
export function pathNameOf(pathname: string): PathName | null {
  return PATTERNS.find(({ pattern }) => pattern.test(pathname))?.name ?? null;
}

/** Where a payment provider's own window may open. */
export function isPaymentPage(pathname: string): boolean {
  const name = pathNameOf(pathname);
  return name !== null && Object.hasOwn(PAYMENT_PAGES, name);
}
