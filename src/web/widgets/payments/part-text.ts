/** What one part of an order is for, and when it is due, in a line each. */
import type { Instalment } from '#contract/order-fields.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { paymentWidgetsTexts } from './payment-widgets.texts.ts';

const { plan: texts } = paymentWidgetsTexts;

/** "Balance · Invoice SV/26-27/0003" */
export function partLabel(part: Instalment): string {
  const goods = goodsOfPart(part);
  return goods === null ? part.label : `${part.label} · ${goods}`;
}

/** Which goods it pays for: an order that left in several shipments has a part for each. */
export function goodsOfPart({ shipment, invoiceNumber }: Instalment): string | null {
  if (invoiceNumber !== null) return texts.invoice(invoiceNumber);
  return shipment === null ? null : texts.shipment(shipment);
}

/** "₹1,05,000.00, due on 2 Dec 2026" */
export function partHelp(part: Instalment): string {
  return `${formatMoney(moneyOf(part.left))} · ${dueDateText(part)}`;
}

export function dueDateText({ dueOn, dueText, state, isOverdue, inProgress }: Instalment): string {
  // The bank pays against the shipping documents, whatever day was agreed with the buyer.
  const isCovered = inProgress === 'letter_accepted';
  if (state === 'paid' || dueOn === null || isCovered) return dueText;
  const date = formatDay(dueOn, DETAIL_DATE_FORMAT);
  return isOverdue ? texts.wasDueOn(date) : texts.dueOn(date);
}
