/** The sections of GSTR-1 that are sums: small sales, codes of goods, papers issued. Credit notes are taken off. */
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { cleanText, UNIT_CODE } from '../book-text.ts';
import { percent, type RupeeLine, rupees, sumTaxed } from '../rupee-figures.ts';
import { type FiguredDocument, isInterState, sumsByRate, taxKeys } from './return-document.ts';

export function b2csSection(papers: readonly FiguredDocument[]) {
  const supplyPlaceOf = ({ document }: FiguredDocument) => document.placeOfSupply;
  return [...Map.groupBy(papers, supplyPlaceOf)].flatMap(([pos, own]) => {
    const isInter = own.some(({ document }) => isInterState(document));
    return sumsByRate(own.flatMap(signedLines)).map((sums) => ({
      sply_ty: isInter ? ('INTER' as const) : ('INTRA' as const),
      rt: percent(sums.basisPoints),
      typ: 'OE' as const,
      pos,
      txval: rupees(sums.taxable),
      ...taxKeys(isInter, sums),
    }));
  });
}

/** Exports stand with the buyers that have no registration. */
export function hsnSection(papers: readonly FiguredDocument[]) {
  const isRegistered = ({ document }: FiguredDocument) => document.buyer.gstin !== null;
  const [hsn_b2b, hsn_b2c] = [
    hsnRows(papers.filter(isRegistered)),
    hsnRows(papers.filter((paper) => !isRegistered(paper))),
  ];
  return {
    ...(hsn_b2b.length > 0 && { hsn_b2b }),
    ...(hsn_b2c.length > 0 && { hsn_b2c }),
  };
}

const NO_UNIT = 'NA';
const unitOf = ({ line }: RupeeLine) => (line.quantity ? UNIT_CODE[line.quantity.unit] : NO_UNIT);

function hsnRows(papers: readonly FiguredDocument[]) {
  const keyOf = (line: RupeeLine) => [line.line.hsn, unitOf(line), line.basisPoints].join(' ');
  const groups = [...Map.groupBy(papers.flatMap(signedLines), keyOf)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return groups.map(([, group], index) => hsnRow(group, index + 1));
}

function hsnRow(group: readonly RupeeLine[], num: number) {
  const [first] = group;
  if (!first) throw new RangeError('a group has at least one line');
  const { taxable, igst, cgst, sgst } = sumTaxed(group);
  const thousandths = group.reduce((sum, { line }) => sum + (line.quantity?.thousandths ?? 0n), 0n);
  const name = cleanText(first.line.description, 30);
  return {
    num,
    hsn_sc: first.line.hsn,
    user_desc: name,
    desc: name,
    uqc: unitOf(first),
    qty: hundredths(thousandths),
    rt: percent(first.basisPoints),
    txval: rupees(taxable),
    iamt: rupees(igst),
    samt: rupees(sgst),
    camt: rupees(cgst),
    csamt: 0,
  };
}

function hundredths(thousandths: bigint): number {
  const size = thousandths < 0n ? -thousandths : thousandths;
  const rounded = Number((size + 5n) / 10n) / 100;
  return thousandths < 0n ? -rounded : rounded;
}

function signedLines({ document, figures }: FiguredDocument): readonly RupeeLine[] {
  return document.kind === 'invoice' ? figures.lines : figures.lines.map(negative);
}

function negative(figures: RupeeLine): RupeeLine {
  const { line, taxable, igst, cgst, sgst } = figures;
  const quantity = line.quantity && { ...line.quantity, thousandths: -line.quantity.thousandths };
  return {
    ...figures,
    line: { ...line, quantity },
    taxable: -taxable,
    igst: -igst,
    cgst: -cgst,
    sgst: -sgst,
  };
}

/** Papers of the month with a number of a series; what was cancelled counts as issued. */
export type IssuedPaper = {
  readonly kind: TaxDocument['kind'] | 'receipt_voucher' | 'refund_voucher' | 'challan';
  readonly number: string;
  readonly isCancelled: boolean;
};

const PAPER_TYPES = [
  { kind: 'invoice', doc_num: 1, doc_typ: 'Invoices for outward supply' },
  { kind: 'credit_note', doc_num: 5, doc_typ: 'Credit Note' },
  { kind: 'receipt_voucher', doc_num: 6, doc_typ: 'Receipt voucher' },
  { kind: 'refund_voucher', doc_num: 8, doc_typ: 'Refund voucher' },
  {
    kind: 'challan',
    doc_num: 12,
    doc_typ: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
  },
] as const satisfies readonly { kind: IssuedPaper['kind']; doc_num: number; doc_typ: string }[];

export function documentsIssued(papers: readonly IssuedPaper[]) {
  const doc_det = PAPER_TYPES.flatMap(({ kind, doc_num, doc_typ }) => {
    const series = seriesOf(papers.filter((paper) => paper.kind === kind));
    return series.length > 0 ? [{ doc_num, doc_typ, docs: series }] : [];
  });
  return { doc_det };
}

function seriesOf(papers: readonly IssuedPaper[]) {
  return [...Map.groupBy(papers, ({ number }) => seriesName(number))].map(([, own], index) => {
    const sorted = own.toSorted((one, other) => serial(one.number) - serial(other.number));
    const cancel = own.filter(({ isCancelled }) => isCancelled).length;
    return {
      num: index + 1,
      from: sorted[0]?.number ?? '',
      to: sorted.at(-1)?.number ?? '',
      totnum: own.length,
      cancel,
      net_issue: own.length - cancel,
    };
  });
}

/** All but the digits at its end. */
function seriesName(number: string): string {
  return number.replace(/[0-9]+$/, '');
}

function serial(number: string): number {
  return Number(/[0-9]+$/.exec(number)?.[0] ?? 0);
}
