/** What each screen is there for: who may not call it is told who may. */

import { giveFeedback } from '#contract/customer/feedback.ts';
import { raiseIssue } from '#contract/customer/issues.ts';
import { placeProvisionalOrder } from '#contract/customer/orders.ts';
import { createPaymentOrder, listPayments } from '#contract/customer/payments.ts';
import { approveQuote } from '#contract/customer/quotes.ts';
import { changeRequest, createRequest, listRequests, readRequest } from '#contract/customer/requests.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PathName } from '#web/platform/paths.ts';

export const SCREEN_CALLS: Partial<Record<PathName, Pick<Endpoint, 'access' | 'companyRoles'>>> = {
  createRequest,
  editSpecifications: changeRequest,
  quotes: listRequests,
  quoteDetail: readRequest,
  selectQuotes: approveQuote,
  confirmDetails: placeProvisionalOrder,
  liveQualityConfirm: placeProvisionalOrder,
  topSellingConfirm: placeProvisionalOrder,
  payments: listPayments,
  paymentDetails: createPaymentOrder,
  raiseIssue,
  feedback: giveFeedback,
};
