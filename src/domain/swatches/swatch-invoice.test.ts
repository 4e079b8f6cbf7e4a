import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { type BuyerPlace, billedParty, swatchInvoice } from './swatch-invoice.ts';

const PARTY = {
  legalName: 'Selvedge Trading Pvt Ltd',
  gstin: '27AAPFU0939F1ZV',
  line1: '14 Kalbadevi Road',
  line2: null,
  city: 'Mumbai',
  postcode: '400002',
  stateCode: '27',
  country: 'IN',
};
const RATES = {
  inter: [{ kind: 'igst', basisPoints: 500 }],
  intra: [
    { kind: 'cgst', basisPoints: 250 },
    { kind: 'sgst', basisPoints: 250 },
  ],
} as const;

const invoiceOf = (minor: bigint, rates: (typeof RATES)[keyof typeof RATES]) =>
  swatchInvoice({
    number: 'SV/26-27/000001',
    issuedOn: '2026-11-18',
    supply: 'domestic',
    seller: { ...PARTY, iec: null, lut: null },
    buyer: PARTY,
    consignee: PARTY,
    placeOfSupply: '27',
    swatchNumber: 'SW-26-000001',
    description: 'Swatch of cotton poplin',
    deliveryTerm: 'Courier',
    hsn: '520831',
    charge: money(minor, 'INR'),
    rates,
    rupeeRate: null,
  });

test('the charge holds its tax: ₹250 at 5 % is 238.10 and 11.91, less a paisa', () => {
  const { taxable, taxes, roundOff, total } = invoiceOf(25_000n, RATES.inter);
  expect([taxable.minor, taxes.map(({ amount }) => amount.minor), roundOff.minor, total.minor]).toEqual([
    23_810n,
    [1191n],
    -1n,
    25_000n,
  ]);
});

test('whatever is charged, the taxes are those of the taxable value, equal for centre and state, and add up', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100n, max: 10n ** 7n }),
      fc.constantFrom('inter', 'intra'),
      (minor, kind) => {
        const { taxable, taxes, roundOff, total, lines } = invoiceOf(minor, RATES[kind]);
        const tax = taxes.reduce((all, { amount }) => all + amount.minor, 0n);
        expect(taxable.minor + tax + roundOff.minor).toBe(minor);
        expect(total.minor).toBe(minor);
        expect(roundOff.minor >= -1n && roundOff.minor <= 1n).toBe(true);
        if (kind === 'intra') expect(taxes[0]?.amount).toEqual(taxes[1]?.amount);
        expect(lines[0]?.taxable).toEqual(taxable);
      },
    ),
  );
});

test('billed is the registration where the swatch goes, else the usual one at its own address, else nobody’s', () => {
  const place = (stateCode: string, isOwn = true): BuyerPlace => {
    const { gstin: _gstin, ...rest } = PARTY;
    return { ...rest, stateCode, isOwn };
  };
  const numbers = [
    { gstin: '07AAPFU0939F1ZX', stateCode: '07', isDefault: true },
    { gstin: '29AAPFU0939F1ZR', stateCode: '29', isDefault: false },
  ];
  const billed = (to: BuyerPlace, from: BuyerPlace | null) => {
    const { gstin, stateCode } = billedParty(to, from, numbers);
    return [gstin, stateCode];
  };
  expect(billed(place('29'), place('07'))).toEqual(['29AAPFU0939F1ZR', '29']);
  expect(billed(place('29', false), place('07'))).toEqual(['07AAPFU0939F1ZX', '07']);
  expect(billed(place('33'), place('07'))).toEqual(['07AAPFU0939F1ZX', '07']);
  expect(billed(place('33'), place('33'))).toEqual([null, '33']);
  expect(billed(place('33'), null)).toEqual([null, '33']);
});
