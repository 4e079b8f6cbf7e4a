/** Which screen stands at which path. Complete by type: a path without a screen does not compile. */
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { type LazyScreen, lazyScreen } from '#browser/lazy-screen.tsx';
import { PATHS, type PathName } from '#web/platform/paths.ts';
import { appTexts } from './app.texts.ts';
import { RootLayout } from './root-layout.tsx';
import { goToLogin, leaveIfSignedIn, onlyOutsideProduction, requireSignIn } from './route-guards.ts';
import { ScreenError } from './screen-error.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
  }
}

/** One screen for both paths, so that on a wide screen the list stays as it is while queries open beside it. */
const queries = lazyScreen(() =>
  import('#web/features/quotes/queries-screen.tsx').then((m) => m.QueriesScreen),
);
const documentPage = lazyScreen(() =>
  import('#web/features/documents/document-page-screen.tsx').then((m) => m.DocumentPageScreen),
);
/** Quotes, live qualities and stock are confirmed alike. */
const confirmOrder = lazyScreen(() =>
  import('#web/features/create-order/confirm-details-screen.tsx').then((m) => m.ConfirmDetailsScreen),
);

const SCREENS: Record<PathName, LazyScreen> = {
  login: lazyScreen(() => import('#web/features/auth/login-screen.tsx').then((m) => m.LoginScreen)),
  otp: lazyScreen(() => import('#web/features/auth/otp-screen.tsx').then((m) => m.OtpScreen)),
  notRegistered: lazyScreen(() =>
    import('#web/features/auth/not-registered-screen.tsx').then((m) => m.NotRegisteredScreen),
  ),
  createCustomer: lazyScreen(() =>
    import('#web/features/sign-up/create-customer-screen.tsx').then((m) => m.CreateCustomerScreen),
  ),
  terms: lazyScreen(() => import('#web/features/terms/terms-screen.tsx').then((m) => m.TermsScreen)),
  appLink: lazyScreen(() =>
    import('#web/features/app-link/app-link-screen.tsx').then((m) => m.AppLinkScreen),
  ),
  home: lazyScreen(() => import('#web/features/home/home-screen.tsx').then((m) => m.HomeScreen)),
  account: lazyScreen(() => import('#web/features/account/account-screen.tsx').then((m) => m.AccountScreen)),
  profile: lazyScreen(() => import('#web/features/account/account-screen.tsx').then((m) => m.ProfileScreen)),
  internationalPayment: lazyScreen(() =>
    import('#web/features/checkout/link/payment-link-screen.tsx').then((m) => m.PaymentLinkScreen),
  ),
  createRequest: lazyScreen(() =>
    import('#web/features/create-request/create-request-screen.tsx').then((m) => m.CreateRequestScreen),
  ),
  feedback: lazyScreen(() =>
    import('#web/features/feedback/feedback-screen.tsx').then((m) => m.FeedbackScreen),
  ),
  feedbackGiven: lazyScreen(() =>
    import('#web/features/feedback/feedback-given-screen.tsx').then((m) => m.FeedbackGivenScreen),
  ),
  editSpecifications: lazyScreen(() =>
    import('#web/features/create-request/edit/edit-specifications-screen.tsx').then(
      (m) => m.EditSpecificationsScreen,
    ),
  ),
  topSelling: lazyScreen(() =>
    import('#web/features/catalogue/catalogue-screen.tsx').then((m) => m.CatalogueScreen),
  ),
  quotes: queries,
  quoteDetail: queries,
  payments: lazyScreen(() =>
    import('#web/features/payments/payments-screen.tsx').then((m) => m.PaymentsScreen),
  ),
  search: lazyScreen(() => import('#web/features/search/search-screen.tsx').then((m) => m.SearchScreen)),
  orders: lazyScreen(() => import('#web/features/orders/orders-screen.tsx').then((m) => m.OrdersScreen)),
  inTransitDetail: lazyScreen(() =>
    import('#web/features/delivery/delivery-screen.tsx').then((m) => m.InTransitScreen),
  ),
  productionDetails: lazyScreen(() =>
    import('#web/features/production/production-screen.tsx').then((m) => m.ProductionScreen),
  ),
  orderDownload: lazyScreen(() => import('./order-page-screen.tsx').then((m) => m.OrderPageScreen)),
  deliveredDetail: lazyScreen(() =>
    import('#web/features/delivery/delivery-screen.tsx').then((m) => m.DeliveredScreen),
  ),
  raiseIssue: lazyScreen(() =>
    import('#web/features/issues/raise-issue-screen.tsx').then((m) => m.RaiseIssueScreen),
  ),
  selectQuotes: lazyScreen(() =>
    import('#web/features/quotes/compare/select-quotes-screen.tsx').then((m) => m.SelectQuotesScreen),
  ),
  confirmDetails: confirmOrder,
  liveQualityDetails: lazyScreen(() =>
    import('#web/features/catalogue/detail/live-quality-screen.tsx').then((m) => m.LiveQualityScreen),
  ),
  liveQualityConfirm: confirmOrder,
  topSellingConfirm: confirmOrder,
  paymentDetails: lazyScreen(() =>
    import('#web/features/checkout/payment-details-screen.tsx').then((m) => m.PaymentDetailsScreen),
  ),
  packingListDownload: documentPage,
};

const root = createRootRoute({ component: RootLayout, errorComponent: ScreenError });

/** Everything behind sign-in stands in the shell with the tabs and the data cache. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: requireSignIn,
  component: lazyScreen(() => import('./customer-shell.tsx').then((m) => m.CustomerShell)),
});

const namesWith = (access: 'public' | 'protected') =>
  (Object.keys(PATHS) as PathName[]).filter((name) => PATHS[name].access === access);

const publicRoutes = namesWith('public').map((name) =>
  createRoute({
    getParentRoute: () => root,
    path: PATHS[name].path,
    component: SCREENS[name],
    staticData: { title: appTexts.titles[name] },
    ...(name === 'login' ? { beforeLoad: leaveIfSignedIn } : {}),
  }),
);

const protectedRoutes = namesWith('protected').map((name) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: PATHS[name].path,
    component: SCREENS[name],
    staticData: { title: appTexts.titles[name] },
  }),
);

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/dev/ui',
  beforeLoad: onlyOutsideProduction,
  component: lazyScreen(() => import('#ui/gallery/gallery.tsx').then((m) => m.Gallery)),
  staticData: { title: appTexts.titles.gallery },
});

const front = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: goToLogin });
const unknown = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: goToLogin });

export const routeTree = root.addChildren([
  signedIn.addChildren(protectedRoutes),
  ...publicRoutes,
  gallery,
  front,
  unknown,
]);
