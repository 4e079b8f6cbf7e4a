/** The papers that travel with the goods, as the law and the transporters write them. */
import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import type { TaxNumberProblem } from '#domain/account/tax-numbers/tax-number-problem.ts';
import { parseScaled, writeScaled } from '#domain/shared/decimal.ts';
import type { Money } from '#domain/shared/money.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

/** Letters, digits, slash and dash, at most 16, not beginning with 0, slash or dash (CGST rule 46). */
const INVOICE_NUMBER = /^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/;
const EWAY_BILL = /^\d{12}$/;
/** Goods of more than 50,000 rupees do not travel in India without an e-way bill. */
const EWAY_BILL_ABOVE_PAISE = 5_000_000n;

export function invoiceNumberProblem(number: string): string | null {
  if (number === '') return 'Enter the invoice number.';
  return INVOICE_NUMBER.test(number)
    ? null
    : 'An invoice number has at most 16 letters, digits, slashes and dashes.';
}

export const TRANSPORT_MODE_LABEL = { road: 'Road', rail: 'Rail', air: 'Air', ship: 'Ship' } as const;
export type TransportMode = keyof typeof TRANSPORT_MODE_LABEL;

/** Many small transporters have none; it is named where an e-way bill is to be made by them. */
export function transporterGstinProblem(typed: string | undefined): TaxNumberProblem | null {
  if (typed === undefined) return null;
  const reading = parseGstin(typed);
  return reading.ok ? null : reading.problem;
}

const MOST_LITRES = 10_000_000n;

/** "12.5" cubic metres as litres; null where nothing was typed. */
export function readVolume(typed: string | undefined): ParseResult<{ litres: bigint | null }> {
  if (typed === undefined || typed.trim() === '') return { ok: true, litres: null };
  const litres = parseScaled(typed.trim().replaceAll(',', ''), 3);
  if (litres === null) return refused('Use digits only, with at most 3 decimals.');
  if (litres === 0n) return refused('Enter a volume above 0.');
  return litres > MOST_LITRES ? refused('At most 10,000 cubic metres.') : { ok: true, litres };
}

export function volumeProblem(typed: string | undefined): string | null {
  const reading = readVolume(typed);
  return reading.ok ? null : reading.problem;
}

export function volumeText(litres: bigint | number): string {
  return `${writeScaled(BigInt(litres), 3, 'western', 'all')} m³`;
}

export function transporterProblem(name: string): string | null {
  return name === '' ? 'Enter the transporter.' : null;
}

export function lrNumberProblem(number: string): string | null {
  return number === '' ? 'Enter the LR or BL number.' : null;
}

/** As printed it has spaces after every four digits. */
export function ewayBillOf(typed: string | null | undefined): string | null {
  const digits = (typed ?? '').replaceAll(/[\s-]/g, '');
  return digits === '' ? null : digits;
}

/** Exports too, on their way to the port; where no rate turns them into rupees, another problem says so. */
export function needsEwayBill(inRupees: Money | null): boolean {
  return inRupees !== null && inRupees.minor > EWAY_BILL_ABOVE_PAISE;
}

export function ewayBillProblem(number: string | null, inRupees: Money | null): string | null {
  if (number !== null) return EWAY_BILL.test(number) ? null : 'An e-way bill has 12 digits.';
  return needsEwayBill(inRupees) ? 'Goods worth more than ₹50,000 need an e-way bill.' : null;
}
