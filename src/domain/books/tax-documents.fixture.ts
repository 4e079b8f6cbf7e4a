/** The worked examples of an accountant, as documents. */
import type {
  TaxAmount,
  TaxDocument,
  TaxDocumentLine,
  TaxParty,
} from '#domain/documents/tax/tax-document.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { type Currency, money, percentOf } from '#domain/shared/money.ts';

const SELLER: TaxDocument['seller'] = {
  legalName: 'Selvedge Textiles Private Limited',
  gstin: '24ZZZCA1001Z1ZT',
  line1: '14 Ring Road',
  line2: 'Udhna',
  city: 'Surat',
  postcode: '394210',
  stateCode: '24',
  country: 'IN',
  iec: 'ZZZCA1001Z',
  lut: 'AD240426000123X',
};
const MUMBAI: TaxParty = {
  legalName: 'Acme Apparel Private Limited',
  gstin: '27ZZZCA1001Z1ZN',
  line1: '5 Mill Lane',
  line2: null,
  city: 'Mumbai',
  postcode: '400013',
  stateCode: '27',
  country: 'IN',
};
const SURAT: TaxParty = {
  ...MUMBAI,
  gstin: '24ZZZCA1001Z1ZT',
  city: 'Surat',
  postcode: '395003',
  stateCode: '24',
};
const DHAKA: TaxParty = {
  ...MUMBAI,
  legalName: 'Padma Garments Ltd',
  gstin: null,
  city: 'Dhaka',
  postcode: null,
  stateCode: null,
  country: 'BD',
};
const ROAD: TaxDocument['transport'] = {
  mode: 'road',
  transporter: 'Shree Roadlines',
  transporterGstin: null,
  documentNumber: 'LR 4471',
  documentOn: '2026-11-18',
  vehicleNumber: 'GJ 05 AB 1234',
  distanceKm: 290,
  ewayBill: null,
};

type Example = Partial<TaxDocument> & {
  readonly thousandths: bigint;
  /** Of a unit, in minor units. */
  readonly price: bigint;
  readonly currency?: Currency;
  readonly rate?: number;
  readonly isRounded?: boolean;
};

/** Within a state where buyer and seller share one; rounded to the rupee as invoices are. */
export function documentOf({
  thousandths,
  price,
  currency = 'INR',
  rate = 500,
  isRounded = true,
  ...given
}: Example): TaxDocument {
  const buyer = given.buyer ?? MUMBAI;
  const supply = given.supply ?? 'domestic';
  const placeOfSupply = given.placeOfSupply ?? buyer.stateCode ?? '96';
  const taxable = money(divideHalfUp(thousandths * price, 1000n), currency);
  const taxOf = (kind: TaxAmount['kind'], basisPoints: number): TaxAmount => ({
    kind,
    basisPoints,
    amount: percentOf(taxable, BigInt(basisPoints)),
  });
  const isIntra = placeOfSupply === SELLER.stateCode;
  const charged = isIntra ? [taxOf('cgst', rate / 2), taxOf('sgst', rate / 2)] : [taxOf('igst', rate)];
  const taxes = supply === 'export_under_lut' ? [] : charged;
  const exact = taxes.reduce((sum, { amount }) => sum + amount.minor, taxable.minor);
  const total = isRounded && currency === 'INR' ? divideHalfUp(exact, 100n) * 100n : exact;
  const line: TaxDocumentLine = {
    description: 'Cotton poplin 40s, 58 inch, navy',
    hsn: '52083210',
    isService: false,
    quantity: { thousandths, unit: 'metre' },
    unitPrice: money(price, currency),
    charges: [],
    taxable,
    taxes,
  };
  return {
    kind: 'invoice',
    number: 'SV/26-27/000123',
    issuedOn: '2026-11-18',
    supply,
    seller: SELLER,
    buyer,
    consignee: buyer,
    placeOfSupply,
    orderNumber: 'SO-1041',
    poNumber: 'PO-77',
    deliveryTerm: 'Delivered to Mumbai',
    lines: [line],
    taxable,
    taxes,
    roundOff: money(total - exact, currency),
    total: money(total, currency),
    rupeeRate: null,
    against: null,
    transport: ROAD,
    shippingBill: null,
    ...given,
  };
}

export const INTER_STATE = documentOf({ thousandths: 1_250_750n, price: 14_335n });
export const INTRA_STATE = documentOf({
  thousandths: 232_000n,
  price: 15_558n,
  buyer: SURAT,
  number: 'SV/26-27/000124',
});
export const UNDER_LUT = documentOf({
  thousandths: 8_200_500n,
  price: 235n,
  currency: 'USD',
  supply: 'export_under_lut',
  buyer: DHAKA,
  number: 'SX/26-27/000007',
  rupeeRate: { perUnit: '88.45', notifiedFrom: '2026-11-06' },
  shippingBill: { number: '1234567', date: '2026-11-20', portCode: 'INNSA1' },
});
export const NOTE = documentOf({
  kind: 'credit_note',
  thousandths: 18_400n,
  price: 14_335n,
  isRounded: false,
  number: 'CN/26-27/000004',
  against: { number: INTER_STATE.number, issuedOn: INTER_STATE.issuedOn },
  transport: null,
});

const walkIn = (number: string, thousandths: bigint, buyer: TaxParty) =>
  documentOf({
    thousandths,
    price: 15_558n,
    number,
    buyer: { ...buyer, gstin: null, legalName: 'Walk-in Traders' },
  });
/** 1,63,359.00 to another state. */
export const LARGE_UNREGISTERED = walkIn('SV/26-27/000125', 1_000_000n, MUMBAI);
export const SMALL_UNREGISTERED = walkIn('SV/26-27/000126', 100_000n, SURAT);
