/** Every endpoint there is, in the order of the business story: the OpenAPI document and the access tests read this. */
import * as account from './account.ts';
import * as accountCredit from './account-credit.ts';
import * as addresses from './addresses.ts';
import * as auth from './auth.ts';
import * as bankDetails from './bank-details.ts';
import * as cancelOrder from './cancel-order.ts';
import * as catalogue from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as home from './home.ts';
import * as lateLogout from './late-logout.ts';
import * as lookUps from './look-ups.ts';
import * as msme from './msme.ts';
import * as orderPrices from './order-prices.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as policies from './policies.ts';
import * as preferences from './preferences.ts';
import * as production from './production.ts';
import * as quotes from './quotes.ts';
import * as reorder from './reorder.ts';
import * as requestMessages from './request-messages.ts';
import * as requests from './requests.ts';
import * as signUp from './sign-up.ts';
import * as staffAuth from './staff-auth.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffPayments from './staff-payments.ts';
import * as staffProduction from './staff-production.ts';
import * as staffQuotes from './staff-quotes.ts';
import * as staffRequests from './staff-requests.ts';
import * as staffSellers from './staff-sellers.ts';
import * as staffVerification from './staff-verification.ts';
import * as stepUp from './step-up.ts';
import * as taxNumbers from './tax-numbers.ts';
import * as uploads from './uploads.ts';

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
  taxNumbers,
  staffVerification,
  msme,
  bankDetails,
  preferences,
  signUp,
  catalogue,
  requests,
  requestMessages,
  staffRequests,
  quotes,
  staffQuotes,
  orderPrices,
  orders,
  reorder,
  staffOrders,
  payments,
  cancelOrder,
  accountCredit,
  staffPayments,
  home,
  staffSellers,
  production,
  staffProduction,
  events,
].flatMap((module) => Object.values(module).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
