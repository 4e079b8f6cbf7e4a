/** GSTR-1 of one seller and month, as the portal's offline tool writes it; sections without rows are absent. */
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { documentProblems } from '../document-problems.ts';
import { rupeeFigures, sumTaxed } from '../rupee-figures.ts';
import { type Written, writtenUnless } from '../written.ts';
import {
  type FiguredDocument,
  type ReturnDocument,
  type ReturnSection,
  sectionOf,
} from './return-document.ts';
import { b2bSection, b2clSection, cdnrSection, cdnurSection, exportSection } from './sections.ts';
import { b2csSection, documentsIssued, hsnSection, type IssuedPaper } from './summaries.ts';

export type ReturnMonth = {
  readonly gstin: string;
  /** "2026-11". */
  readonly month: string;
  readonly papers: readonly ReturnDocument[];
  readonly issued: readonly IssuedPaper[];
  readonly rules: {
    readonly version: string;
    /** In paise: above it, sales to other states without registration are listed one by one. */
    readonly largeAbove: bigint;
  };
};

export type Gstr1 = ReturnType<typeof gstr1Of>;

export function writeGstr1(month: ReturnMonth): Written<Gstr1> {
  return writtenUnless(gstr1Problems(month), () => gstr1Of(month));
}

/** The portal takes the return without it; the refund of an export waits for it. */
export function missingInGstr1({ papers, issued }: ReturnMonth): string[] {
  const exports = papers.filter(
    ({ document }) =>
      document.supply !== 'domestic' && document.kind === 'invoice' && document.shippingBill === null,
  );
  return [
    ...exports.map(({ document }) => `${document.number}: the shipping bill is not entered yet.`),
    ...(issued.length === 0 ? ['No paper was issued in this month.'] : []),
  ];
}

const SHIPPING_BILL = /^[0-9]{3,7}$/;
const PORT_CODE = /^[A-Z0-9]{1,6}$/;

function gstr1Problems({ gstin, month, papers }: ReturnMonth): string[] {
  return papers.flatMap(({ document }) => [
    ...documentProblems(document),
    ...returnProblems(document, gstin, month).map((problem) => `${document.number}: ${problem}.`),
  ]);
}

function returnProblems({ seller, issuedOn, shippingBill }: TaxDocument, gstin: string, month: string) {
  return [
    seller.gstin !== gstin && 'it belongs to another GST number',
    issuedOn.slice(0, 7) !== month && 'it belongs to another month',
    shippingBill !== null &&
      !SHIPPING_BILL.test(shippingBill.number) &&
      'a shipping bill number has 3 to 7 digits',
    shippingBill !== null && !PORT_CODE.test(shippingBill.portCode) && 'a port code has at most 6 signs',
  ].filter((problem) => problem !== false);
}

function gstr1Of({ gstin, month, papers, issued, rules }: ReturnMonth) {
  const figured = figuredPapers(papers);
  const sections = Map.groupBy(figured, (paper) => sectionOf(paper, rules.largeAbove));
  const of = (section: ReturnSection): readonly FiguredDocument[] => sections.get(section) ?? [];
  const [year, number] = month.split('-');
  const listed = {
    b2b: b2bSection(of('b2b')),
    b2cl: b2clSection(of('b2cl')),
    b2cs: b2csSection(of('b2cs')),
    exp: exportSection(of('exp')),
    cdnr: cdnrSection(of('cdnr')),
    cdnur: cdnurSection(of('cdnur')),
  };
  const hsn = hsnSection(figured);
  const doc_issue = documentsIssued(issued);
  return {
    gstin,
    fp: `${number}${year}`,
    version: rules.version,
    hash: 'hash',
    ...withoutEmpty(listed),
    ...(Object.keys(hsn).length > 0 && { hsn }),
    ...(doc_issue.doc_det.length > 0 && { doc_issue }),
  };
}

const SECTION_LABEL = {
  b2b: 'B2B: buyers with GST number',
  b2cl: 'B2CL: large sales to other states, without GST number',
  b2cs: 'B2CS: other sales without GST number',
  exp: 'EXP: exports',
  cdnr: 'CDNR: credit notes to buyers with GST number',
  cdnur: 'CDNUR: credit notes to others',
} as const satisfies Record<ReturnSection, string>;

/** What each section comes to, in paise; also while something is still wrong. */
export function sectionSums({ papers, rules }: ReturnMonth) {
  const sections = Map.groupBy(figuredPapers(papers), (paper) => sectionOf(paper, rules.largeAbove));
  return Object.entries(SECTION_LABEL).flatMap(([name, label]) => {
    const own = sections.get(name as ReturnSection) ?? [];
    const { taxable, igst, cgst, sgst } = sumTaxed(own.map(({ figures }) => figures));
    return own.length > 0 ? [{ name, label, papers: own.length, taxable, tax: igst + cgst + sgst }] : [];
  });
}

function figuredPapers(papers: readonly ReturnDocument[]): FiguredDocument[] {
  return papers.flatMap((paper) => {
    const figures = rupeeFigures(paper.document);
    return figures ? [{ ...paper, figures }] : [];
  });
}

function withoutEmpty<Sections extends Record<string, readonly unknown[]>>(sections: Sections) {
  return Object.fromEntries(
    Object.entries(sections).filter(([, rows]) => rows.length > 0),
  ) as Partial<Sections>;
}

/** As the offline tool names its files, by the day they are made. */
export function gstr1FileName(gstin: string, madeOn: string): string {
  const [year = 0, month = 0, day = 0] = madeOn.split('-').map(Number);
  return `returns_${day}${month}${year}_R1_${gstin}_offline.json`;
}
