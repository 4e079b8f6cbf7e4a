/** Goods on their way, in the shape of the e-way bill portal's bulk file. */
import { OTHER_COUNTRIES } from '#domain/account/tax-numbers/gst-states.ts';
import type { TaxDocument, TaxParty } from '#domain/documents/tax/tax-document.ts';
import type { DispatchPlace } from '#domain/suppliers/dispatch-address.ts';
import { cleanText, slashedDay, UNIT_CODE } from './book-text.ts';
import { documentProblems } from './document-problems.ts';
import { FOREIGN_PIN, UNREGISTERED } from './e-invoice.ts';
import {
  percent,
  type RupeeFigures,
  type RupeeLine,
  rupeeFigures,
  rupees,
  sumTaxed,
} from './rupee-figures.ts';
import { type Written, writtenUnless } from './written.ts';

/** What the portal changes now and then. */
export type EWayBillRules = {
  readonly version: string;
  /** Whether goods under a letter of undertaking travel with a tax invoice or with a bill of supply. */
  readonly exportDocumentType: 'INV' | 'BIL';
};

export type EWayBill = ReturnType<typeof billOf>;
export type EWayBillFile = { readonly version: string; readonly billLists: readonly EWayBill[] };

const MODE_CODE = { road: '1', rail: '2', air: '3', ship: '4' } as const;
const SUPPLY = '1';
const EXPORT = '3';
/** By whether goods leave from another place than the seller's, and go to another company than the buyer. */
const TRANSACTION_TYPE = { 'false-false': 1, 'false-true': 2, 'true-false': 3, 'true-true': 4 } as const;
const MOST_ITEMS = 250;
const FARTHEST_KM = 4000;
const FARTHEST_IN_ONE_PIN_KM = 100;

/** With which paper goods travel, and why; other than an invoice where it is named. */
export type WayPapers = Readonly<Record<'subSupplyType' | 'subSupplyDesc' | 'docType', string>>;

type Way = {
  readonly papers?: WayPapers;
  /** Another place than the seller's own. */
  readonly dispatchFrom?: DispatchPlace | null;
};

export function writeEWayBill(
  document: TaxDocument,
  rules: EWayBillRules,
  { papers = invoicePapers(document, rules), dispatchFrom = null }: Way = {},
): Written<EWayBillFile> {
  const figures = rupeeFigures(document);
  return writtenUnless([...documentProblems(document), ...wayProblems(document, dispatchFrom)], () => {
    if (!figures) throw new TypeError('figures without problems are known');
    return { version: rules.version, billLists: [billOf(document, figures, papers, dispatchFrom)] };
  });
}

const PIN = /^[1-9][0-9]{5}$/;
const VEHICLE = /^[A-Z0-9]{4,20}$/;

function wayProblems(document: TaxDocument, dispatchFrom: DispatchPlace | null): string[] {
  const { number, kind, seller, consignee, supply } = document;
  const problems = [
    kind === 'credit_note' && 'an e-way bill is made for an invoice',
    !PIN.test(seller.postcode ?? '') && 'the seller’s PIN code is missing',
    supply === 'domestic' &&
      !PIN.test(consignee.postcode ?? '') &&
      'the PIN code where the goods go is missing',
    supply === 'domestic' && consignee.stateCode === null && 'the state where the goods go is missing',
    ...transportProblems(document, (dispatchFrom ?? seller).postcode),
  ];
  return problems.filter((problem) => problem !== false).map((problem) => `${number}: ${problem}.`);
}

function transportProblems(
  { transport, consignee }: TaxDocument,
  fromPostcode: string | null,
): (string | false)[] {
  if (!transport) return ['how the goods travel is missing'];
  const { mode, transporterGstin, documentNumber, vehicleNumber, distanceKm } = transport;
  const needsVehicle = mode === 'ship' || (mode === 'road' && transporterGstin === null);
  const isSamePin = fromPostcode === consignee.postcode;
  const km = distanceKm ?? 0;
  return [
    needsVehicle && vehicleNumber === null && 'the vehicle number is missing',
    vehicleNumber !== null &&
      !VEHICLE.test(plainVehicle(vehicleNumber)) &&
      `${vehicleNumber} is not a vehicle number`,
    mode !== 'road' && documentNumber.trim() === '' && 'the number of the transport document is missing',
    km > FARTHEST_KM && `the portal takes at most ${FARTHEST_KM} km`,
    isSamePin &&
      (km < 1 || km > FARTHEST_IN_ONE_PIN_KM) &&
      `within one PIN code the distance is 1 to ${FARTHEST_IN_ONE_PIN_KM} km`,
  ];
}

function plainVehicle(raw: string): string {
  return raw.toUpperCase().replace(/[\s-]/g, '');
}

function invoicePapers({ supply }: TaxDocument, { exportDocumentType }: EWayBillRules): WayPapers {
  return {
    subSupplyType: supply === 'domestic' ? SUPPLY : EXPORT,
    subSupplyDesc: '',
    docType: supply === 'export_under_lut' ? exportDocumentType : 'INV',
  };
}

