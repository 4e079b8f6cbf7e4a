import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { writeEInvoice } from './e-invoice.ts';
import { irnText } from './irn.ts';
import { E_INVOICE_SCHEMA } from './schemas.fixture.ts';
import {
  documentOf,
  INTER_STATE,
  INTRA_STATE,
  NOTE,
  SMALL_UNREGISTERED,
  UNDER_LUT,
} from './tax-documents.fixture.ts';

const schema = z.fromJSONSchema(E_INVOICE_SCHEMA);

function written(document: TaxDocument) {
  const result = writeEInvoice(document);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  schema.parse(result.content);
  return result.content;
}

function problemsOf(document: TaxDocument): readonly string[] {
  const result = writeEInvoice(document);
  return result.ok ? [] : result.problems;
}

test('the worked examples come out to the paisa', () => {
  expect(written(INTER_STATE).ValDtls).toEqual({
    AssVal: 179295.01,
    IgstVal: 8964.75,
    CgstVal: 0,
    SgstVal: 0,
    RndOffAmt: 0.24,
    TotInvVal: 188260,
  });
  expect(written(INTRA_STATE).ValDtls).toMatchObject({
    AssVal: 36094.56,
    CgstVal: 902.36,
    SgstVal: 902.36,
    RndOffAmt: -0.28,
    TotInvVal: 37899,
  });
  expect(written(NOTE).ValDtls).toMatchObject({ AssVal: 2637.64, IgstVal: 131.88, TotInvVal: 2769.52 });
});

test('an export is told in rupees, with its dollars beside them', () => {
  const invoice = written(UNDER_LUT);
  expect(invoice.ValDtls).toMatchObject({ AssVal: 1704535.87, TotInvVal: 1704535.87, TotInvValFc: 19271.18 });
  expect(invoice.TranDtls.SupTyp).toBe('EXPWOP');
  expect(invoice.BuyerDtls).toMatchObject({ Gstin: 'URP', Stcd: '96', Pos: '96', Pin: 999_999 });
  expect(invoice.ExpDtls).toEqual({
    ShipBNo: '1234567',
    ShipBDt: '20/11/2026',
    Port: 'INNSA1',
    RefClm: 'N',
    ForCur: 'USD',
    CntCode: 'BD',
  });
});

test('the rate is that of all taxes together', () => {
  expect(written(INTRA_STATE).ItemList[0]).toMatchObject({
    GstRt: 5,
    Qty: 232,
    Unit: 'MTR',
    UnitPrice: 155.58,
  });
  expect(written(INTRA_STATE).ItemList[0]).not.toHaveProperty('Discount');
});

test('a credit note names its invoice and stays above zero', () => {
  expect(written(NOTE)).toMatchObject({
    DocDtls: { Typ: 'CRN', No: 'CN/26-27/000004', Dt: '18/11/2026' },
    RefDtls: { PrecDocDtls: [{ InvNo: 'SV/26-27/000123', InvDt: '18/11/2026' }] },
  });
});

test('the reference number is the hash that the registry makes', () => {
  expect(createHash('sha256').update(irnText(INTER_STATE)).digest('hex')).toBe(
    'c81b1b9625427b4fa48979478f38952dd913078db24fb0971355a542fff47ba7',
  );
});

test('in March the year is still that of last April', () => {
  expect(irnText({ ...INTER_STATE, issuedOn: '2027-03-31' })).toContain('2026-27');
  expect(irnText({ ...INTER_STATE, issuedOn: '2027-04-01' })).toContain('2027-28');
});

test('goods for another company name it, and an order number that is too long is left out', () => {
  const consignee = { ...INTER_STATE.buyer, gstin: null, legalName: 'Job Works', city: 'Pune' };
  const invoice = written({ ...INTER_STATE, consignee, poNumber: 'PO/2026/000000000123' });
  expect(invoice.ShipDtls).toMatchObject({ Gstin: 'URP', LglNm: 'Job Works', Loc: 'Pune' });
  expect(invoice.RefDtls).toBeUndefined();
});

