/** The receipts of a payment, as they were given; a payment that is not paid has none, and reads as missing. */

import type { readReceipt as contract, Receipt } from '#contract/customer/payments.ts';
import type { Reply } from '#contract/endpoint.ts';
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import { REFERENCE_LABEL, receivedByLabel } from '#domain/payments/methods/received-by.ts';
import { INSTALMENT_LABEL } from '#domain/payments/plan/payment-plan.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { type LetterOfCreditRow, lettersOfCreditOf } from '../bank/letters-of-credit.store.ts';
import { type FoundPayment, findPayment } from '../pay/view-payment.ts';
import { sellerAddress } from '../sellers/seller-address.ts';
import { type SellerRow, sellerOf } from '../sellers/sellers.store.ts';
import { type ReceiptRow, receiptsOf } from './receipts.store.ts';

export async function readReceipt(
  db: Queries,
  owner: { brandId: string; paymentOrderId: string },
): Promise<Reply<typeof contract>> {
  const given = await receiptsOfPayment(db, owner);
  if (given.length === 0) throw new Refusal('not_found');
  return { receipts: given.map(({ receipt }) => receipt) };
}

export type IssuedReceipt = { captureId: string; receipt: Receipt };

export async function receiptsOfPayment(
  db: Queries,
  owner: { brandId: string; paymentOrderId: string },
): Promise<IssuedReceipt[]> {
  const found = await findPayment(db, owner);
  const rows = await receiptsOf(db, found.payment);
  const seller = await sellerOf(db, found.order.seller_id);
  if (!seller) throw new Refusal('not_found');
  const letters = await lettersOfCreditOf(db, found.payment);
  return rows.map((row) => ({
    captureId: row.capture_id,
    receipt: receiptView(row, found, seller, letters),
  }));
}

function receiptView(
  row: ReceiptRow,
  { payment, order, instalment }: FoundPayment,
  seller: SellerRow,
  letters: readonly LetterOfCreditRow[],
): Receipt {
  const amount = money(row.amount_minor, row.currency);
  return {
    number: row.number,
    givenAt: row.given_at.toISOString(),
    seller: { name: seller.legal_name, gstin: seller.gstin, address: sellerAddress(seller) },
    company: order.billing.company,
    orderId: order.order_id,
    orderNumber: order.number,
    quality: order.quality,
    instalmentLabel: INSTALMENT_LABEL[instalment.kind],
    amount: moneyView(amount),
    withheld: moneyView(money(row.withheld_minor, row.currency)),
    amountInWords: amountInWords(amount),
    methodLabel: receivedByLabel(row.method, payment.method),
    ...referenceOf(row, letters),
    orderTotal: moneyView(money(order.total_minor, order.currency)),
    left: moneyView(money(row.left_minor, order.currency)),
    accountCredit: moneyView(money(row.kept_minor, row.currency)),
    cancelled: order.cancelled_at && { at: order.cancelled_at.toISOString(), reason: order.cancel_reason },
  };
}

/** A letter of credit is known by its own number; inside it counts under our id. */
function referenceOf(
  { provider, provider_payment_id: id }: ReceiptRow,
  letters: readonly LetterOfCreditRow[],
): Pick<Receipt, 'referenceLabel' | 'reference'> {
  if (provider === 'letter_of_credit') {
    const reference = letters.find(({ lc_id }) => lc_id === id)?.number ?? id;
    return { referenceLabel: REFERENCE_LABEL.letter_of_credit, reference };
  }
  return { referenceLabel: REFERENCE_LABEL[provider === 'bank' ? 'bank' : 'provider'], reference: id };
}
