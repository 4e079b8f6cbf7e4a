/** Every endpoint there is, in the order of the business story: the OpenAPI document and the access tests read this. */
import * as account from '#contract/customer/account.ts';
import * as accountCredit from '#contract/customer/account-credit.ts';
import * as accountStatement from '#contract/customer/account-statement.ts';
import * as addresses from '#contract/customer/addresses.ts';
import * as approvalLinks from '#contract/customer/approval-links.ts';
import * as assignments from '#contract/customer/assignments.ts';
import * as auth from '#contract/customer/auth.ts';
import * as bankDetails from '#contract/customer/bank-details.ts';
import * as cancelOrder from '#contract/customer/cancel-order.ts';
import * as catalogue from '#contract/customer/catalogue.ts';
import * as colleagues from '#contract/customer/colleagues.ts';
import * as delivery from '#contract/customer/delivery.ts';
import * as documents from '#contract/customer/documents.ts';
import * as feedback from '#contract/customer/feedback.ts';
import * as home from '#contract/customer/home.ts';
import * as issues from '#contract/customer/issues.ts';
import * as lateLogout from '#contract/customer/late-logout.ts';
import * as lettersOfCredit from '#contract/customer/letters-of-credit.ts';
import * as linkApprovers from '#contract/customer/link-approvers.ts';
import * as lookUps from '#contract/customer/look-ups.ts';
import * as msme from '#contract/customer/msme.ts';
import * as notifications from '#contract/customer/notifications.ts';
import * as orderApprovals from '#contract/customer/order-approvals.ts';
import * as orderPrices from '#contract/customer/order-prices.ts';
import * as orders from '#contract/customer/orders.ts';
import * as payments from '#contract/customer/payments.ts';
import * as policies from '#contract/customer/policies.ts';
import * as preferences from '#contract/customer/preferences.ts';
import * as production from '#contract/customer/production.ts';
import * as qualityAlerts from '#contract/customer/quality-alerts.ts';
import * as quotes from '#contract/customer/quotes.ts';
import * as readyQualities from '#contract/customer/ready-qualities.ts';
import * as reorder from '#contract/customer/reorder.ts';
import * as requestMessages from '#contract/customer/request-messages.ts';
import * as requests from '#contract/customer/requests.ts';
import * as search from '#contract/customer/search.ts';
import * as signUp from '#contract/customer/sign-up.ts';
import * as standards from '#contract/customer/standards.ts';
import * as stepUp from '#contract/customer/step-up.ts';
import * as swatches from '#contract/customer/swatches.ts';
import * as taxNumbers from '#contract/customer/tax-numbers.ts';
import * as uploads from '#contract/customer/uploads.ts';
import * as staffAccountStatements from '#contract/staff/account-statements.ts';
import * as staffAudit from '#contract/staff/audit.ts';
import * as staffAuth from '#contract/staff/auth.ts';
import * as staffAutopilot from '#contract/staff/autopilot.ts';
import * as staffBooks from '#contract/staff/books.ts';
import * as staffCancelOrder from '#contract/staff/cancel-order.ts';
import * as staffCompanies from '#contract/staff/companies.ts';
import * as staffCompanyMerge from '#contract/staff/company-merge.ts';
import * as staffCompanyPeople from '#contract/staff/company-people.ts';
import * as staffDelivery from '#contract/staff/delivery.ts';
import * as staffDemoRequests from '#contract/staff/demo-requests.ts';
import * as staffDocuments from '#contract/staff/documents.ts';
import * as staffFeedback from '#contract/staff/feedback.ts';
import * as staffFind from '#contract/staff/find.ts';
import * as staffHealth from '#contract/staff/health.ts';
import * as staffHeldActs from '#contract/staff/held-acts.ts';
import * as staffIssues from '#contract/staff/issues.ts';
import * as staffHouseTables from '#contract/staff/marketplace-tables.ts';
import * as staffMaterialOptions from '#contract/staff/material-options.ts';
import * as staffMillQuotes from '#contract/staff/mill-quotes.ts';
import * as staffMillReports from '#contract/staff/mill-reports.ts';
import * as staffMoneyLists from '#contract/staff/money-lists.ts';
import * as staffNotifications from '#contract/staff/notifications.ts';
import * as staffOrderDesk from '#contract/staff/order-desk.ts';
import * as staffOrders from '#contract/staff/orders.ts';
import * as staffPayments from '#contract/staff/payments.ts';
import * as staffPayouts from '#contract/staff/payouts.ts';
import * as staffPeople from '#contract/staff/people.ts';
import * as staffProduction from '#contract/staff/production.ts';
import * as staffPurchases from '#contract/staff/purchases.ts';
import * as staffQualities from '#contract/staff/qualities.ts';
import * as staffQuotes from '#contract/staff/quotes.ts';
import * as staffRegistrations from '#contract/staff/registrations.ts';
import * as staffRequestMessages from '#contract/staff/request-messages.ts';
import * as staffRequests from '#contract/staff/requests.ts';
import * as staffScorecards from '#contract/staff/scorecards.ts';
import * as staffSellers from '#contract/staff/sellers.ts';
import * as staffStandards from '#contract/staff/standards.ts';
import * as staffSupplierPeople from '#contract/staff/supplier-people.ts';
import * as staffSupplierRecords from '#contract/staff/supplier-records.ts';
import * as staffSwatches from '#contract/staff/swatches.ts';
import * as staffToday from '#contract/staff/today.ts';
import * as staffVerification from '#contract/staff/verification.ts';
import * as staffViews from '#contract/staff/views.ts';
import * as supplierEnquiry from '#contract/supplier/enquiry.ts';
import * as supplierMill from '#contract/supplier/mill.ts';
import * as supplierPapers from '#contract/supplier/papers.ts';
import * as supplierProduction from '#contract/supplier/production.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';

