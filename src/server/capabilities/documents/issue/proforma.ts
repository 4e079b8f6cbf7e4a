/** What a proforma invoice of an order says, gathered from the order, its seller and the seller's bank. */
import type { ProformaFacts } from '#domain/documents/proforma/proforma-facts.ts';
import { lastDayHeld } from '#domain/orders/provisional-hold.ts';
import { upiIntentUrl } from '#domain/payments/methods/upi-intent.ts';
import { dueText, INSTALMENT_LABEL } from '#domain/payments/plan/payment-plan.ts';
import { clockInZone, endOfDay } from '#domain/shared/calendar.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { instalmentsOf, settledInstalment } from '#server/capabilities/order-records/order-instalments.ts';
import { lockedText } from '#server/capabilities/orders/details/order.view.ts';
import {
  findSellerTerms,
  type SellerTerms,
} from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import { amountsOf, buyerFacts, deliveryFacts, goodsOf, sellerFacts } from './order-facts.ts';

export async function gatherProforma(db: Queries, order: OrderRow, now: Date): Promise<ProformaFacts> {
  const terms = await findSellerTerms(db, order, now);
  const amounts = amountsOf(order);
  // As it was agreed, whatever was billed since.
  const agreed = (await instalmentsOf(db, order)).filter(({ agreed_minor }) => agreed_minor > 0n);
  const instalments = agreed.map((row) => ({
    label: INSTALMENT_LABEL[row.kind],
    amount: money(row.agreed_minor, row.currency),
    dueText: dueText(settledInstalment(row, order)),
  }));
  return {
    ...(await buyerFacts(db, order)),
    orderNumber: order.number,
    poNumber: order.po_number,
    goods: await goodsOf(db, order),
    amounts,
    seller: sellerFacts(terms, order),
    placeOfSupply: order.place_of_supply,
    ...deliveryFacts(order),
    leadDays: order.lead_days,
    hold: holdOf(order),
    creditDays: order.credit_days,
    instalments,
    ...bankFacts(order, terms, instalments[0]?.amount ?? null),
    exchangeRate: lockedText(order),
    policyVersion: order.policy_version,
  };
}

function holdOf({ status, held_until: end, zone }: OrderRow): ProformaFacts['hold'] {
  if (status !== 'provisional' || end === null) return null;
  const lastDay = lastDayHeld(end, zone);
  const isWholeDay = endOfDay(lastDay, zone).getTime() === end.getTime();
  return { lastDay, time: isWholeDay ? null : clockInZone(end, zone), zone };
}

/** With a code for the first payment, where UPI can carry it. */
function bankFacts(
  { number }: OrderRow,
  { bank, upiLimit }: SellerTerms,
  first: Money | null,
): Pick<ProformaFacts, 'bank' | 'upiUrl' | 'upiAmount'> {
  if (!bank) return { bank: null, upiUrl: null, upiAmount: null };
  const upiUrl =
    bank.vpa && first
      ? upiIntentUrl({
          vpa: bank.vpa,
          payeeName: bank.holder,
          amount: first,
          reference: number,
          note: number,
          limit: upiLimit,
        })
      : null;
  const { bank_name: name, branch, holder, account, code } = bank;
  return { bank: { name, branch, holder, account, code }, upiUrl, upiAmount: upiUrl ? first : null };
}
