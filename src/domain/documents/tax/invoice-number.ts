/** The number and total of a tax invoice: ours, or as another program wrote them. */
import { invoiceNumberProblem } from '#domain/delivery/dispatch-papers.ts';
import { parseScaled } from '#domain/shared/decimal.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import type { Money } from '#domain/shared/money.ts';

/** SV/26-27/000123: with a prefix of three letters the 16 characters of the law are full. */
export function writeInvoiceNumber(prefix: string, financialYear: string, serial: number): string {
  return `${prefix}/${financialYear}/${String(serial).padStart(6, '0')}`;
}

export type TypedInvoice = { readonly number?: string | undefined; readonly total?: string | undefined };

/** Whoever invoices here types nothing: two numbers for one invoice would be one too many. */
export function ownInvoiceProblems({ number }: TypedInvoice): Record<string, string | null> {
  return {
    invoiceNumber: number ? 'This seller’s invoices are numbered here. Leave the number empty.' : null,
  };
}

/** The other program must have come to the same paisa: what it billed is what the buyer pays. */
export function otherInvoiceProblems(
  { number = '', total = '' }: TypedInvoice,
  ours: Money,
): Record<string, string | null> {
  return { invoiceNumber: invoiceNumberProblem(number), invoiceTotal: totalProblem(total, ours) };
}

function totalProblem(typed: string, ours: Money): string | null {
  if (typed.trim() === '') return 'Enter the invoice total.';
  const minor = parseScaled(typed.trim().replaceAll(',', ''), 2);
  if (minor === null) return 'Use digits only, with at most 2 decimals.';
  return minor === ours.minor
    ? null
    : `This shipment comes to ${formatMoney(ours)}. Correct the invoice or the quantity, so that both agree.`;
}
