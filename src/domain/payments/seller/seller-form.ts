/** Who writes the invoices: state and PAN come out of the GST number, so they cannot contradict it. */
import { type FormReading, formRefused } from '#domain/account/form-reading.ts';
import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import {
  filledIn,
  type LineRule,
  parseLine,
  plainUpperCase,
  withoutGaps,
} from '#domain/account/typed-text.ts';
import { type Reading, refused } from '#domain/shared/reading.ts';

export type SellerInput = {
  legalName: string;
  gstin: string;
  address: string;
  lut?: string | null | undefined;
  iec?: string | null | undefined;
};
export type Seller = {
  readonly legalName: string;
  readonly gstin: string;
  readonly pan: string;
  readonly stateCode: string;
  readonly address: string;
  /** The letter of undertaking under which exports leave without tax; for one financial year. */
  readonly lut: string | null;
  /** The importer-exporter code that export papers name. */
  readonly iec: string | null;
};

const NAME: LineRule = { emptyProblem: 'Enter the legal name.', name: 'The legal name', maxLength: 120 };
const ADDRESS: LineRule = { emptyProblem: 'Enter the address.', name: 'The address', maxLength: 300 };
const LUT: LineRule = { emptyProblem: 'Enter the LUT.', name: 'The LUT', maxLength: 40 };

export function readSeller(input: SellerInput): FormReading<{ seller: Seller }, keyof SellerInput> {
  const legalName = parseLine(input.legalName, NAME);
  const gstin = parseGstin(input.gstin);
  const address = parseLine(input.address, ADDRESS);
  const lut = optional(input.lut, (raw) => parseLine(raw, LUT));
  const iec = optional(input.iec, parseIec);
  if (!(legalName.ok && gstin.ok && address.ok && lut.ok && iec.ok)) {
    return formRefused({ legalName, gstin, address, lut, iec });
  }
  return {
    ok: true,
    seller: {
      legalName: legalName.text,
      gstin: gstin.gstin,
      pan: gstin.pan,
      stateCode: gstin.stateCode,
      address: address.text,
      lut: lut.text,
      iec: iec.text,
    },
  };
}

/** Ten signs: digits in old codes, the PAN in new ones. */
function parseIec(raw: string): Reading<{ text: string }> {
  const text = withoutGaps(plainUpperCase(raw.slice(0, 40)));
  return /^[A-Z0-9]{10}$/.test(text) ? { ok: true, text } : refused('An IEC has 10 letters and digits.');
}

function optional(
  raw: string | null | undefined,
  parse: (raw: string) => Reading<{ text: string }>,
): Reading<{ text: string | null }> {
  const filled = filledIn(raw);
  return filled === null ? { ok: true, text: null } : parse(filled);
}
