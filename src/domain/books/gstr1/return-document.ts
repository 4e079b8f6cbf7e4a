/** Where a paper of the month stands in the return, and how its figures are summed there. */
import { isSameGstState } from '#domain/account/tax-numbers/gst-states.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { percent, type RupeeFigures, type RupeeLine, rupees, sumTaxed } from '../rupee-figures.ts';

export type ReturnDocument = {
  readonly document: TaxDocument;
  /** Of a credit note to a buyer without registration: what the invoice came to, in paise. */
  readonly againstTotal: bigint | null;
};
export type FiguredDocument = ReturnDocument & { readonly figures: RupeeFigures };

export type ReturnSection = 'b2b' | 'b2cl' | 'b2cs' | 'exp' | 'cdnr' | 'cdnur';

/** Large sales to other states are listed one by one where the buyer has no registration. */
export function sectionOf(
  { document, figures, againstTotal }: FiguredDocument,
  largeAbove: bigint,
): ReturnSection {
  const isNote = document.kind === 'credit_note';
  if (document.supply !== 'domestic') return isNote ? 'cdnur' : 'exp';
  if (document.buyer.gstin !== null) return isNote ? 'cdnr' : 'b2b';
  const total = isNote ? (againstTotal ?? 0n) : figures.total;
  const isLarge = isInterState(document) && total > largeAbove;
  if (!isLarge) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}

export function isInterState({ seller, placeOfSupply }: TaxDocument): boolean {
  return !isSameGstState(seller.gstin.slice(0, 2), placeOfSupply);
}

export type RateSums = ReturnType<typeof sumTaxed> & { readonly basisPoints: number };

/** One row a rate, the lowest first. */
export function sumsByRate(lines: readonly RupeeLine[]): RateSums[] {
  return [...Map.groupBy(lines, ({ basisPoints }) => basisPoints)]
    .map(([basisPoints, group]) => ({ basisPoints, ...sumTaxed(group) }))
    .sort((one, other) => one.basisPoints - other.basisPoints);
}

/** IGST alone, or CGST and SGST. */
export function taxKeys(isIntegrated: boolean, { igst, cgst, sgst }: Omit<RateSums, 'basisPoints'>) {
  return isIntegrated
    ? { iamt: rupees(igst), csamt: 0 }
    : { camt: rupees(cgst), samt: rupees(sgst), csamt: 0 };
}

export function itemsOf({ document, figures }: FiguredDocument) {
  const isIntegrated = isInterState(document);
  return sumsByRate(figures.lines).map((sums) => ({
    num: rateNumber(sums.basisPoints),
    itm_det: {
      txval: rupees(sums.taxable),
      rt: percent(sums.basisPoints),
      ...taxKeys(isIntegrated, sums),
    },
  }));
}

/** The portal numbers rows by their rate: 501 for 5 %. */
function rateNumber(basisPoints: number): number {
  return basisPoints + 1;
}
