import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ewayBillOf, ewayBillProblem, invoiceNumberProblem } from './dispatch-papers.ts';
import { closingProblem, quantityProblem } from './dispatched-quantity.ts';
import { type AgreedPrice, type InvoiceFigures, invoiceFigures } from './invoice-figures.ts';

const agreed: AgreedPrice = {
  currency: 'INR',
  quantity: 500_000n,
  rateMinor: 9400n,
  creditMinor: 0n,
  freightMinor: 150_000n,
  taxBasisPoints: [250, 250],
};
const figures = ({ taxable, gst, roundOff, total }: InvoiceFigures) =>
  [taxable, gst, roundOff, total].map(({ minor }) => minor);
const only = (now: bigint) => ({ before: 0n, now, isLast: true });

test('the ordered quantity costs what was agreed', () => {
  expect(figures(invoiceFigures(agreed, only(500_000n)))).toEqual([4_850_000n, 242_500n, 0n, 5_092_500n]);
});

test('cloth follows the quantity, freight stays as quoted, totals are whole rupees', () => {
  // 490.5 m at ₹ 94.00 and ₹ 1,500 freight: ₹ 47,607.00, GST 2 × 1,190.18, rounded.
  expect(figures(invoiceFigures(agreed, only(490_500n)))).toEqual([4_760_700n, 238_036n, -36n, 4_998_700n]);
  const dollars = { ...agreed, currency: 'USD', taxBasisPoints: [0] } as const;
  expect(invoiceFigures(dollars, only(490_500n)).roundOff.minor).toBe(0n);
});

/** Computed by hand: within a state each half is rounded by itself, and a part shipment knows nothing of the others. */
test('figures an accountant would reach', () => {
  const sale = (rateMinor: bigint, quantity: bigint, taxBasisPoints: number[]): AgreedPrice => ({
    ...agreed,
    rateMinor,
    quantity,
    freightMinor: 0n,
    taxBasisPoints,
  });
  const between = sale(14_335n, 1_250_750n, [500]);
  expect(figures(invoiceFigures(between, only(1_250_750n)))).toEqual([
    17_929_501n,
    896_475n,
    24n,
    18_826_000n,
  ]);
  const within = sale(15_558n, 232_000n, [250, 250]);
  expect(figures(invoiceFigures(within, only(232_000n)))).toEqual([3_609_456n, 180_472n, -28n, 3_789_900n]);
  const parts = sale(8765n, 3_000_000n, [250, 250]);
  const first = invoiceFigures(parts, { before: 0n, now: 1_260_000n, isLast: false });
  const second = invoiceFigures(parts, { before: 1_260_000n, now: 1_740_000n, isLast: true });
  expect(figures(first)).toEqual([11_043_900n, 552_196n, 4n, 11_596_100n]);
  expect(figures(second)).toEqual([15_251_100n, 762_556n, 44n, 16_013_700n]);
});

test('however goods are split, each invoice stands by itself, and freight and credit are billed once', () => {
  const part = fc.bigInt({ min: 1n, max: 200_000n });
  const rate = fc.bigInt({ min: 1n, max: 99_999n });
  const costs = fc.record({ rateMinor: rate, creditMinor: rate, freightMinor: rate });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      costs,
      fc.boolean(),
      (parts, own, isLocal) => {
        const order: AgreedPrice = { ...agreed, ...own, taxBasisPoints: isLocal ? [250, 250] : [500] };
        let before = 0n;
        let cloth = 0n;
        const invoices = parts.map((now, index) => {
          const goods = { before, now, isLast: index === parts.length - 1 };
          before += now;
          cloth += (own.rateMinor * now + 500n) / 1000n;
          return invoiceFigures(order, goods);
        });
        for (const { taxable, gst, roundOff, total } of invoices) {
          const rounded = (basisPoints: bigint) => (taxable.minor * basisPoints + 5000n) / 10_000n;
          expect(gst.minor).toBe(isLocal ? 2n * rounded(250n) : rounded(500n));
          expect(taxable.minor + gst.minor + roundOff.minor).toBe(total.minor);
          expect(total.minor % 100n).toBe(0n);
          expect(Math.abs(Number(roundOff.minor))).toBeLessThanOrEqual(50);
        }
        const credit = (own.creditMinor * before * 2n + order.quantity) / (2n * order.quantity);
        const sold = invoices.reduce((sum, { taxable }) => sum + taxable.minor, 0n);
        expect(sold).toBe(cloth + credit + own.freightMinor);
      },
    ),
  );
});

const quantity = { ordered: 500_000n, tolerancePercent: 3, unit: 'metre', isLast: true } as const;

test('what leaves is within the tolerance, and short only while more is to follow', () => {
  const problem = (dispatched: bigint, isLast = true) => quantityProblem({ ...quantity, dispatched, isLast });
  expect([485_000n, 515_000n].map((dispatched) => problem(dispatched))).toEqual([null, null]);
  expect(problem(484_999n)).toContain('more than 3% short');
  expect(problem(515_001n)).toContain('tolerance of 3%');
  expect(problem(100_000n, false)).toBeNull();
  expect(problem(515_001n, false)).not.toBeNull();
});

test.each([
  [{ dispatched: 1n, isPacking: false, isComplete: false }, null],
  [{ dispatched: 0n, isPacking: false, isComplete: false }, 'Nothing has been dispatched'],
  [{ dispatched: 1n, isPacking: true, isComplete: false }, 'Rolls are packed'],
  [{ dispatched: 1n, isPacking: true, isComplete: true }, 'The last shipment'],
])('an order is closed short only between shipments, case %#', (sent, problem) => {
  if (problem === null) expect(closingProblem(sent)).toBeNull();
  else expect(closingProblem(sent)).toContain(problem);
});

test('an invoice number follows the rule of the tax office', () => {
  for (const number of ['INV/26-27/00001', 'A', '1-2/3']) expect(invoiceNumberProblem(number)).toBeNull();
  for (const number of ['', '0123', '/1', '-1', 'INV 1', 'INV/26-27/0000123', 'É1']) {
    expect(invoiceNumberProblem(number)).not.toBeNull();
  }
});

test('goods of more than ₹50,000 travel with an e-way bill of 12 digits', () => {
  const rupees = (minor: bigint) => ({ minor, currency: 'INR' }) as const;
  expect(ewayBillOf(' 3010 0447-1182 ')).toBe('301004471182');
  expect(ewayBillOf(' ')).toBeNull();
  expect(ewayBillProblem(null, rupees(5_000_000n))).toBeNull();
  expect(ewayBillProblem(null, rupees(5_000_001n))).not.toBeNull();
  // Without a customs rate nobody knows; that problem is told by itself.
  expect(ewayBillProblem(null, null)).toBeNull();
  expect(ewayBillProblem('301004471182', rupees(9_000_000n))).toBeNull();
  expect(ewayBillProblem('30100447118', rupees(1n))).not.toBeNull();
});
