import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INTER_STATE, INTRA_STATE, UNDER_LUT } from '#domain/books/tax-documents.fixture.ts';
import { wholeLength } from '#domain/shared/length.ts';
import { parseDocumentNumber } from '../document-number.ts';
import {
  challanLines,
  challanValue,
  type DeliveryChallan,
  replacedQuantityProblem,
  writeChallanNumber,
} from './delivery-challan.ts';
import { deliveryChallanSheet } from './delivery-challan-sheet.ts';
import { freezeTaxDocument, thawChallan } from './frozen-tax-document.ts';

const ONE = [{ invoice: INTER_STATE, claimed: 96_500n }];
const TWO = [...ONE, { invoice: INTRA_STATE, claimed: 96_500n }];

function challanOf(goods: typeof ONE, metres = 40n): DeliveryChallan {
  const lines = challanLines(wholeLength(metres, 'metre'), goods);
  const [{ invoice } = { invoice: INTER_STATE }] = goods;
  const { transport } = INTER_STATE;
  if (!transport) throw new Error('The goods of the example travel.');
  return {
    ...pick(invoice),
    number: 'SV/26-27/D00007',
    issuedOn: '2026-12-02',
    claimNumber: 'CL-26-000012',
    lines,
    taxable: challanValue(lines),
    transport: { ...transport, ewayBill: '301234567890' },
  };
}

function pick(invoice: typeof INTER_STATE) {
  const { supply, seller, buyer, consignee, placeOfSupply, orderNumber, poNumber, rupeeRate } = invoice;
  return { supply, seller, buyer, consignee, placeOfSupply, orderNumber, poNumber, rupeeRate };
}

test('a number has at most sixteen characters, apart from invoices and notes', () => {
  expect(writeChallanNumber('SVX', '26-27', 99_999)).toBe('SVX/26-27/D99999');
  expect(writeChallanNumber('SV', '26-27', 1)).toBe('SV/26-27/D00001');
  expect(parseDocumentNumber(' sv/26-27/d00001 ')).toBe('SV/26-27/D00001');
});

/** 40 m at ₹ 143.35, worked out by hand. */
test('goods are worth what the same length cost on their invoice, before tax', () => {
  const [line, ...others] = challanLines(wholeLength(40n, 'metre'), ONE);
  expect(others).toEqual([]);
  expect(line?.taxable.minor).toBe(573_400n);
  expect(line?.replaces).toEqual({ number: INTER_STATE.number, issuedOn: INTER_STATE.issuedOn });
});

test('whatever is sent, the lines carry all of it and none is dearer than its invoice', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 193_000n }), (thousandths) => {
      const lines = challanLines({ thousandths, unit: 'metre' }, TWO);
      expect(lines.reduce((sum, { quantity }) => sum + quantity.thousandths, 0n)).toBe(thousandths);
      for (const { taxable, replaces } of lines) {
        const invoice = TWO.find((each) => each.invoice.number === replaces.number)?.invoice;
        expect(taxable.minor <= (invoice?.taxable.minor ?? 0n)).toBe(true);
      }
    }),
  );
});

test('nothing, and more than was claimed, is refused', () => {
  const of = (thousandths: bigint) => replacedQuantityProblem({ thousandths, unit: 'metre' }, ONE);
  expect(of(0n)).toBe('Enter a quantity above 0.');
  expect(of(96_500n)).toBeNull();
  expect(of(96_501n)).toContain('At most 96.5 m can be replaced for this claim.');
});

test('the paper says what rule 55 asks, in three copies', () => {
  const sheet = deliveryChallanSheet(challanOf(ONE));
  const words = JSON.stringify(sheet);
  expect(sheet.copies).toEqual([
    'Original for consignee.',
    'Duplicate for transporter.',
    'Triplicate for consignor.',
  ]);
  expect(sheet.parties.map(({ label }) => label)).toEqual(['Consignor', 'Buyer', 'Consignee']);
  for (const fact of [
    'SV/26-27/D00007',
    '27-Maharashtra',
    INTER_STATE.seller.gstin,
    INTER_STATE.lines[0]?.hsn,
    INTER_STATE.number,
    'CL-26-000012',
    '40 m',
    '₹5,734.00',
    '301234567890',
    'No tax is charged on this challan',
  ])
    expect(words).toContain(fact);
  expect(words).not.toContain('IGST');
});

test('an export shows its value in rupees; what is frozen comes back as it was', () => {
  const challan = challanOf([{ invoice: UNDER_LUT, claimed: 8_200_500n }]);
  expect(deliveryChallanSheet(challan).blocks).toContainEqual(
    expect.objectContaining({ kind: 'facts', title: 'Value in rupees' }),
  );
  expect(thawChallan(JSON.parse(freezeTaxDocument(challan)))).toEqual(challan);
});
