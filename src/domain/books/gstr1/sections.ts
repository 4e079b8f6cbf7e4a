/** The sections of GSTR-1 that list papers one by one. */
import { dashedDay } from '../book-text.ts';
import { percent, rupees } from '../rupee-figures.ts';
import { type FiguredDocument, itemsOf, sumsByRate } from './return-document.ts';

export function b2bSection(papers: readonly FiguredDocument[]) {
  return byBuyer(papers).map(([ctin, own]) => ({
    ctin,
    inv: own.map((paper) => ({ ...invoiceKeys(paper), ...registeredKeys(paper), itms: itemsOf(paper) })),
  }));
}

export function b2clSection(papers: readonly FiguredDocument[]) {
  return [...Map.groupBy(papers, ({ document }) => document.placeOfSupply)].map(([pos, own]) => ({
    pos,
    inv: own.map((paper) => ({ ...invoiceKeys(paper), itms: itemsOf(paper) })),
  }));
}

export function exportSection(papers: readonly FiguredDocument[]) {
  const typeOf = ({ document }: FiguredDocument) =>
    document.supply === 'export_with_tax' ? 'WPAY' : 'WOPAY';
  return [...Map.groupBy(papers, typeOf)].map(([exp_typ, own]) => ({
    exp_typ,
    inv: own.map((paper) => ({
      ...invoiceKeys(paper),
      ...shippingKeys(paper),
      itms: sumsByRate(paper.figures.lines).map(({ basisPoints, taxable, igst }) => ({
        txval: rupees(taxable),
        rt: percent(basisPoints),
        iamt: rupees(igst),
        csamt: 0,
      })),
    })),
  }));
}

export function cdnrSection(papers: readonly FiguredDocument[]) {
  return byBuyer(papers).map(([ctin, own]) => ({
    ctin,
    nt: own.map((paper) => ({ ...noteKeys(paper), ...registeredKeys(paper), itms: itemsOf(paper) })),
  }));
}

const UNREGISTERED_NOTE = {
  domestic: 'B2CL',
  export_under_lut: 'EXPWOP',
  export_with_tax: 'EXPWP',
} as const;

export function cdnurSection(papers: readonly FiguredDocument[]) {
  return papers.map((paper) => {
    const { supply, placeOfSupply } = paper.document;
    return {
      ...noteKeys(paper),
      typ: UNREGISTERED_NOTE[supply],
      ...(supply === 'domestic' && { pos: placeOfSupply }),
      itms: itemsOf(paper),
    };
  });
}

function byBuyer(papers: readonly FiguredDocument[]) {
  return [...Map.groupBy(papers, ({ document }) => document.buyer.gstin ?? '')];
}

function invoiceKeys({ document, figures }: FiguredDocument) {
  return { inum: document.number, idt: dashedDay(document.issuedOn), val: rupees(figures.total) };
}

function noteKeys({ document, figures }: FiguredDocument) {
  return {
    nt_num: document.number,
    nt_dt: dashedDay(document.issuedOn),
    ntty: 'C' as const,
    val: rupees(figures.total),
  };
}

function registeredKeys({ document }: FiguredDocument) {
  return { pos: document.placeOfSupply, rchrg: 'N' as const, inv_typ: 'R' as const };
}

/** Number and date both or neither; an invoice without them is completed in a later return. */
function shippingKeys({ document: { shippingBill } }: FiguredDocument) {
  if (!shippingBill) return {};
  return {
    sbpcode: shippingBill.portCode,
    sbnum: shippingBill.number,
    sbdt: dashedDay(shippingBill.date),
  };
}
