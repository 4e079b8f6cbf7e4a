/** Books and returns are kept in rupees: each figure of a document, turned once, so that every export says the same. */
import type { TaxAmount, TaxDocument, TaxDocumentLine } from '#domain/documents/tax/tax-document.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';

/** In paise. */
type Taxed = {
  readonly taxable: bigint;
  readonly igst: bigint;
  readonly cgst: bigint;
  readonly sgst: bigint;
};

export type RupeeLine = Taxed & {
  readonly line: TaxDocumentLine;
  readonly unitPrice: bigint;
  /** Of all taxes together: 500 for CGST and SGST of 2.5 % each. */
  readonly basisPoints: number;
};

export type RupeeFigures = Taxed & {
  readonly lines: readonly RupeeLine[];
  readonly roundOff: bigint;
  readonly total: bigint;
};

/** Null for another currency without its customs-notified rate. */
export function rupeeFigures(document: TaxDocument): RupeeFigures | null {
  const inRupees = rupeeConversion(document);
  if (!inRupees) return null;
  const lines = document.lines.map((line) => rupeeLine(line, inRupees));
  const roundOff = inRupees(document.roundOff.minor);
  const sums = sumTaxed(lines);
  return { lines, ...sums, roundOff, total: withTaxes(sums) + roundOff };
}

export function sumTaxed(rows: readonly Taxed[]): Taxed {
  return rows.reduce<Taxed>(
    (sum, row) => ({
      taxable: sum.taxable + row.taxable,
      igst: sum.igst + row.igst,
      cgst: sum.cgst + row.cgst,
      sgst: sum.sgst + row.sgst,
    }),
    { taxable: 0n, igst: 0n, cgst: 0n, sgst: 0n },
  );
}

/** With its taxes. */
export function withTaxes({ taxable, igst, cgst, sgst }: Taxed): bigint {
  return taxable + igst + cgst + sgst;
}

/** Portals read numbers: 18826000n paise are 188260, and 54n are 0.54. */
export function rupees(paise: bigint): number {
  return Number(paise) / 100;
}

/** 500 basis points are 5. */
export function percent(basisPoints: number): number {
  return basisPoints / 100;
}

function rupeeLine(line: TaxDocumentLine, inRupees: (minor: bigint) => bigint): RupeeLine {
  const taxOf = (kind: TaxAmount['kind']) =>
    line.taxes.filter((tax) => tax.kind === kind).reduce((sum, { amount }) => sum + amount.minor, 0n);
  return {
    line,
    unitPrice: inRupees(line.unitPrice.minor),
    taxable: inRupees(line.taxable.minor),
    igst: inRupees(taxOf('igst')),
    cgst: inRupees(taxOf('cgst')),
    sgst: inRupees(taxOf('sgst')),
    basisPoints: line.taxes.reduce((sum, { basisPoints }) => sum + basisPoints, 0),
  };
}

const RATE = /^([0-9]{1,6})(?:\.([0-9]{1,6}))?$/;

function rupeeConversion({ total, rupeeRate }: TaxDocument): ((minor: bigint) => bigint) | null {
  if (total.currency === 'INR') return (minor) => minor;
  const [, whole, fraction = ''] = RATE.exec(rupeeRate?.perUnit ?? '') ?? [];
  if (whole === undefined) return null;
  const scaled = BigInt(whole + fraction);
  const scale = 10n ** BigInt(fraction.length);
  return scaled === 0n ? null : (minor) => divideHalfUp(minor * scaled, scale);
}
