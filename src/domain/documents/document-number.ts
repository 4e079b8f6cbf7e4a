/** Numbers of documents: at most 16 characters, consecutive in each financial year, one series a type. */
import { latinDigits } from '#domain/shared/latin-digits.ts';
import type { DocumentType } from './document-type.ts';

/** Receipts, vouchers and credit notes have their numbers since the money moved, tax invoices and challans since the goods left. */
export type NumberedType = Exclude<
  DocumentType,
  'advance_receipt' | 'refund_voucher' | 'credit_note' | 'tax_invoice' | 'delivery_challan'
>;

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

const FORM = /^[A-Z]{1,4}\/\d{2}-\d{2}\/[CDRV]?\d{1,9}$/;

/** As typed into a search: of any series, also those of payments; null for anything else. */
export function parseDocumentNumber(raw: string): string | null {
  const typed = raw.length > 40 ? '' : latinDigits(raw).trim().toUpperCase();
  return FORM.test(typed) ? typed : null;
}
