import { expect, test } from 'vitest';
import { wholeLength } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import { unapprovedProblem } from './order-approval.ts';
import {
  changedTotalProblem,
  type HoldCheck,
  holdProblem,
  type PlacingCheck,
  placingProblem,
} from './order-problem.ts';

const metres = (count: number) => wholeLength(BigInt(count), 'metre');
const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const RATE = { price: rupees(94), unit: 'metre' } as const;
const NOW = new Date('2026-11-12T10:00:00Z');
const LATEST = { version: 2, rate: RATE, validTill: '2026-11-12', zone: 'Asia/Kolkata' };

const GOOD: PlacingCheck = {
  now: NOW,
  market: 'IN',
  reader: 'metre',
  quote: { latest: LATEST, agreedVersion: 2 },
  unit: 'metre',
  quantityRule: {
    minimum: { total: metres(2000), perColour: metres(1000) },
    step: metres(100),
    maximum: null,
  },
  quantity: { whole: metres(4000), colours: [] },
  stockLeft: null,
  isPlaceServed: true,
  notQuoted: null,
  hasGstNumber: true,
  goesWithoutTaxCredit: false,
  creditDays: 45,
  sellerClass: 'small',
  credit: { needed: rupees(300_000), free: rupees(300_000) },
  isReferenceCodeWrong: false,
};
const HELD: HoldCheck = {
  now: NOW,
  heldUntil: new Date('2026-11-12T10:20:00Z'),
  creditDays: 45,
  sellerClass: 'small',
  credit: null,
  waitsForApproval: false,
  unapproved: null,
};

test('an order in which all is right has no problem', () => {
  expect(placingProblem(GOOD)).toBeNull();
  expect(placingProblem({ ...GOOD, quote: null, credit: null, stockLeft: metres(4000) })).toBeNull();
});

test.each([
  [
    'quote_expired',
    { quote: { latest: { ...LATEST, validTill: '2026-11-11' }, agreedVersion: 2 } },
    'The price of this quote expired on 11 Nov, 2026. Ask for a fresh quote.',
  ],
  [
    'quote_changed',
    { quote: { latest: LATEST, agreedVersion: 1 } },
    'The supplier has sent version 2. Please check it first.',
  ],
  [
    'below_minimum',
    { quantity: { whole: metres(1900), colours: [] } },
    'Minimum order is 2,000 m (1,000 m per colour).',
  ],
  ['not_a_multiple', { quantity: { whole: metres(2050), colours: [] } }, 'Order in steps of 100 m.'],
  ['stock_gone', { stockLeft: metres(3400) }, 'Stock left: 3,400 m.'],
  [
    'pincode_not_served',
    { isPlaceServed: false },
    'We do not deliver to this PIN code yet. You can choose self pickup.',
  ],
  ['not_quoted', { notQuoted: 'Logistic cost is not quoted yet.' }, 'Logistic cost is not quoted yet.'],
  ['gst_needed', { hasGstNumber: false }, 'Add a GST number to claim input tax credit on this order.'],
  [
    'credit_days_refused',
    { creditDays: 60 },
    'The seller must be paid within 45 days. Choose a shorter credit period.',
  ],
  [
    'credit_short',
    { credit: { needed: rupees(420_000), free: rupees(300_000) } },
    'Your credit limit is short by ₹1,20,000. Pay this part in advance or choose No credit.',
  ],
  [
    'code_wrong',
    { isReferenceCodeWrong: true },
    'We don’t recognise this reference code. Check it or leave it blank.',
  ],
] as const satisfies readonly [string, Partial<PlacingCheck>, string][])(
  '%s stops an order',
  (code, change, message) => {
    expect(placingProblem({ ...GOOD, ...change })).toEqual({ code, message });
  },
);

