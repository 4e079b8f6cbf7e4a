/** What the summary of an order says, as it stands now. */
import type { SummaryFacts } from '#domain/documents/summary/summary-sheet.ts';
import { ORDER_STATUS_LABEL } from '#domain/orders/order-status.ts';
import { dueText, INSTALMENT_LABEL } from '#domain/payments/plan/payment-plan.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { instalmentsOf, settledInstalment } from '#server/capabilities/order-records/order-instalments.ts';
import { readOrderAccount } from '#server/capabilities/payments/ledger/read-order-account.ts';
import { findRefunds } from '#server/capabilities/payments/refunds/find-refunds.ts';
import { findSellerTerms } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import { billedPapers } from './billed-papers.ts';
import { amountsOf, buyerFacts, deliveryFacts, goodsOf, sellerFacts } from './order-facts.ts';

export async function gatherSummary(db: Queries, order: OrderRow, now: Date): Promise<SummaryFacts> {
  const instalments = await instalmentsOf(db, order);
  const refunds = await findRefunds(db, order);
  return {
    ...(await buyerFacts(db, order)),
    seller: sellerFacts(await findSellerTerms(db, order, now), order),
    orderNumber: order.number,
    poNumber: order.po_number,
    statusLabel: ORDER_STATUS_LABEL[order.status],
    orderedOn: accountingDay(order.created_at),
    confirmedOn: order.confirmed_at && accountingDay(order.confirmed_at),
    cancelledOn: order.cancelled_at && accountingDay(order.cancelled_at),
    dispatchBy: order.dispatch_by,
    likelyDispatch: order.status === 'created' ? order.likely_dispatch : null,
    ...deliveryFacts(order),
    goods: await goodsOf(db, order),
    amounts: amountsOf(order),
    creditDays: order.credit_days,
    instalments: instalments.map((row) => {
      const settled = settledInstalment(row, order);
      return {
        label: INSTALMENT_LABEL[row.kind],
        dueText: dueText(settled),
        dueOn: row.due_on,
        amount: settled.amount,
        paid: money(row.paid_minor + row.withheld_minor, row.currency),
        left: settled.open,
      };
    }),
    billed: await billedPapers(db, order),
    account: await readOrderAccount(db, order),
    refunds: refunds.map(({ reasonLabel, amount, state, at, voucherNumber }) => ({
      reason: reasonLabel,
      amount,
      sentOn: state === 'sent' ? accountingDay(at) : null,
      voucherNumber,
    })),
  };
}
