/** Every life cycle of the domain and the column that keeps its state. */
import { membershipLifecycle } from '#domain/account/company/membership.ts';
import { registrationLifecycle, wayLifecycle } from '#domain/books/registration/registration-state.ts';
import { dispatchLifecycle } from '#domain/delivery/dispatch-status.ts';
import { rollLifecycle } from '#domain/delivery/roll-state.ts';
import { claimLifecycle } from '#domain/issues/claim-status.ts';
import { issueStatusLifecycle } from '#domain/issues/issue-status.ts';
import { orderApprovalLifecycle } from '#domain/orders/order-approval.ts';
import { orderLifecycle } from '#domain/orders/order-status.ts';
import { orderValidationLifecycle } from '#domain/orders/order-validation.ts';
import { stockHoldLifecycle } from '#domain/orders/stock-hold-state.ts';
import { bankTransferLifecycle } from '#domain/payments/methods/bank-transfer-state.ts';
import { letterOfCreditLifecycle } from '#domain/payments/methods/letter-of-credit-state.ts';
import { paymentLifecycle } from '#domain/payments/payment-status.ts';
import { payoutLifecycle } from '#domain/payments/payout-state.ts';
import { instalmentLifecycle } from '#domain/payments/plan/instalment-state.ts';
import { refundLifecycle } from '#domain/payments/refund-state.ts';
import { sampleLifecycle } from '#domain/production/sample-approval.ts';
import { standardLifecycle } from '#domain/production/standards/standard-status.ts';
import { taskLifecycle } from '#domain/production/task-status.ts';
import { purchaseLifecycle } from '#domain/purchases/purchase-state.ts';
import { quoteLifecycle } from '#domain/quotes/quote-status.ts';
import { requestLifecycle } from '#domain/requests/request-status.ts';
import type { Lifecycle } from '#domain/shared/lifecycle.ts';
import { invitationLifecycle } from '#domain/suppliers/invitation-state.ts';
import { millReportLifecycle } from '#domain/suppliers/mill-report.ts';
import { swatchChargeLifecycle } from '#domain/swatches/swatch-charge.ts';
import { swatchLifecycle } from '#domain/swatches/swatch-status.ts';

type StoredCycle = { cycle: Lifecycle<string, string>; in: string };

export const STORED_CYCLES: readonly StoredCycle[] = [
  { cycle: requestLifecycle, in: 'fabric_requests.status' },
  { cycle: quoteLifecycle, in: 'quotes.status' },
  { cycle: orderLifecycle, in: 'orders.status' },
  { cycle: stockHoldLifecycle, in: 'stock_holds.state' },
  { cycle: paymentLifecycle, in: 'payment_orders.status' },
  { cycle: instalmentLifecycle, in: 'instalments.state' },
  { cycle: bankTransferLifecycle, in: 'bank_transfers.state' },
  { cycle: letterOfCreditLifecycle, in: 'letters_of_credit.state' },
  { cycle: claimLifecycle, in: 'issues.status' },
  { cycle: issueStatusLifecycle, in: 'orders.issue_status' },
  { cycle: millReportLifecycle, in: 'mill_reports.state' },
  { cycle: refundLifecycle, in: 'refunds.state' },
  { cycle: payoutLifecycle, in: 'account_credit_payouts.state' },
  { cycle: purchaseLifecycle, in: 'purchase_orders.state' },
  { cycle: dispatchLifecycle, in: 'dispatches.status' },
  { cycle: registrationLifecycle, in: 'invoice_registrations.state' },
  { cycle: wayLifecycle, in: 'invoice_registrations.way_state' },
  { cycle: swatchLifecycle, in: 'swatch_requests.status' },
  { cycle: swatchChargeLifecycle, in: 'swatch_requests.charge_state' },
  { cycle: rollLifecycle, in: 'dispatch_rolls.state' },
  { cycle: orderValidationLifecycle, in: 'orders.validation' },
  { cycle: orderApprovalLifecycle, in: 'orders.approval_state' },
  { cycle: membershipLifecycle, in: 'people.state' },
  { cycle: taskLifecycle, in: 'plan_tasks.status' },
  { cycle: sampleLifecycle, in: 'samples.status' },
  { cycle: standardLifecycle, in: 'standards.status' },
];

/** Worked out from facts each time, never stored. */
export const DERIVED_CYCLES: readonly Lifecycle<string, string>[] = [invitationLifecycle];
