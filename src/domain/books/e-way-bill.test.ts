import { expect, test } from 'vitest';
import * as z from 'zod';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { DispatchPlace } from '#domain/suppliers/dispatch-address.ts';
import { writeEWayBill } from './e-way-bill.ts';
import { E_WAY_BILL_SCHEMA } from './schemas.fixture.ts';
import { INTER_STATE, INTRA_STATE, NOTE, UNDER_LUT } from './tax-documents.fixture.ts';

const RULES = { version: '1.0.0621', exportDocumentType: 'BIL' } as const;
const schema = z.fromJSONSchema(E_WAY_BILL_SCHEMA);

function billOf(document: TaxDocument, dispatchFrom: DispatchPlace | null = null) {
  const result = writeEWayBill(document, RULES, { dispatchFrom });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  schema.parse(result.content);
  const [bill] = result.content.billLists;
  if (!bill) throw new Error('a file has one bill');
  return bill;
}

function problemsOf(document: TaxDocument): readonly string[] {
  const result = writeEWayBill(document, RULES);
  return result.ok ? [] : result.problems;
}

test('goods to another state travel by road with their vehicle', () => {
  expect(billOf(INTER_STATE)).toMatchObject({
    subSupplyType: '1',
    docType: 'INV',
    transType: 1,
    transMode: '1',
    vehicleNo: 'GJ05AB1234',
    fromStateCode: 24,
    toStateCode: 27,
    toPincode: 400013,
    totalValue: 179295.01,
    igstValue: 8964.75,
    OthValue: 0.24,
    totInvValue: 188260,
    itemList: [{ igstRate: 5, cgstRate: 0, sgstRate: 0, hsnCode: 52083210, quantity: 1250.75 }],
  });
  expect(billOf(INTRA_STATE).itemList[0]).toMatchObject({ igstRate: 0, cgstRate: 2.5, sgstRate: 2.5 });
});

test('an export has the codes of other countries and the paper that the rule names', () => {
  expect(billOf(UNDER_LUT)).toMatchObject({
    subSupplyType: '3',
    docType: 'BIL',
    toGstin: 'URP',
    toStateCode: 96,
    actualToStateCode: 96,
    toPincode: 999_999,
    totInvValue: 1704535.87,
  });
});

test('another company makes it bill-to and ship-to; the buyer’s own address does not', () => {
  const elsewhere = { ...INTER_STATE.buyer, city: 'Pune', postcode: '411001' };
  expect(billOf({ ...INTER_STATE, consignee: elsewhere })).toMatchObject({ transType: 1, toPincode: 411001 });
  const other = { ...INTRA_STATE.buyer, gstin: null, legalName: 'Job Works' };
  expect(billOf({ ...INTER_STATE, consignee: other })).toMatchObject({
    transType: 2,
    toStateCode: 27,
    actualToStateCode: 24,
    shipToGSTIN: 'URP',
    shipToTradeName: 'Job Works',
  });
});

test('more than 250 lines are put together by code, unit and rate', () => {
  const lines = Array.from({ length: 300 }, () => INTER_STATE.lines).flat();
  const many = {
    ...INTER_STATE,
    lines,
    taxable: { ...INTER_STATE.taxable, minor: INTER_STATE.taxable.minor * 300n },
    taxes: INTER_STATE.taxes.map((tax) => ({
      ...tax,
      amount: { ...tax.amount, minor: tax.amount.minor * 300n },
    })),
    total: { ...INTER_STATE.total, minor: (INTER_STATE.total.minor - INTER_STATE.roundOff.minor) * 300n },
    roundOff: { ...INTER_STATE.roundOff, minor: 0n },
  };
  expect(billOf(many).itemList).toMatchObject([{ quantity: 375_225, taxableAmount: 53_788_503 }]);
});

test('each way of travelling asks for its own papers', () => {
  const by = (transport: Partial<NonNullable<TaxDocument['transport']>>) =>
    problemsOf({
      ...INTER_STATE,
      transport: INTER_STATE.transport && { ...INTER_STATE.transport, ...transport },
    });
  expect(by({ vehicleNumber: null })).toEqual(['SV/26-27/000123: the vehicle number is missing.']);
  expect(by({ vehicleNumber: null, transporterGstin: '24ZZZCA1001Z1ZT' })).toEqual([]);
  expect(by({ mode: 'rail', vehicleNumber: null, documentNumber: ' ' })).toEqual([
    'SV/26-27/000123: the number of the transport document is missing.',
  ]);
  expect(by({ mode: 'ship', vehicleNumber: null })).toEqual([
    'SV/26-27/000123: the vehicle number is missing.',
  ]);
  expect(by({ distanceKm: 4001 })).toEqual(['SV/26-27/000123: the portal takes at most 4000 km.']);
  expect(problemsOf({ ...INTER_STATE, transport: null })).toEqual([
    'SV/26-27/000123: how the goods travel is missing.',
  ]);
  expect(problemsOf(NOTE)).toContain('CN/26-27/000004: an e-way bill is made for an invoice.');
});

test('within one PIN code the distance is short but not nothing', () => {
  const consignee = { ...INTRA_STATE.buyer, postcode: INTRA_STATE.seller.postcode };
  expect(problemsOf({ ...INTRA_STATE, consignee })).toEqual([
    'SV/26-27/000124: within one PIN code the distance is 1 to 100 km.',
  ]);
});

const MILLS_PLACE: DispatchPlace = {
  line1: 'Plot 12, Anjur Road',
  line2: null,
  city: 'Bhiwandi',
  postcode: '421302',
  stateCode: '27',
};

test('goods from a mill name its place and the seller’s name: type 3, and 4 where another company gets them', () => {
  const bill = billOf(INTER_STATE, MILLS_PLACE);
  expect(bill).toMatchObject({
    transType: 3,
    fromGstin: INTER_STATE.seller.gstin,
    fromTrdName: INTER_STATE.seller.legalName,
    fromAddr1: 'Plot 12, Anjur Road',
    fromAddr2: '',
    fromPlace: 'Bhiwandi',
    fromPincode: 421302,
    fromStateCode: 24,
    actualFromStateCode: 27,
  });
  expect(bill).not.toHaveProperty('shipToGSTIN');
  const consignee = { ...INTRA_STATE.buyer, gstin: null, legalName: 'Job Works' };
  expect(billOf({ ...INTER_STATE, consignee }, MILLS_PLACE)).toMatchObject({
    ...{ transType: 4, shipToGSTIN: 'URP' },
  });
});

test('the distance within one PIN code counts from where the goods leave', () => {
  const { transport } = INTER_STATE;
  if (!transport) throw new Error('the example has a way');
  const near = { ...INTER_STATE, transport: { ...transport, distanceKm: 290 } };
  const place = { ...MILLS_PLACE, postcode: near.consignee.postcode ?? '' };
  expect(writeEWayBill(near, RULES, { dispatchFrom: place })).toMatchObject({
    problems: [expect.stringContaining('within one PIN code the distance is 1 to 100 km')],
  });
});
