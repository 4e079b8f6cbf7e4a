/** How far money that goes back has come. */
import type { OrderRefund } from '#contract/orders.ts';
import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';

/** As promised when the order was cancelled: "On its way back to you, within 5 to 7 working days" */
export function refundWords({ state, label, at, voucherNumber }: OrderRefund, zone: string): string {
  const voucher = voucherNumber === null ? '' : `, refund voucher ${voucherNumber}`;
  if (state === 'sent') return `${label}, ${formatDate(new Date(at), zone, LIST_DATE_FORMAT)}${voucher}`;
  return `${label}, within 5 to 7 working days`;
}
