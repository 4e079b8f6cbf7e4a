import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AgreedBill, billDifference, billFor } from './billed-quantity.ts';
import { ewayBillOf, ewayBillProblem, invoiceNumberProblem } from './dispatch-papers.ts';
import { quantityProblem } from './dispatched-quantity.ts';

const agreed: AgreedBill = {
  currency: 'INR',
  quantity: 500_000n,
  fabricMinor: 4_700_000n,
  freightMinor: 150_000n,
  taxBasisPoints: [250, 250],
};
const figures = ({ taxable, gst, roundOff, total }: ReturnType<typeof billFor>) =>
  [taxable, gst, roundOff, total].map(({ minor }) => minor);

test('the ordered quantity costs what was agreed', () => {
  expect(figures(billFor(agreed, 500_000n, true))).toEqual([4_850_000n, 242_500n, 0n, 5_092_500n]);
});

test('cloth follows the quantity, freight stays as quoted, totals are whole rupees', () => {
  // 490.5 m at ₹ 94.00 and ₹ 1,500 freight: ₹ 47,607.00, GST 2 × 1,190.18, rounded.
  expect(figures(billFor(agreed, 490_500n, true))).toEqual([4_760_700n, 238_036n, -36n, 4_998_700n]);
  expect(billFor({ ...agreed, currency: 'USD', taxBasisPoints: [0] }, 490_500n, true).roundOff.minor).toBe(
    0n,
  );
});

test('however goods are split into shipments, their invoices add up to the same bill', () => {
  const part = fc.bigInt({ min: 1n, max: 200_000n });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.boolean(), (parts, isRupees) => {
      const order: AgreedBill = { ...agreed, currency: isRupees ? 'INR' : 'USD' };
      let before = 0n;
      let sum = 0n;
      for (const [index, length] of parts.entries()) {
        const isLast = index === parts.length - 1;
        const invoice = billDifference(
          billFor(order, before + length, isLast),
          billFor(order, before, false),
        );
        expect(invoice.taxable.minor + invoice.gst.minor + invoice.roundOff.minor).toBe(invoice.total.minor);
        sum += invoice.total.minor;
        before += length;
      }
      expect(sum).toBe(billFor(order, before, true).total.minor);
    }),
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
  expect(ewayBillProblem(null, { minor: 9_000_000n, currency: 'USD' })).toBeNull();
  expect(ewayBillProblem('301004471182', rupees(9_000_000n))).toBeNull();
  expect(ewayBillProblem('30100447118', rupees(1n))).not.toBeNull();
});
