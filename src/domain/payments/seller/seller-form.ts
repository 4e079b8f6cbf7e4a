/** Who writes the invoices: state and PAN come out of the GST number, so they cannot contradict it. */

import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { TaxNumberProblem } from '#domain/account/tax-numbers/tax-number-problem.ts';
import { type FormResult, readForm } from '#domain/forms/form-result.ts';
import { filledIn, type LineRule, parseLine, plainUpperCase, withoutGaps } from '#domain/forms/text-input.ts';
import { type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';

export type SellerInput = {
  legalName: string;
  gstin: string;
  address: string;
  city: string;
  pincode: string;
  lut?: string | null | undefined;
  lutDatedOn?: string | null | undefined;
  lutFinancialYear?: string | null | undefined;
  iec?: string | null | undefined;
  msmeClass?: MsmeClass | null | undefined;
  invoicePrefix?: string | null | undefined;
  invoicesElsewhere?: boolean | undefined;
  registersInvoices?: boolean | undefined;
};
export type Seller = {
  readonly legalName: string;
  readonly gstin: string;
  readonly pan: string;
  readonly stateCode: string;
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  /** The letter of undertaking under which exports leave without tax; for one financial year, "26-27". */
  readonly lut: string | null;
  /** Printed with it on the invoices of exports. */
  readonly lutDatedOn: CalendarDay | null;
  readonly lutFinancialYear: string | null;
  /** The importer-exporter code that export papers name. */
  readonly iec: string | null;
  /** Of the seller's own Udyam registration; a micro or small one must be paid within 45 days. */
  readonly msmeClass: MsmeClass | null;
  /** What its invoice numbers begin with: SV/26-27/000123. */
  readonly invoicePrefix: string;
  /** It writes its invoices in another program, and types number and total from there. */
  readonly invoicesElsewhere: boolean;
  /** Its turnover is above the threshold: its invoices need an IRN of the registry. */
  readonly registersInvoices: boolean;
};

const USUAL_PREFIX = 'SV';
const NAME: LineRule = { line: 'seller_name', maxLength: 120 };
const ADDRESS: LineRule = { line: 'seller_address', maxLength: 300 };
const CITY: LineRule = { line: 'seller_city', maxLength: 50 };
const LUT: LineRule = { line: 'seller_lut', maxLength: 40 };

export function readSeller(
  input: SellerInput,
): FormResult<{ seller: Seller }, keyof SellerInput, SaidProblem | TaxNumberProblem> {
  const results = {
    legalName: parseLine(input.legalName, NAME),
    gstin: parseGstin(input.gstin),
    address: parseLine(input.address, ADDRESS),
    city: parseLine(input.city, CITY),
    pincode: parsePincode(input.pincode),
    lut: optional(input.lut, (raw) => parseLine(raw, LUT)),
    lutDatedOn: readLutDay(input),
    lutFinancialYear: readLutYear(input),
    iec: optional(input.iec, parseIec),
    invoicePrefix: parsePrefix(input.invoicePrefix),
    registersInvoices: readRegisters(input),
  };
  return readForm(
    results,
    ({
      legalName,
      gstin,
      address,
      city,
      pincode,
      lut,
      lutDatedOn,
      lutFinancialYear,
      iec,
      invoicePrefix,
    }) => ({
      seller: {
        legalName: legalName.text,
        gstin: gstin.gstin,
        pan: gstin.pan,
        stateCode: gstin.stateCode,
        address: address.text,
        city: city.text,
        pincode: pincode.text,
        lut: lut.text,
        lutDatedOn: lutDatedOn.text,
        lutFinancialYear: lutFinancialYear.text,
        iec: iec.text,
        msmeClass: input.msmeClass ?? null,
        invoicePrefix: invoicePrefix.text,
        invoicesElsewhere: input.invoicesElsewhere ?? false,
        registersInvoices: input.registersInvoices ?? false,
      },
    }),
  );
}

/** Whoever writes the invoice registers it: the other program would do it a second time. */
function readRegisters({ registersInvoices, invoicesElsewhere }: SellerInput): ParseResult<object> {
  return registersInvoices && invoicesElsewhere
    ? refused('Invoices written in another program are registered there.')
    : { ok: true };
}

function parsePincode(raw: string): ParseResult<{ text: string }> {
  const text = withoutGaps(raw.slice(0, 20));
  return /^[1-9][0-9]{5}$/.test(text) ? { ok: true, text } : refused('A PIN code has 6 digits.');
}

/** Customs ask for both, so neither is entered alone. */
function readLutDay({
  lut,
  lutDatedOn,
}: SellerInput): ParseResult<{ text: CalendarDay | null }, SaidProblem> {
  const day = filledIn(lutDatedOn);
  if (filledIn(lut) === null)
    return day === null
      ? { ok: true, text: null }
      : refused({ code: 'line_missing', params: { line: 'seller_lut' } });
  return day !== null && isCalendarDay(day) ? { ok: true, text: day } : refused('Enter the date of the LUT.');
}

/** A letter without its year proves nothing, and a year without a letter is a slip. */
function readLutYear({ lut, lutFinancialYear }: SellerInput): ParseResult<{ text: string | null }> {
  const year = filledIn(lutFinancialYear);
  if (filledIn(lut) === null) {
    return year === null ? { ok: true, text: null } : refused('Enter this year’s LUT as well.');
  }
  return parseFinancialYear(year ?? '');
}

/** "2026-27" and "26-27" are the same year. */
function parseFinancialYear(raw: string): ParseResult<{ text: string }> {
  const [, first, next] = /^(?:20)?([0-9]{2})-([0-9]{2})$/.exec(raw.trim()) ?? [];
  if (first === undefined || (Number(first) + 1) % 100 !== Number(next)) {
    return refused('Enter the financial year of the LUT, like 2026-27.');
  }
  return { ok: true, text: `${first}-${next}` };
}

/** Ten signs: digits in old codes, the PAN in new ones. */
function parseIec(raw: string): ParseResult<{ text: string }> {
  const text = withoutGaps(plainUpperCase(raw.slice(0, 40)));
  return /^[A-Z0-9]{10}$/.test(text) ? { ok: true, text } : refused('An IEC has 10 letters and digits.');
}

/** With year and serial at most 16 signs, as the law wants. */
function parsePrefix(raw: string | null | undefined): ParseResult<{ text: string }> {
  const text = filledIn(raw)?.trim().toUpperCase() ?? USUAL_PREFIX;
  return /^[A-Z]{1,3}$/.test(text) ? { ok: true, text } : refused('Enter 1 to 3 letters.');
}

function optional(
  raw: string | null | undefined,
  parse: (raw: string) => ParseResult<{ text: string }, SaidProblem>,
): ParseResult<{ text: string | null }, SaidProblem> {
  const filled = filledIn(raw);
  return filled === null ? { ok: true, text: null } : parse(filled);
}
