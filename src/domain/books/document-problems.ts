/** What keeps a document out of every register: said in words, with the number of the paper it is about. */
import { gstState, OTHER_COUNTRIES } from '#domain/account/tax-numbers/gst-states.ts';
import { gstinProblem } from '#domain/account/tax-numbers/gstin.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { type RupeeFigures, rupeeFigures } from './rupee-figures.ts';

/** Numbers that begin with 0, / or - are refused, and lower case is another number to nobody. */
const NUMBER = /^[A-Z1-9][A-Z0-9/-]{0,15}$/;
const HSN = /^(?:[0-9]{4}|[0-9]{6}|[0-9]{8})$/;

export function documentProblems(document: TaxDocument): string[] {
  const figures = rupeeFigures(document);
  const problems = [
    ...paperProblems(document),
    ...lineProblems(document),
    ...(figures
      ? figureProblems(document, figures)
      : ['the customs-notified exchange rate of its day is missing']),
  ];
  return problems.map((problem) => `${document.number || 'A document without number'}: ${problem}.`);
}

function paperProblems(document: TaxDocument): string[] {
  const { number, seller, buyer, placeOfSupply, supply, kind, against } = document;
  const isExport = supply !== 'domestic';
  return [
    !NUMBER.test(number) &&
      'the number needs 1 to 16 capital letters, digits, / or -, and does not begin with 0, / or -',
    gstinProblem(seller.gstin) !== null && `the seller’s GST number ${seller.gstin} is not valid`,
    buyer.gstin !== null &&
      gstinProblem(buyer.gstin) !== null &&
      `the buyer’s GST number ${buyer.gstin} is not valid`,
    gstState(placeOfSupply) === null && `the place of supply ${placeOfSupply} is not a state of the GST law`,
    isExport !== (placeOfSupply === OTHER_COUNTRIES) &&
      (isExport
        ? 'the place of supply of an export is 96, other countries'
        : 'a supply within India cannot have the place of supply 96'),
    supply === 'export_under_lut' &&
      seller.lut === null &&
      'it leaves without tax, but the seller has no letter of undertaking',
    kind === 'credit_note' && against === null && 'the invoice it takes back from is missing',
  ].filter((problem) => problem !== false);
}

function lineProblems({ lines }: TaxDocument): string[] {
  if (lines.length === 0) return ['it has no lines'];
  return lines.flatMap(({ hsn, isService, quantity, description }, index) =>
    [
      !HSN.test(hsn) && `line ${index + 1} needs an HSN code of 4, 6 or 8 digits (${hsn || 'none'} is given)`,
      !isService && quantity === null && `line ${index + 1} has no quantity`,
      description.trim() === '' && `line ${index + 1} has no description`,
    ].filter((problem) => problem !== false),
  );
}

function figureProblems(document: TaxDocument, figures: RupeeFigures): string[] {
  const { igst, cgst, sgst } = figures;
  return [
    !addsUp(document) && 'its lines, taxes and total do not add up',
    cgst !== sgst && 'CGST and SGST differ',
    igst !== 0n && cgst !== 0n && 'it carries both IGST and CGST',
    document.supply === 'export_under_lut' &&
      igst + cgst + sgst !== 0n &&
      'it carries tax in spite of the LUT',
  ].filter((problem) => problem !== false);
}

function addsUp({ lines, taxable, taxes, roundOff, total }: TaxDocument): boolean {
  const sum = (amounts: readonly { readonly minor: bigint }[]) =>
    amounts.reduce((all, { minor }) => all + minor, 0n);
  const lineTaxes = sum(lines.flatMap((line) => line.taxes.map(({ amount }) => amount)));
  const tax = sum(taxes.map(({ amount }) => amount));
  return (
    sum(lines.map((line) => line.taxable)) === taxable.minor &&
    lineTaxes === tax &&
    taxable.minor + tax + roundOff.minor === total.minor
  );
}
