/** One invoice or credit note in the shape of the e-invoice registry: INV-01, version 1.1. */
import { OTHER_COUNTRIES } from '#domain/account/tax-numbers/gst-states.ts';
import type { TaxDocument, TaxParty } from '#domain/documents/tax/tax-document.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { multiplyByQuantity } from '#domain/shared/money.ts';
import type { DispatchPlace } from '#domain/suppliers/dispatch-address.ts';
import { cleanText, optionalText, slashedDay, UNIT_CODE } from './book-text.ts';
import { documentProblems } from './document-problems.ts';
import { E_INVOICE_TYPE } from './irn.ts';
import {
  percent,
  type RupeeFigures,
  type RupeeLine,
  rupeeFigures,
  rupees,
  withTaxes,
} from './rupee-figures.ts';
import { type Written, writtenUnless } from './written.ts';

export const UNREGISTERED = 'URP';
export const FOREIGN_PIN = 999_999;

/** Invoices to buyers in India without registration are not reported one by one. */
export function isReportable({ supply, buyer }: Pick<TaxDocument, 'supply' | 'buyer'>): boolean {
  return supply !== 'domestic' || buyer.gstin !== null;
}

export type EInvoice = ReturnType<typeof eInvoiceOf>;

export function writeEInvoice(
  document: TaxDocument,
  dispatchFrom: DispatchPlace | null = null,
): Written<EInvoice> {
  const figures = rupeeFigures(document);
  const problems = [...documentProblems(document), ...registryProblems(document)];
  return writtenUnless(problems, () => {
    if (!figures) throw new TypeError('figures without problems are known');
    return eInvoiceOf(document, figures, dispatchFrom);
  });
}

const PIN = /^[1-9][0-9]{5}$/;

function registryProblems(document: TaxDocument): string[] {
  const { number, seller, buyer, lines } = document;
  const problems = [
    !isReportable(document) && 'the buyer has no GST number, so the registry does not take it',
    ...partyProblems('the seller', seller),
    ...(buyer.country === 'IN' ? partyProblems('the buyer', buyer) : placeProblems('the buyer', buyer)),
    lines.length > 1000 && 'the registry takes at most 1000 lines',
    lines.some(({ hsn }) => hsn.length === 4) && 'the registry takes HSN codes of 6 or 8 digits only',
  ];
  return problems.filter((problem) => problem !== false).map((problem) => `${number}: ${problem}.`);
}

function partyProblems(who: string, party: TaxParty): string[] {
  const problems = [
    !PIN.test(party.postcode ?? '') && `${who}’s PIN code is missing`,
    party.stateCode === null && `${who}’s state is missing`,
  ];
  return [...placeProblems(who, party), ...problems.filter((problem) => problem !== false)];
}

function placeProblems(who: string, { legalName, line1, city }: TaxParty): string[] {
  return [
    optionalText(legalName, 3, 100) === undefined && `${who}’s name needs at least 3 letters`,
    cleanText(line1, 100) === '' && `${who}’s address is missing`,
    optionalText(city, 3, 50) === undefined && `${who}’s town needs at least 3 letters`,
  ].filter((problem) => problem !== false);
}

const SUPPLY_CODE = { domestic: 'B2B', export_under_lut: 'EXPWOP', export_with_tax: 'EXPWP' } as const;

function eInvoiceOf(document: TaxDocument, figures: RupeeFigures, dispatchFrom: DispatchPlace | null) {
  const { seller, buyer, kind, number, issuedOn, supply, placeOfSupply } = document;
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: SUPPLY_CODE[supply], RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: E_INVOICE_TYPE[kind], No: number, Dt: slashedDay(issuedOn) },
    SellerDtls: { Gstin: seller.gstin, ...addressOf(seller) },
    BuyerDtls: { Gstin: buyer.gstin ?? UNREGISTERED, ...addressOf(buyer), Pos: placeOfSupply },
    ...(dispatchFrom && { DispDtls: dispatchDetails(seller, dispatchFrom) }),
    ...shipTo(document),
    ItemList: figures.lines.map((line, index) => itemOf(line, index + 1)),
    ValDtls: {
      AssVal: rupees(figures.taxable),
      CgstVal: rupees(figures.cgst),
      SgstVal: rupees(figures.sgst),
      IgstVal: rupees(figures.igst),
      RndOffAmt: rupees(figures.roundOff),
      TotInvVal: rupees(figures.total),
      ...(document.total.currency !== 'INR' && { TotInvValFc: rupees(document.total.minor) }),
    },
    ...references(document),
    ...exportDetails(document),
  };
}