function billOf(
  document: TaxDocument,
  figures: RupeeFigures,
  papers: WayPapers,
  dispatchFrom: DispatchPlace | null,
) {
  const { seller, number, issuedOn } = document;
  const items = itemsOf(figures.lines);
  return {
    userGstin: seller.gstin,
    supplyType: 'O',
    ...papers,
    docNo: number,
    docDate: slashedDay(issuedOn),
    transType: TRANSACTION_TYPE[`${dispatchFrom !== null}-${isToOther(document)}`],
    ...fromOf(seller, dispatchFrom),
    ...toOf(document),
    totalValue: rupees(figures.taxable),
    cgstValue: rupees(figures.cgst),
    sgstValue: rupees(figures.sgst),
    igstValue: rupees(figures.igst),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: rupees(figures.roundOff),
    totInvValue: rupees(figures.total),
    ...wayOf(document),
    mainHsnCode: items[0]?.hsnCode ?? 0,
    itemList: items,
  };
}

/** Goods from a mill: bill-from is the seller by name and state, the address is where they leave. */
function fromOf(seller: TaxParty, dispatchFrom: DispatchPlace | null) {
  const place = dispatchFrom ?? seller;
  return {
    fromGstin: seller.gstin ?? UNREGISTERED,
    fromTrdName: cleanText(seller.legalName, 100),
    fromAddr1: cleanText(place.line1, 120),
    fromAddr2: cleanText(place.line2 ?? '', 120),
    fromPlace: cleanText(place.city, 50),
    fromPincode: Number(place.postcode),
    fromStateCode: Number(seller.stateCode),
    actualFromStateCode: Number(place.stateCode),
  };
}

/** The buyer's own second address is a regular way; only another company makes it bill-to and ship-to. */
function isToOther({ buyer, consignee, supply }: TaxDocument): boolean {
  return supply === 'domestic' && consignee.gstin !== buyer.gstin;
}

function toOf(document: TaxDocument) {
  const { buyer, consignee, supply } = document;
  const isExport = supply !== 'domestic';
  const isElsewhere = isToOther(document);
  const place = isExport ? buyer : consignee;
  const codeOf = (party: TaxParty) => Number(isExport ? OTHER_COUNTRIES : party.stateCode);
  return {
    toGstin: buyer.gstin ?? UNREGISTERED,
    toTrdName: cleanText(buyer.legalName, 100),
    toAddr1: cleanText(place.line1, 120),
    toAddr2: cleanText(place.line2 ?? '', 120),
    toPlace: cleanText(place.city, 50),
    toPincode: isExport ? FOREIGN_PIN : Number(place.postcode),
    toStateCode: codeOf(isElsewhere ? buyer : place),
    actualToStateCode: codeOf(place),
    // Asked for since August 2026.
    ...(isElsewhere && {
      shipToGSTIN: consignee.gstin ?? UNREGISTERED,
      shipToTradeName: cleanText(consignee.legalName, 100),
    }),
  };
}

function wayOf({ transport }: TaxDocument) {
  if (!transport) throw new TypeError('a way without problems is known');
  const { mode, transporter, transporterGstin, documentNumber, documentOn, vehicleNumber, distanceKm } =
    transport;
  return {
    transMode: MODE_CODE[mode],
    /** The portal works out a distance of 0 by the PIN codes. */
    transDistance: distanceKm ?? 0,
    transporterName: cleanText(transporter, 100),
    transporterId: transporterGstin ?? '',
    transDocNo: cleanText(documentNumber, 15),
    transDocDate: slashedDay(documentOn),
    vehicleNo: vehicleNumber === null ? '' : plainVehicle(vehicleNumber),
    vehicleType: 'R',
  };
}

/** Long lists are put together by code, unit and rate. */
function itemsOf(lines: readonly RupeeLine[]) {
  const goods = lines.filter(({ line }) => !line.isService);
  const all = goods.length > 0 ? goods : lines;
  const groups =
    all.length > MOST_ITEMS ? [...Map.groupBy(all, groupKey).values()] : all.map((line) => [line]);
  return groups.map((group, index) => itemOf(group, index + 1));
}

function groupKey({ line, basisPoints }: RupeeLine): string {
  return [line.hsn, line.quantity?.unit, basisPoints].join(' ');
}

function itemOf(group: readonly RupeeLine[], itemNo: number) {
  const [first] = group;
  if (!first) throw new RangeError('a group has at least one line');
  const { line, basisPoints, igst } = first;
  const rate = percent(basisPoints);
  const isIntegrated = igst !== 0n || line.taxes.every(({ kind }) => kind === 'igst');
  const thousandths = group.reduce((sum, each) => sum + (each.line.quantity?.thousandths ?? 0n), 0n);
  return {
    itemNo,
    productName: cleanText(line.description, 100),
    productDesc: cleanText(line.description, 100),
    hsnCode: Number(line.hsn),
    quantity: Number(thousandths) / 1000,
    qtyUnit: line.quantity ? UNIT_CODE[line.quantity.unit] : 'OTH',
    taxableAmount: rupees(sumTaxed(group).taxable),
    sgstRate: isIntegrated ? 0 : rate / 2,
    cgstRate: isIntegrated ? 0 : rate / 2,
    igstRate: isIntegrated ? rate : 0,
    cessRate: 0,
    cessNonAdvol: 0,
  };
}
