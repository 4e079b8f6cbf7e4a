/** Tally finds everything by its name, so the same thing has the same name in every month. */
import type { TaxParty } from '#domain/documents/tax/tax-document.ts';
import { cleanText, UNIT_CODE } from '../book-text.ts';
import type { RupeeLine } from '../rupee-figures.ts';

/** As the accountant's own books call them. */
export type TallyLedgers = {
  readonly company: string;
  readonly sales: string;
  readonly exportSales: string;
  readonly igst: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly roundOff: string;
  readonly bank: string;
  /** What the tax office owes for what buyers deducted. */
  readonly taxWithheld: string;
  /** Rests that nobody is asked for. */
  readonly writtenOff: string;
  /** What is kept when an order is cancelled. */
  readonly cancellationCharges: string;
};

export type TallyParty = Pick<TaxParty, 'legalName' | 'gstin' | 'stateCode' | 'country'>;

/** Two companies may share a name; they never share a registration. */
export function partyLedger({ legalName, gstin, country }: TallyParty): string {
  return `${cleanText(legalName, 80)} (${gstin ?? country})`;
}

export function stockItem({ line, basisPoints }: RupeeLine): string {
  return `${cleanText(line.description, 70)} - ${line.hsn} - ${basisPoints / 100}%`;
}

export function unitName({ line }: RupeeLine): string {
  return line.quantity ? UNIT_CODE[line.quantity.unit] : '';
}

/** Of the same paper in every file: what is imported again alters the voucher and does not double it. */
export function remoteId(
  gstin: string,
  type: 'INV' | 'CRN' | 'RCT' | 'RFD' | 'PAY' | 'JRN',
  number: string,
): string {
  return `selvedge-${gstin}-${type}-${number}`;
}

/** Paise as Tally writes them: "-188260.00". */
export function tallyAmount(paise: bigint): string {
  const digits = String(paise < 0n ? -paise : paise).padStart(3, '0');
  return `${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