test.each([
  [{ stockLeft: metres(4000) }, undefined],
  [{ stockLeft: metres(3999) }, 'stock_gone'],
  [{ quantity: { whole: metres(2000), colours: [] } }, undefined],
  [{ credit: { needed: money(30_000_001n, 'INR'), free: rupees(300_000) } }, 'credit_short'],
  [{ creditDays: 60, sellerClass: null }, undefined],
  [{ creditDays: 90, sellerClass: 'medium' }, undefined],
] as const satisfies readonly [Partial<PlacingCheck>, string | undefined][])(
  'at the limits of an order, case %#',
  (change, code) => {
    expect(placingProblem({ ...GOOD, ...change })?.code).toBe(code);
  },
);

test('an order is held to the last instant', () => {
  expect(holdProblem({ ...HELD, heldUntil: new Date(NOW.getTime() + 1) })).toBeNull();
});

test('paise of a short credit are said when there are any', () => {
  const credit = { needed: money(30_000_050n, 'INR'), free: rupees(300_000) };
  expect(placingProblem({ ...GOOD, credit })?.message).toContain('short by ₹0.50.');
});

test('a buyer abroad, and one that goes without tax credit, needs no GST number', () => {
  for (const market of ['BD', 'INTL'] as const) {
    expect(placingProblem({ ...GOOD, market, hasGstNumber: false })).toBeNull();
  }
  expect(placingProblem({ ...GOOD, hasGstNumber: false, goesWithoutTaxCredit: true })).toBeNull();
});

test('of several problems the one that the buyer cannot change is told first', () => {
  const worst = {
    ...GOOD,
    quote: { latest: LATEST, agreedVersion: 1 },
    stockLeft: metres(1),
    hasGstNumber: false,
    isReferenceCodeWrong: true,
  };
  expect(placingProblem(worst)?.code).toBe('quote_changed');
});

test.each([
  ['hold_over', { heldUntil: NOW }, 'The hold on this order has expired. Please place it again.'],
  [
    'credit_days_refused',
    { creditDays: 60 },
    'The seller must be paid within 45 days. Choose a shorter credit period.',
  ],
  [
    'credit_short',
    { credit: { needed: rupees(2), free: rupees(1) } },
    'Your credit limit is short by ₹1. Pay this part in advance or choose No credit.',
  ],
  ['approval_needed', { waitsForApproval: true }, 'Confirm this order with the code we sent you.'],
  [
    'colleague_needed',
    { unapproved: unapprovedProblem('waiting', true) },
    'A colleague has to approve this order before it is paid.',
  ],
] as const satisfies readonly [string, Partial<HoldCheck>, string][])(
  '%s stops the payment of an order that is held',
  (code, change, message) => {
    expect(holdProblem(HELD)).toBeNull();
    expect(holdProblem({ ...HELD, ...change })).toEqual({ code, message });
  },
);

test('whoever reads yards sees them beside the agreed metres', () => {
  const inYards = { ...GOOD, reader: 'yard' } as const;
  expect(placingProblem({ ...inYards, stockLeft: metres(3400) })?.message).toBe(
    'Stock left: 3,400 m (3,718.27 yd).',
  );
  expect(placingProblem({ ...inYards, quantity: { whole: metres(1900), colours: [] } })?.message).toBe(
    'Minimum order is 2,000 m (2,187.22 yd), 1,000 m (1,093.61 yd) per colour.',
  );
});

test('a port that is not served is told in words of its own', () => {
  const problem = placingProblem({ ...GOOD, market: 'INTL', isPlaceServed: false });
  expect(problem).toEqual({
    code: 'pincode_not_served',
    message: 'We do not ship to this port yet. You can choose x-factory.',
  });
});

test('a total that is not the one the buyer saw has moved, also by a single paisa or in another currency', () => {
  expect(changedTotalProblem(rupees(94_000), rupees(94_000))).toBeNull();
  expect(changedTotalProblem(rupees(94_000), money(9_400_001n, 'INR'))).toEqual({
    code: 'rate_moved',
    message: 'The total is now ₹94,000.01; it was ₹94,000.00. Please check it again.',
  });
  expect(changedTotalProblem(rupees(94_000), money(9_400_000n, 'USD'))?.code).toBe('rate_moved');
});
