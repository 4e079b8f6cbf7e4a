/** The papers that travel with the goods, as the law and the transporters write them. */
import type { Money } from '#domain/shared/money.ts';

/** Letters, digits, slash and dash, at most 16, not beginning with 0, slash or dash (CGST rule 46). */
const INVOICE_NUMBER = /^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/;
const EWAY_BILL = /^\d{12}$/;
/** Goods of more than 50,000 rupees do not travel in India without an e-way bill. */
const EWAY_BILL_ABOVE_PAISE = 5_000_000n;

export function invoiceNumberProblem(number: string): string | null {
  return INVOICE_NUMBER.test(number)
    ? null
    : 'An invoice number has at most 16 letters, digits, slashes and dashes.';
}

/** As printed it has spaces after every four digits. */
export function ewayBillOf(typed: string | null | undefined): string | null {
  const digits = (typed ?? '').replaceAll(/[\s-]/g, '');
  return digits === '' ? null : digits;
}

export function ewayBillProblem(number: string | null, { minor, currency }: Money): string | null {
  if (number !== null) return EWAY_BILL.test(number) ? null : 'An e-way bill has 12 digits.';
  const isNeeded = currency === 'INR' && minor > EWAY_BILL_ABOVE_PAISE;
  return isNeeded ? 'Goods worth more than ₹50,000 need an e-way bill.' : null;
}
