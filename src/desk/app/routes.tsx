/** Which screen stands at which path below /desk. */
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyScreen } from '#browser/lazy-screen.tsx';
import { appTexts } from './app.texts.ts';
import { DeskShell } from './desk-shell.tsx';
import { RootLayout } from './root-layout.tsx';
import { leaveIfSignedIn, requireSignIn } from './route-guards.ts';
import { ScreenError } from './screen-error.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
  }
}

const { titles } = appTexts;
const root = createRootRoute({ component: RootLayout, errorComponent: ScreenError });

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: requireSignIn,
  component: DeskShell,
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  beforeLoad: leaveIfSignedIn,
  component: lazyScreen(() =>
    import('#desk/features/sign-in/sign-in-screen.tsx').then((m) => m.SignInScreen),
  ),
  staticData: { title: titles.signIn },
});

function screen(path: string, title: string, load: () => Promise<ComponentType>) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    component: lazyScreen(load),
    staticData: { title },
  });
}

const screens = [
  screen('/', titles.today, () => import('#desk/features/today/today-screen.tsx').then((m) => m.TodayScreen)),
  screen('/requests', titles.requests, () =>
    import('#desk/features/requests/requests-screen.tsx').then((m) => m.RequestsScreen),
  ),
  screen('/requests/$fabId', titles.request, () =>
    import('#desk/features/requests/request-screen.tsx').then((m) => m.RequestScreen),
  ),
  screen('/demo-requests', titles.demoRequests, () =>
    import('#desk/features/demo-requests/demo-requests-screen.tsx').then((m) => m.DemoRequestsScreen),
  ),
  screen('/orders', titles.orders, () =>
    import('#desk/features/orders/orders-screen.tsx').then((m) => m.OrdersScreen),
  ),
  screen('/orders/board', titles.board, () =>
    import('#desk/features/orders/board-screen.tsx').then((m) => m.BoardScreen),
  ),
  screen('/orders/$orderId', titles.order, () =>
    import('#desk/features/orders/order-screen.tsx').then((m) => m.OrderScreen),
  ),
  screen('/claims', titles.claims, () =>
    import('#desk/features/issues/issues-screen.tsx').then((m) => m.IssuesScreen),
  ),
  screen('/claims/$issueId', titles.claim, () =>
    import('#desk/features/issues/issue-screen.tsx').then((m) => m.IssueScreen),
  ),
  screen('/qualities', titles.qualities, () =>
    import('#desk/features/catalogue/qualities-screen.tsx').then((m) => m.QualitiesScreen),
  ),
  screen('/qualities/new', titles.newQuality, () =>
    import('#desk/features/catalogue/new-quality-screen.tsx').then((m) => m.NewQualityScreen),
  ),
  screen('/qualities/$fabId', titles.quality, () =>
    import('#desk/features/catalogue/quality-screen.tsx').then((m) => m.QualityScreen),
  ),
  screen('/rates', titles.rates, () =>
    import('#desk/features/catalogue/rates-screen.tsx').then((m) => m.RatesScreen),
  ),
  screen('/lots', titles.lots, () =>
    import('#desk/features/catalogue/lots-screen.tsx').then((m) => m.LotsScreen),
  ),
  screen('/money/approvals', titles.approvals, () =>
    import('#desk/features/money/approvals-screen.tsx').then((m) => m.ApprovalsScreen),
  ),
  screen('/money/letters-of-credit', titles.lettersOfCredit, () =>
    import('#desk/features/money/letters-screen.tsx').then((m) => m.LettersScreen),
  ),
  screen('/money/refunds', titles.refunds, () =>
    import('#desk/features/money/refunds-screen.tsx').then((m) => m.RefundsScreen),
  ),
  screen('/money/payouts', titles.payouts, () =>
    import('#desk/features/money/payouts-screen.tsx').then((m) => m.PayoutsScreen),
  ),
  screen('/money/payouts/files', titles.payoutFiles, () =>
    import('#desk/features/money/payout-files-screen.tsx').then((m) => m.PayoutFilesScreen),
  ),
  screen('/money/refused-proofs', titles.refusedProofs, () =>
    import('#desk/features/money/refused-proofs-screen.tsx').then((m) => m.RefusedProofsScreen),
  ),
  screen('/money/overdue', titles.overdue, () =>
    import('#desk/features/money/overdue-screen.tsx').then((m) => m.OverdueScreen),
  ),
  screen('/money/receipts', titles.receipts, () =>
    import('#desk/features/money/receipts-screen.tsx').then((m) => m.ReceiptsScreen),
  ),
  screen('/money/ledger', titles.ledger, () =>
    import('#desk/features/money/ledger-screen.tsx').then((m) => m.LedgerScreen),
  ),
  screen('/books', titles.books, () =>
    import('#desk/features/books/register-screen.tsx').then((m) => m.RegisterScreen),
  ),
  screen('/books/registrations', titles.registrations, () =>
    import('#desk/features/books/registrations-screen.tsx').then((m) => m.RegistrationsScreen),
  ),
  screen('/books/returns', titles.returns, () =>
    import('#desk/features/books/returns-screen.tsx').then((m) => m.ReturnsScreen),
  ),
  screen('/books/credit-notes', titles.creditNotes, () =>
    import('#desk/features/books/credit-notes-screen.tsx').then((m) => m.CreditNotesScreen),
  ),
  screen('/books/exports', titles.exports, () =>
    import('#desk/features/books/exports-screen.tsx').then((m) => m.ExportsScreen),
  ),
  screen('/books/ageing', titles.ageing, () =>
    import('#desk/features/books/ageing-screen.tsx').then((m) => m.AgeingScreen),
  ),
  screen('/companies/$brandId/statement', titles.statement, () =>
    import('#desk/features/books/statement-screen.tsx').then((m) => m.StatementScreen),
  ),
  screen('/books/rules', titles.bookRules, () =>
    import('#desk/features/books/rules-screen.tsx').then((m) => m.RulesScreen),
  ),
  screen('/companies', titles.companies, () =>
    import('#desk/features/companies/companies-screen.tsx').then((m) => m.CompaniesScreen),
  ),
  screen('/companies/reviews', titles.reviews, () =>
    import('#desk/features/companies/reviews-screen.tsx').then((m) => m.ReviewsScreen),
  ),
  screen('/companies/same-gst-number', titles.sharedNumbers, () =>
    import('#desk/features/companies/shared-numbers-screen.tsx').then((m) => m.SharedNumbersScreen),
  ),
  screen('/companies/$brandId', titles.company, () =>
    import('#desk/features/companies/company-screen.tsx').then((m) => m.CompanyScreen),
  ),
  screen('/purchases', titles.purchases, () =>
    import('#desk/features/purchases/purchases-screen.tsx').then((m) => m.PurchasesScreen),
  ),
  screen('/purchases/$purchaseId', titles.purchase, () =>
    import('#desk/features/purchases/purchase-screen.tsx').then((m) => m.PurchaseScreen),
  ),
  screen('/suppliers', titles.suppliers, () =>
    import('#desk/features/suppliers/suppliers-screen.tsx').then((m) => m.SuppliersScreen),
  ),
  screen('/suppliers/$supplierId', titles.supplier, () =>
    import('#desk/features/suppliers/supplier-screen.tsx').then((m) => m.SupplierScreen),
  ),
  screen('/tables', titles.tables, () =>
    import('#desk/features/tables/tables-screen.tsx').then((m) => m.TablesScreen),
  ),
  screen('/material-options', titles.materialOptions, () =>
    import('#desk/features/tables/material-options-screen.tsx').then((m) => m.MaterialOptionsScreen),
  ),
  screen('/mill-reports', titles.millReports, () =>
    import('#desk/features/mill-reports/mill-reports-screen.tsx').then((m) => m.MillReportsScreen),
  ),
  screen('/swatches', titles.swatches, () =>
    import('#desk/features/swatches/swatches-screen.tsx').then((m) => m.SwatchesScreen),
  ),
  screen('/tables/sellers', titles.sellers, () =>
    import('#desk/features/tables/sellers-screen.tsx').then((m) => m.SellersScreen),
  ),
  screen('/tables/policies', titles.policies, () =>
    import('#desk/features/tables/policies-screen.tsx').then((m) => m.PoliciesScreen),
  ),
  screen('/tables/reference-codes', titles.codes, () =>
    import('#desk/features/tables/codes-screen.tsx').then((m) => m.CodesScreen),
  ),
  screen('/people', titles.people, () =>
    import('#desk/features/people/people-screen.tsx').then((m) => m.PeopleScreen),
  ),
  screen('/audit', titles.audit, () =>
    import('#desk/features/audit/audit-screen.tsx').then((m) => m.AuditScreen),
  ),
  screen('/health', titles.health, () =>
    import('#desk/features/health/health-screen.tsx').then((m) => m.HealthScreen),
  ),
  screen('/health/messages', titles.messages, () =>
    import('#desk/features/health/messages-screen.tsx').then((m) => m.MessagesScreen),
  ),
  screen('/health/jobs', titles.failedJobs, () =>
    import('#desk/features/health/jobs-screen.tsx').then((m) => m.JobsScreen),
  ),
  screen('/health/webhooks', titles.webhooks, () =>
    import('#desk/features/health/webhooks-screen.tsx').then((m) => m.WebhooksScreen),
  ),
  screen('/money/transfers', titles.transfers, () =>
    import('#desk/features/money/transfers-screen.tsx').then((m) => m.TransfersScreen),
  ),
];

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

export const routeTree = root.addChildren([signedIn.addChildren(screens), signIn, unknown]);