function addressOf(party: TaxParty) {
  const isAbroad = party.country !== 'IN';
  const Addr2 = optionalText(party.line2, 3, 100);
  return {
    LglNm: cleanText(party.legalName, 100),
    Addr1: cleanText(party.line1, 100),
    ...(Addr2 !== undefined && { Addr2 }),
    Loc: cleanText(party.city, 50),
    Pin: isAbroad ? FOREIGN_PIN : Number(party.postcode),
    Stcd: isAbroad ? OTHER_COUNTRIES : (party.stateCode ?? ''),
  };
}

/** Our goods, from a mill's place: its name is asked for by no law, and the buyer may read this at the registry. */
function dispatchDetails(seller: TaxParty, place: DispatchPlace) {
  const { LglNm: Nm, ...address } = addressOf({ ...seller, ...place });
  return { Nm, ...address };
}

/** Named only where goods go to another place in India; an export's goes to a port that is known later. */
function shipTo({ buyer, consignee, supply }: TaxDocument) {
  if (supply !== 'domestic' || isSamePlace(buyer, consignee)) return {};
  if (!PIN.test(consignee.postcode ?? '') || consignee.stateCode === null) return {};
  return { ShipDtls: { Gstin: consignee.gstin ?? UNREGISTERED, ...addressOf(consignee) } };
}

export function isSamePlace(one: TaxParty, other: TaxParty): boolean {
  const fields = ['legalName', 'gstin', 'line1', 'line2', 'city', 'postcode', 'stateCode'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** The registry multiplies again: what was spread over the goods is part of the price, what was let off a discount. */
function itemOf(figures: RupeeLine, position: number) {
  const { line, taxable, igst, cgst, sgst, basisPoints } = figures;
  const gross = line.quantity
    ? multiplyByQuantity({ minor: figures.unitPrice, currency: 'INR' }, line.quantity.thousandths).minor
    : figures.unitPrice;
  const isDiscounted = line.unitPrice.currency === 'INR' && gross >= taxable;
  const PrdDesc = optionalText(line.description, 3, 300);
  return {
    SlNo: String(position),
    ...(PrdDesc !== undefined && { PrdDesc }),
    IsServc: line.isService ? 'Y' : 'N',
    HsnCd: line.hsn,
    ...(line.quantity && {
      Qty: Number(line.quantity.thousandths) / 1000,
      Unit: UNIT_CODE[line.quantity.unit],
    }),
    UnitPrice: isDiscounted ? rupees(figures.unitPrice) : unitPriceOf(taxable, line.quantity),
    TotAmt: rupees(isDiscounted ? gross : taxable),
    ...(isDiscounted && gross > taxable && { Discount: rupees(gross - taxable) }),
    AssAmt: rupees(taxable),
    GstRt: percent(basisPoints),
    IgstAmt: rupees(igst),
    CgstAmt: rupees(cgst),
    SgstAmt: rupees(sgst),
    TotItemVal: rupees(withTaxes(figures)),
  };
}

/** To three decimals, as many as the registry takes. */
function unitPriceOf(taxable: bigint, quantity: RupeeLine['line']['quantity']): number {
  if (!quantity || quantity.thousandths === 0n) return rupees(taxable);
  return Number(divideHalfUp(taxable * 10_000n, quantity.thousandths)) / 1000;
}

function references({ against, poNumber }: TaxDocument) {
  const order = poNumber === null ? '' : cleanText(poNumber, 100);
  const details = {
    ...(against && { PrecDocDtls: [{ InvNo: against.number, InvDt: slashedDay(against.issuedOn) }] }),
    // A number that was cut would be another one.
    ...(order !== '' && [...order].length <= 16 && { ContrDtls: [{ PORefr: order }] }),
  };
  return Object.keys(details).length > 0 ? { RefDtls: details } : {};
}

function exportDetails({ supply, shippingBill, total, buyer }: TaxDocument) {
  if (supply === 'domestic') return {};
  return {
    ExpDtls: {
      ...(shippingBill && {
        ShipBNo: cleanText(shippingBill.number, 20),
        ShipBDt: slashedDay(shippingBill.date),
        Port: shippingBill.portCode,
      }),
      RefClm: supply === 'export_with_tax' ? 'Y' : 'N',
      ...(total.currency !== 'INR' && { ForCur: total.currency }),
      CntCode: buyer.country,
    },
  };
}
