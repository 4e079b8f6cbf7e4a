/** From the rate to the last paisa in the books an order has one amount, whatever it is reckoned from. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { amountInWords, type OrderPricing, orderTotals } from '#domain/orders/totals/order-totals.ts';
import { breaksProblem, type QuantityBreak } from '#domain/quotes/terms/quantity-breaks.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, MARKETS } from '#domain/shared/market.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { orderLedgerProblem, receivedFor } from './ledger/ledger-check.ts';
import { balancesOf, type LedgerEntry } from './ledger/ledger-entry.ts';
import { captureEntry, invoiceEntry } from './ledger/postings.ts';
import { type Instalment, instalmentsWithin } from './plan/payment-plan.ts';

/** Same state, another state, a union territory with its own tax, and one on either side. */
const STATES = [
  ['27', '27'],
  ['27', '29'],
  ['04', '04'],
  ['27', '04'],
  ['07', '07'],
] as const;

const anyPricing = fc
  .record({
    market: fc.constantFrom(...MARKETS),
    unit: fc.constantFrom<LengthUnit>('metre', 'yard'),
    rateMinor: fc.bigInt({ min: 2n, max: 500_000n }),
    breakAt: fc.option(fc.bigInt({ min: 1n, max: 5_000_000n })),
    thousandths: fc.bigInt({ min: 1n, max: 10_000_000n }),
    freight: fc.bigInt({ min: 0n, max: 50_000_000n }),
    creditDays: fc.constantFrom(...CREDIT_PERIODS_DAYS),
    daysInRate: fc.constantFrom(...CREDIT_PERIODS_DAYS),
    advancePercent: fc.integer({ min: 0, max: 100 }),
    states: fc.constantFrom(...STATES),
    basisPoints: fc.constantFrom(0, 25, 500, 1200, 1800),
  })
  .map(({ market, unit, rateMinor, breakAt, thousandths, freight, states, basisPoints, ...days }) => {
    const { currency } = MARKET_RULES[market];
    const [sellerState, placeOfSupply] = states;
    const rate = { price: money(rateMinor, currency), unit };
    const lower = { price: money(rateMinor - 1n, currency), unit };
    const breaks: QuantityBreak[] = breakAt ? [{ from: { thousandths: breakAt, unit }, rate: lower }] : [];
    expect(breaksProblem(rate, breaks)).toBeNull();
    return {
      rate,
      breaks,
      quantity: { thousandths, unit },
      logisticCost: money(freight, currency),
      tax: { market, sellerState, placeOfSupply, basisPoints },
      daysInRate: days.daysInRate,
      lending: {
        plan: {
          advancePercent: days.advancePercent,
          balance: days.creditDays > 0 ? 'on_credit' : 'before_dispatch',
          creditDays: days.creditDays,
        },
        creditFree: null,
        accountCredit: money(0n, currency),
      },
    } satisfies OrderPricing;
  });

const sum = (amounts: readonly Money[]) => amounts.reduce((all, { minor }) => all + minor, 0n);

/** Each instalment paid whole, on credit after the invoice and otherwise before it. */
function booksOf(totals: { taxable: Money; gst: Money; roundOff: Money }, plan: readonly Instalment[]) {
  const isLater = ({ due }: Instalment) => due === 'after_invoice';
  const pay = (instalment: Instalment): LedgerEntry => {
    const { minor, currency } = instalment.amount;
    const receipt = {
      into: 'provider_clearing',
      paid: instalment.amount,
      taxWithheld: money(0n, currency),
    } as const;
    return captureEntry(
      receipt,
      isLater(instalment) ? { invoiced: minor, ahead: 0n } : { invoiced: 0n, ahead: minor },
    );
  };
  const before = plan.filter((instalment) => !isLater(instalment));
  const applied = sum(before.map(({ amount }) => amount));
  return balancesOf([
    ...before.map(pay),
    invoiceEntry({ ...totals, applied }),
    ...plan.filter(isLater).map(pay),
  ]);
}

test('what is shown, planned, asked for and booked is one amount in every market, unit and tax case', () => {
  fc.assert(
    fc.property(anyPricing, (pricing) => {
      const totals = orderTotals(pricing);
      if (!totals.ok) throw new Error(totals.problem);
      if (totals.total.minor === 0n) return;
      const { total, costs, roundOff, taxable, taxLines } = totals;
      const gst = money(sum(taxLines.map(({ amount }) => amount)), total.currency);
      expect(costs.gst).toEqual(gst);
      expect(taxable.minor + gst.minor + roundOff.minor).toBe(total.minor);
      const [central, local] = taxLines;
      if (local) expect(central?.amount).toEqual(local.amount);
      const instalments = instalmentsWithin(total, pricing.lending);
      expect(sum(instalments.map(({ amount }) => amount))).toBe(total.minor);
      const books = booksOf({ taxable, gst, roundOff }, instalments);
      const invoiced = { taxable: taxable.minor, gst: gst.minor, roundOff: roundOff.minor };
      expect(orderLedgerProblem({ status: 'dispatched', invoiced }, books)).toBeNull();
      expect(books).toMatchObject({
        receivable: 0n,
        order_advances: 0n,
        advances: 0n,
        provider_clearing: total.minor,
      });
      expect(receivedFor(books)).toBe(total.minor);
      expect(totals.totalInWords).toBe(amountInWords(total));
    }),
    { numRuns: 1000 },
  );
});

test('the tax of a sale within a union territory is its own, and never more or less than elsewhere by a paisa', () => {
  fc.assert(
    fc.property(anyPricing, (pricing) => {
      const within = (state: string) =>
        orderTotals({
          ...pricing,
          tax: { ...pricing.tax, market: 'IN', sellerState: state, placeOfSupply: state },
        });
      const [territory, state] = [within('04'), within('27')];
      if (!(territory.ok && state.ok)) throw new Error('both have a total');
      expect(territory.taxLines.map(({ label }) => label)).toEqual(['CGST', 'UTGST']);
      expect(state.taxLines.map(({ label }) => label)).toEqual(['CGST', 'SGST']);
      expect(territory.total).toEqual(state.total);
    }),
  );
});
