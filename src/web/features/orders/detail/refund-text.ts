/** How far money that goes back has come. */
import type { OrderRefund } from '#contract/customer/orders.ts';
import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { ordersTexts } from '../orders.texts.ts';

const { refunds: texts } = ordersTexts;

/** As promised when the order was cancelled: "On its way back to you, within 5 to 7 working days" */
export function refundText({ state, label, at, voucherNumber }: OrderRefund, zone: string): string {
  if (state !== 'sent') return texts.soon(label);
  const date = formatDate(new Date(at), zone, LIST_DATE_FORMAT);
  return voucherNumber === null ? texts.sent(label, date) : texts.sentWithVoucher(label, date, voucherNumber);
}
