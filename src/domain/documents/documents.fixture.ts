/** An order of two colours as documents see it; tests change what they are about. */
import { type Currency, money } from '#domain/shared/money.ts';
import type { PackingFacts, RollFacts } from './packing/packing-facts.ts';
import { packingSheet } from './packing/packing-sheet.ts';
import type { Issue, PlaceFacts, ProformaFacts } from './proforma/proforma-facts.ts';

const PLACE: PlaceFacts = {
  company: 'Anokhi Thread Apparels LLP',
  line1: 'Plot 14, Peenya Industrial Area',
  line2: null,
  city: 'Bengaluru',
  region: 'Karnataka',
  stateCode: '29',
  postcode: '560058',
  country: 'IN',
};

const amount = (minor: bigint, currency: Currency = 'INR') => money(minor, currency);

export const PROFORMA: ProformaFacts = {
  market: 'IN',
  orderNumber: 'SO-26-000789',
  poNumber: null,
  goods: {
    quality: '100% Cotton Poplin 40x40/120x80 58" Dyed',
    composition: '100% Cotton',
    widthInches: 58,
    gsm: 126,
    finish: 'Dyed',
    hsn: '520832',
    lines: [
      { colour: 'Navy', quantity: { thousandths: 1_000_000n, unit: 'metre' } },
      { colour: 'Olive', quantity: { thousandths: 1_000_500n, unit: 'metre' } },
    ],
    quantity: { thousandths: 2_000_500n, unit: 'metre' },
    rate: { price: amount(9650n), unit: 'metre' },
    tolerancePercent: 5,
  },
  amounts: {
    fabricCost: amount(19_400_025n),
    creditCost: amount(95_200n),
    logisticCost: amount(420_000n),
    taxLines: [{ label: 'IGST', basisPoints: 500, amount: amount(991_001n) }],
    roundOff: amount(-26n),
    total: amount(20_811_000n),
  },
  seller: {
    legalName: 'Loomline Fabrics Private Limited (demo)',
    gstin: '27ZZZCA1001Z1ZN',
    stateCode: '27',
    address: '3rd Floor, Textile Court, Bhiwandi, Thane 421302, Maharashtra',
    lut: 'AD270426001234X',
    iec: 'ZZZCA1001Z',
  },
  billTo: PLACE,
  shipTo: PLACE,
  buyerTaxNumber: '29ZZZCA1002Z1ZK',
  placeOfSupply: '29',
  deliveryTermLabel: 'Landed',
  deliveryPlace: null,
  incoterm: 'DAP Bengaluru',
  latestShipment: '2026-12-10',
  hold: null,
  leadDays: 24,
  creditDays: 30,
  instalments: [
    { label: 'Advance', amount: amount(6_243_300n), dueText: 'With the order' },
    { label: 'Credit', amount: amount(14_567_700n), dueText: '30 days after the tax invoice' },
  ],
  bank: {
    name: 'Loom City Bank (demo)',
    branch: 'Ring Road, Surat 395002',
    holder: 'Loomline Fabrics Private Limited (demo)',
    account: '00270011223344',
    code: 'DEMO0270011',
  },
  upiUrl: 'upi://pay?pa=loomline.demo@loombank&am=62433.00&cu=INR',
  upiAmount: amount(6_243_300n),
  exchangeRate: null,
  policyVersion: '2026-04',
};

export const EXPORTED: ProformaFacts = {
  ...PROFORMA,
  market: 'INTL',
  placeOfSupply: '96',
  deliveryTermLabel: 'CNF',
  deliveryPlace: 'Hamburg',
  incoterm: 'CFR Hamburg',
  buyerTaxNumber: null,
  billTo: { ...PLACE, company: 'Nordlicht Textil GmbH', country: 'DE', stateCode: null },
  shipTo: { ...PLACE, company: 'Nordlicht Textil GmbH', country: 'DE', stateCode: null },
  amounts: {
    fabricCost: amount(710_000n, 'USD'),
    creditCost: amount(0n, 'USD'),
    logisticCost: amount(61_050n, 'USD'),
    taxLines: [{ label: 'Zero-rated export (LUT)', basisPoints: 0, amount: amount(0n, 'USD') }],
    roundOff: amount(0n, 'USD'),
    total: amount(771_050n, 'USD'),
  },
  upiUrl: null,
  upiAmount: null,
  exchangeRate: '$1 = ₹90.25, locked for this order',
};

export const FIRST_ISSUE: Issue = {
  number: 'PI/26-27/000123',
  version: 1,
  issuedOn: '2026-11-16',
  replaces: null,
};

/** Rolls of about 95 m in bales of five, in lots of a quarter of them and two shades. */
export function someRolls(count: number): RollFacts[] {
  return Array.from({ length: count }, (_, index) => {
    const netThousandths = BigInt(90_000 + ((index * 7919) % 9000));
    const netGrams = BigInt(17_000 + ((index * 131) % 3000));
    return {
      bale: `B${1 + Math.floor(index / 5)}`,
      roll: `R${String(index + 1).padStart(5, '0')}`,
      colour: index < count / 2 ? 'Navy' : 'Olive',
      lot: `L${1 + Math.floor((index * 4) / count)}`,
      shade: index % 3 === 2 ? 'B' : 'A',
      netThousandths,
      grossThousandths: netThousandths + 1000n,
      pieces: 1 + (index % 2),
      widthInches: 58,
      netGrams,
      grossGrams: netGrams + 500n,
      points: index % 20,
    };
  });
}

const { seller, billTo, shipTo, buyerTaxNumber } = PROFORMA;

export const PACKING: PackingFacts = {
  market: 'IN',
  seller,
  billTo,
  shipTo,
  buyerTaxNumber,
  orderNumber: PROFORMA.orderNumber,
  poNumber: null,
  proformaNumber: FIRST_ISSUE.number,
  quality: PROFORMA.goods.quality,
  hsn: PROFORMA.goods.hsn,
  incoterm: PROFORMA.incoterm,
  letterNumbers: [],
  shipment: {
    part: 1,
    isWhole: false,
    dispatchedOn: '2026-11-16',
    transporter: 'VRL Logistics',
    lrNumber: 'LR-77120',
    vehicleNumber: null,
    ewayBill: null,
    invoiceNumber: null,
    volumeLitres: null,
  },
  unit: 'metre',
  rolls: someRolls(40),
};

const PACKING_ISSUE: Issue = { ...FIRST_ISSUE, number: 'PL/26-27/000009' };

export function packed(change: Partial<PackingFacts> = {}) {
  return packingSheet({ ...PACKING, ...change }, PACKING_ISSUE);
}
