/** What stands in the navigation: a screen is shown to whoever may read what it is made of. */

import type { Endpoint } from '#contract/endpoint.ts';
import { listAuditTrail } from '#contract/staff/audit.ts';
import { listInvoices } from '#contract/staff/books.ts';
import { listCompanies } from '#contract/staff/companies.ts';
import { listDemoRequests } from '#contract/staff/demo-requests.ts';
import { readHealth } from '#contract/staff/health.ts';
import { listHeldActs } from '#contract/staff/held-acts.ts';
import { listIssuesForStaff } from '#contract/staff/issues.ts';
import { listMaterialOptionsForStaff } from '#contract/staff/material-options.ts';
import { listWaitingReports } from '#contract/staff/mill-reports.ts';
import { listOverdue, listReceiptsForStaff } from '#contract/staff/money-lists.ts';
import { listOrdersForStaff } from '#contract/staff/order-desk.ts';
import { readTaxRates } from '#contract/staff/orders.ts';
import {
  listBankTransfers,
  listLettersOfCredit,
  listRefunds,
  listRefusedProofs,
  readLedger,
} from '#contract/staff/payments.ts';
import { listPayouts } from '#contract/staff/payouts.ts';
import { listStaff } from '#contract/staff/people.ts';
import { listPurchases } from '#contract/staff/purchases.ts';
import { listQualitiesForStaff } from '#contract/staff/qualities.ts';
import { listRequestsForStaff, listSuppliers } from '#contract/staff/requests.ts';
import { listSwatchesForStaff } from '#contract/staff/swatches.ts';
import { readToday } from '#contract/staff/today.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { appTexts } from './app.texts.ts';

const { titles, groups } = appTexts;

export type NavEntry = {
  to: string;
  label: string;
  icon: IconName;
  reads: Pick<Endpoint, 'access' | 'roles'>;
};
export type NavGroup = { label: string | null; entries: readonly NavEntry[] };

export const NAVIGATION: readonly NavGroup[] = [
  { label: null, entries: [{ to: '/', label: titles.today, icon: 'home', reads: readToday }] },
  {
    label: groups.sales,
    entries: [
      { to: '/requests', label: titles.requests, icon: 'list', reads: listRequestsForStaff },
      { to: '/demo-requests', label: titles.demoRequests, icon: 'mail', reads: listDemoRequests },
    ],
  },
  {
    label: groups.production,
    entries: [
      { to: '/orders', label: titles.orders, icon: 'box', reads: listOrdersForStaff },
      { to: '/mill-reports', label: titles.millReports, icon: 'factory', reads: listWaitingReports },
      { to: '/claims', label: titles.claims, icon: 'chat', reads: listIssuesForStaff },
    ],
  },
  {
    label: groups.catalogue,
    entries: [
      { to: '/qualities', label: titles.qualities, icon: 'star', reads: listQualitiesForStaff },
      { to: '/rates', label: titles.rates, icon: 'wallet', reads: listQualitiesForStaff },
      { to: '/lots', label: titles.lots, icon: 'pin', reads: listQualitiesForStaff },
      { to: '/swatches', label: titles.swatches, icon: 'mail', reads: listSwatchesForStaff },
    ],
  },
  {
    label: groups.money,
    entries: [
      { to: '/money/approvals', label: titles.approvals, icon: 'check-circle', reads: listHeldActs },
      { to: '/money/transfers', label: titles.transfers, icon: 'bank', reads: listBankTransfers },
      {
        to: '/money/letters-of-credit',
        label: titles.lettersOfCredit,
        icon: 'file',
        reads: listLettersOfCredit,
      },
      { to: '/money/refunds', label: titles.refunds, icon: 'refresh', reads: listRefunds },
      { to: '/money/payouts', label: titles.payouts, icon: 'wallet', reads: listPayouts },
      { to: '/money/overdue', label: titles.overdue, icon: 'clock', reads: listOverdue },
      { to: '/purchases', label: titles.purchases, icon: 'factory', reads: listPurchases },
      { to: '/money/receipts', label: titles.receipts, icon: 'check', reads: listReceiptsForStaff },
      { to: '/money/refused-proofs', label: titles.refusedProofs, icon: 'warning', reads: listRefusedProofs },
      { to: '/books', label: titles.books, icon: 'file', reads: listInvoices },
      { to: '/money/ledger', label: titles.ledger, icon: 'receipt', reads: readLedger },
    ],
  },
  {
    label: groups.house,
    entries: [
      { to: '/companies', label: titles.companies, icon: 'user', reads: listCompanies },
      { to: '/suppliers', label: titles.suppliers, icon: 'factory', reads: listSuppliers },
      { to: '/tables', label: titles.tables, icon: 'calendar', reads: readTaxRates },
      {
        to: '/material-options',
        label: titles.materialOptions,
        icon: 'list',
        reads: listMaterialOptionsForStaff,
      },
      { to: '/people', label: titles.people, icon: 'check-circle', reads: listStaff },
      { to: '/audit', label: titles.audit, icon: 'clock', reads: listAuditTrail },
      { to: '/health', label: titles.health, icon: 'bell', reads: readHealth },
    ],
  },
];