export const ENDPOINTS: readonly Endpoint[] = [
  auth,
  lateLogout,
  stepUp,
  staffAuth,
  account,
  lookUps,
  uploads,
  policies,
  addresses,
  assignments,
  taxNumbers,
  staffVerification,
  msme,
  bankDetails,
  preferences,
  notifications,
  staffNotifications,
  colleagues,
  linkApprovers,
  signUp,
  staffDemoRequests,
  catalogue,
  readyQualities,
  qualityAlerts,
  staffQualities,
  staffMaterialOptions,
  requests,
  requestMessages,
  staffRequestMessages,
  staffRequests,
  quotes,
  staffQuotes,
  supplierEnquiry,
  supplierMill,
  supplierProduction,
  supplierPapers,
  staffMillQuotes,
  staffMillReports,
  staffScorecards,
  staffSupplierRecords,
  orderPrices,
  orderApprovals,
  approvalLinks,
  orders,
  reorder,
  staffOrders,
  payments,
  lettersOfCredit,
  cancelOrder,
  staffCancelOrder,
  accountCredit,
  accountStatement,
  staffPayments,
  staffAccountStatements,
  staffPayouts,
  staffMoneyLists,
  search,
  home,
  staffSellers,
  swatches,
  staffSupplierPeople,
  staffSwatches,
  production,
  staffProduction,
  standards,
  staffStandards,
  delivery,
  staffDelivery,
  staffRegistrations,
  issues,
  staffIssues,
  feedback,
  staffFeedback,
  documents,
  staffDocuments,
  staffPurchases,
  staffBooks,
  staffOrderDesk,
  staffToday,
  staffAudit,
  staffPeople,
  staffCompanies,
  staffCompanyMerge,
  staffCompanyPeople,
  staffHeldActs,
  staffFind,
  staffViews,
  staffHouseTables,
  staffHealth,
  staffAutopilot,
  events,
].flatMap((module) => Object.values(module).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
