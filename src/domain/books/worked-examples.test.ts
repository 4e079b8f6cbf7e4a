/** The five examples that were worked out by hand for an accountant: by the rule of an invoice or a note, and as the registry reads them. */
import { expect, test } from 'vitest';
import { type InvoicedGoods, invoiceFigures } from '#domain/delivery/invoice-figures.ts';
import { creditNoteDocument } from '#domain/documents/tax/credit-note.ts';
import { rupeeValue } from '#domain/documents/tax/rupee-value.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { valueOfPart } from '#domain/issues/claim-money.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { writeEInvoice } from './e-invoice.ts';
import { documentOf, INTER_STATE, INTRA_STATE, NOTE, UNDER_LUT } from './tax-documents.fixture.ts';

const rupees = (amount: number) => BigInt(Math.round(amount * 100));

type Sale = { rateMinor: bigint; ordered: bigint; taxes: number[]; currency?: Currency };
type Goods = Pick<InvoicedGoods, 'now'> & Partial<InvoicedGoods>;

/** Taxable value, tax, round-off and total, in minor units. */
function billed({ rateMinor, ordered, taxes, currency = 'INR' }: Sale, goods: Goods): bigint[] {
  const agreed = { currency, quantity: ordered, rateMinor, taxBasisPoints: taxes };
  const costs = { creditMinor: 0n, freightMinor: 0n };
  const figures = invoiceFigures({ ...agreed, ...costs }, { before: 0n, isLast: true, ...goods });
  return [figures.taxable, figures.gst, figures.roundOff, figures.total].map(({ minor }) => minor);
}

function registered(document: TaxDocument) {
  const written = writeEInvoice(document);
  if (!written.ok) throw new Error(written.problems.join('\n'));
  return written.content.ValDtls;
}

test('1: 1,250.75 m at ₹143.35 to another state', () => {
  const sale: Sale = { rateMinor: 14_335n, ordered: 1_250_750n, taxes: [500] };
  expect(billed(sale, { now: 1_250_750n })).toEqual([179295.01, 8964.75, 0.24, 188260].map(rupees));
  const values = { AssVal: 179295.01, IgstVal: 8964.75, RndOffAmt: 0.24, TotInvVal: 188260 };
  expect(registered(INTER_STATE)).toMatchObject(values);
});

test('2: 232 m at ₹155.58 within the state: two equal halves, and no half of 1,804.73', () => {
  const sale: Sale = { rateMinor: 15_558n, ordered: 232_000n, taxes: [250, 250] };
  expect(billed(sale, { now: 232_000n })).toEqual([36094.56, 2 * 902.36, -0.28, 37899].map(rupees));
  const values = { AssVal: 36094.56, CgstVal: 902.36, SgstVal: 902.36, RndOffAmt: -0.28, TotInvVal: 37899 };
  expect(registered(INTRA_STATE)).toMatchObject(values);
});

test('3: 8,200.5 m at $2.35 under LUT, at the customs rate of ₹88.45', () => {
  const sale: Sale = { rateMinor: 235n, ordered: 8_200_500n, taxes: [], currency: 'USD' };
  expect(billed(sale, { now: 8_200_500n })).toEqual([19271.18, 0, 0, 19271.18].map(rupees));
  const customs = { effectiveFrom: '2026-11-06', millionths: 88_450_000n };
  const inRupees = rupeeValue(money(rupees(19271.18), 'USD'), customs);
  expect(inRupees).toEqual(money(rupees(1704535.87), 'INR'));
  const values = { AssVal: 1704535.87, IgstVal: 0, TotInvVal: 1704535.87, TotInvValFc: 19271.18 };
  expect(registered(UNDER_LUT)).toMatchObject(values);
});

test('4: a credit note for 18.4 m of the 96.5 m of one roll of the first invoice', () => {
  const total = money(rupees(2769.52), 'INR');
  const roll = valueOfPart(INTER_STATE.total, { part: 96_500n, whole: 1_250_750n });
  expect(total.minor < roll.minor).toBe(true);
  const note = creditNoteDocument(INTER_STATE, {
    number: NOTE.number,
    issuedOn: NOTE.issuedOn,
    thousandths: 18_400n,
    total,
    left: INTER_STATE,
  });
  const { taxable, taxes, roundOff } = note;
  expect([taxable, ...taxes.map(({ amount }) => amount), roundOff].map(({ minor }) => minor)).toEqual(
    [2637.64, 131.88, 0].map(rupees),
  );
  // 18.4 m at the price of the invoice.
  expect(billed({ rateMinor: 14_335n, ordered: 18_400n, taxes: [500] }, { now: 18_400n })[0]).toBe(
    taxable.minor,
  );
  const values = { AssVal: 2637.64, IgstVal: 131.88, RndOffAmt: 0, TotInvVal: 2769.52 };
  expect(registered(note)).toMatchObject(values);
});

test('5: 3,000 m at ₹87.65 within the state in two shipments, whose tax is a paisa more than that of the order', () => {
  const sale: Sale = { rateMinor: 8765n, ordered: 3_000_000n, taxes: [250, 250] };
  const first = billed(sale, { now: 1_260_000n, isLast: false });
  const second = billed(sale, { before: 1_260_000n, now: 1_740_000n });
  expect(first).toEqual([110439, 2 * 2760.98, 0.04, 115961].map(rupees));
  // 3,812.78 and not 3,812.77, which is what the first one leaves of the whole.
  expect(second).toEqual([152511, 2 * 3812.78, 0.44, 160137].map(rupees));
  const halves = [first, second].map(([, tax = 0n]) => tax / 2n);
  expect(halves.reduce((sum, half) => sum + half)).toBe(rupees(6573.76));
  expect(billed(sale, { now: 3_000_000n })[1]).toBe(2n * rupees(6573.75));
  const part = (thousandths: bigint) =>
    registered(documentOf({ thousandths, price: 8765n, buyer: INTRA_STATE.buyer }));
  expect(part(1_260_000n)).toMatchObject({
    AssVal: 110439,
    CgstVal: 2760.98,
    SgstVal: 2760.98,
    RndOffAmt: 0.04,
    TotInvVal: 115961,
  });
  expect(part(1_740_000n)).toMatchObject({
    AssVal: 152511,
    CgstVal: 3812.78,
    SgstVal: 3812.78,
    RndOffAmt: 0.44,
    TotInvVal: 160137,
  });
});
