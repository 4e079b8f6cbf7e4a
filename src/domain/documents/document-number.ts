/** Numbers of documents: at most 16 characters, consecutive in each financial year, one series a type. */
import type { DocumentType } from './document-type.ts';

/** Receipts, vouchers and credit notes have their numbers since the money moved: their series are those of payments. */
export type NumberedType = Exclude<DocumentType, 'advance_receipt' | 'refund_voucher' | 'credit_note'>;

const PREFIX = {
  purchase_order: 'PO',
  customer_order_summary: 'OS',
  proforma_invoice: 'PI',
  order_issue: 'OI',
  direct_invoicing_packing_list: 'PL',
  final_dispatch: 'FD',
} as const satisfies Record<NumberedType, string>;

/** PI/26-27/000123 */
export function writeDocumentNumber(type: NumberedType, financialYear: string, serial: number): string {
  return `${PREFIX[type]}/${financialYear}/${String(serial).padStart(6, '0')}`;
}