test('what is spread over the goods raises the price, what was let off is a discount', () => {
  const [line] = INTRA_STATE.lines;
  if (!line) throw new Error('the example has a line');
  const dearer = { ...line, unitPrice: { ...line.unitPrice, minor: 15_000n } };
  const cheaper = { ...line, unitPrice: { ...line.unitPrice, minor: 16_000n } };
  expect(written({ ...INTRA_STATE, lines: [dearer] }).ItemList[0]).toMatchObject({
    UnitPrice: 155.58,
    TotAmt: 36094.56,
    AssAmt: 36094.56,
  });
  expect(written({ ...INTRA_STATE, lines: [cheaper] }).ItemList[0]).toMatchObject({
    TotAmt: 37120,
    Discount: 1025.44,
    AssAmt: 36094.56,
  });
});

test('wrong data is said in words, all of it at once', () => {
  const { seller, buyer, lines } = INTER_STATE;
  const wrong: TaxDocument = {
    ...INTER_STATE,
    number: '0-abc',
    seller: { ...seller, postcode: null },
    buyer: { ...buyer, gstin: '27ZZZCA1001Z1ZX' },
    lines: lines.map((line) => ({ ...line, hsn: '520', quantity: null })),
  };
  expect(problemsOf(wrong)).toEqual([
    '0-abc: the number needs 1 to 16 capital letters, digits, / or -, and does not begin with 0, / or -.',
    '0-abc: the buyer’s GST number 27ZZZCA1001Z1ZX is not valid.',
    '0-abc: line 1 needs an HSN code of 4, 6 or 8 digits (520 is given).',
    '0-abc: line 1 has no quantity.',
    '0-abc: the seller’s PIN code is missing.',
  ]);
});

test('figures that do not add up, a missing rate and a missing letter are refused', () => {
  const halved = documentOf({ thousandths: 232_000n, price: 15_558n, buyer: INTRA_STATE.buyer });
  expect(problemsOf({ ...halved, taxes: [] })).toContain(
    'SV/26-27/000123: its lines, taxes and total do not add up.',
  );
  expect(problemsOf({ ...UNDER_LUT, rupeeRate: null })).toEqual([
    'SX/26-27/000007: the customs-notified exchange rate of its day is missing.',
  ]);
  expect(problemsOf({ ...UNDER_LUT, seller: { ...UNDER_LUT.seller, lut: null } })).toEqual([
    'SX/26-27/000007: it leaves without tax, but the seller has no letter of undertaking.',
  ]);
  expect(problemsOf(SMALL_UNREGISTERED)).toEqual([
    'SV/26-27/000126: the buyer has no GST number, so the registry does not take it.',
  ]);
});

test('whatever people typed, the file fits the schema or the problem is said', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(typed, typed, typed, typed, (legalName, line1, line2, description) => {
      const result = writeEInvoice({
        ...INTER_STATE,
        buyer: { ...INTER_STATE.buyer, legalName, line1, line2 },
        lines: INTER_STATE.lines.map((line) => ({ ...line, description })),
        poNumber: legalName,
      });
      if (result.ok) schema.parse(result.content);
      else expect(result.problems.length).toBeGreaterThan(0);
    }),
  );
});

test('goods from a mill: its place is told, and the name beside it is the seller’s', () => {
  const place = { line1: 'Plot 12', line2: null, city: 'Bhiwandi', postcode: '421302', stateCode: '27' };
  const result = writeEInvoice(INTER_STATE, place);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  schema.parse(result.content);
  expect(result.content).toMatchObject({
    DispDtls: {
      ...{ Nm: INTER_STATE.seller.legalName, Addr1: 'Plot 12', Loc: 'Bhiwandi', Pin: 421302, Stcd: '27' },
    },
  });
  expect(written(INTER_STATE)).not.toHaveProperty('DispDtls');
});
