/** Shown, placed, planned, asked for at the provider, booked and printed: one amount, to the paisa or cent. */

import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { previewOrder } from '#contract/customer/order-prices.ts';
import { type Order, readOrder, sendApprovalCode, verifyApprovalCode } from '#contract/customer/orders.ts';
import { readReceipt, verifyPayment } from '#contract/customer/payments.ts';
import { CREDIT_PERIODS_DAYS, type CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import { orderTotals } from '#domain/orders/totals/order-totals.ts';
import { usualPlan } from '#domain/payments/plan/payment-plan.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  anApprovedQuote,
  anOrderingBuyer,
  aQuality,
  type OrderingBuyer,
  place,
  type Terms,
  termsFor,
} from '#tests/support/data/orders.ts';
import { begin, paid, withCredit } from '#tests/support/data/payments.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

/** Of the seller, who is in Maharashtra: its own state, another one, a union territory, and two exports. */
const WHO = ['Mumbai', 'Delhi', 'Chandigarh', 'Bangladesh', 'Germany'] as const;
type Who = (typeof WHO)[number];
const SELLER_STATE = '27';
const TAX_LABELS: Record<Who, string[]> = {
  Mumbai: ['CGST', 'SGST'],
  Delhi: ['IGST'],
  Chandigarh: ['IGST'],
  Bangladesh: ['Zero-rated export (LUT)'],
  Germany: ['Zero-rated export (LUT)'],
};

const world = await bookedWorldForFile();
let staff: StaffVisitor;
let buyers: Record<Who, OrderingBuyer>;
let cloths: Record<'stock' | 'made_to_order', string>;
beforeAll(async () => {
  staff = await world.asStaff();
  const at = (city: string, stateCode: string, pincode: string) =>
    anOrderingBuyer(world, 'IN', { city, district: city, stateCode, pincode });
  buyers = {
    Mumbai: await at('Mumbai', '27', '400001'),
    Delhi: await at('New Delhi', '07', '110001'),
    Chandigarh: await at('Chandigarh', '04', '160001'),
    Bangladesh: await anOrderingBuyer(world, 'BD'),
    Germany: await anOrderingBuyer(world, 'INTL'),
  };
  for (const buyer of Object.values(buyers)) {
    await withCredit(world, buyer, {
      minor: 10_000_000_000n,
      currency: MARKET_RULES[buyer.market].currency,
    });
  }
  const lots = [{ colour: 'Navy', metres: 900_000 }];
  const rates = [
    { minor: 9437n, currency: 'INR', unit: 'metre' },
    { minor: 97n, currency: 'USD', unit: 'yard' },
  ] as const;
  const free = { step: 1n, minimum: 1n, lots, rates };
  cloths = {
    stock: (await aQuality(world, free)).fabId,
    made_to_order: (await aQuality(world, { ...free, kind: 'made_to_order' })).fabId,
  };
});

const anyOrder = fc.record({
  who: fc.constantFrom(...WHO),
  kind: fc.constantFrom('stock', 'made_to_order', 'quote' as const),
  // From ten metres on, every part of an order is more than a provider's least amount.
  thousandths: fc.integer({ min: 10_000, max: 9_999_999 }),
  creditDays: fc.constantFrom(...CREDIT_PERIODS_DAYS),
  term: fc.nat(2),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

async function termsOf({ who, kind, thousandths, creditDays, term }: AnyOrder): Promise<Terms> {
  const buyer = buyers[who];
  const landed = who === 'Chandigarh' ? 'self_pickup' : 'landed';
  const choices = buyer.market === 'IN' ? [landed, 'self_pickup', 'cnf'] : ['x_factory', 'fob', 'cnf'];
  const deliveryTerm = (who === 'Chandigarh' ? landed : choices[term]) ?? '';
  const port = buyer.market === 'IN' ? {} : { port: 'Hamburg' };
  if (kind !== 'quote') {
    const quantity = (thousandths / 1000).toFixed(3);
    return termsFor(buyer, { fabId: cloths[kind], quantity, creditDays, deliveryTerm, ...port });
  }
  // From 5,000 m on the rate is another one.
  const breaks = [{ from: '5000', supplierRate: '93.17' }];
  const request = { numberOfColors: 1, color: 'Navy', colourSplit: [] };
  const quoted = await anApprovedQuote(buyers.Delhi, staff, { request, quote: { breaks } });
  const quantity = String(3000 + (thousandths % 4000));
  return termsFor(buyers.Delhi, { ...quoted, quantity, creditDays });
}

async function requested(reference: string): Promise<Money> {
  const row = await world.services.db.unscoped
    .selectFrom('sandbox_payment_orders')
    .select(['amount_minor', 'currency'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return money(row.amount_minor, row.currency as Money['currency']);
}

/** Every instalment at the provider: what waits on credit is covered first and paid afterwards. */
async function payAll(buyer: OrderingBuyer, order: Order): Promise<bigint> {
  const payable = { buyer, order };
  let all = 0n;
  if (order.instalments[0]?.kind === 'credit') await begin(payable, 'credit', 1);
  for (const { position, amount } of order.instalments) {
    const payment = await begin(payable, 'card', position);
    expect(payment.amount).toEqual(amount);
    const atProvider = await requested(payment.paymentOrderId);
    expect({ minor: String(atProvider.minor), currency: atProvider.currency }).toEqual(amount);
    const proof = await paid(world, payment, { webhooks: 'never' });
    expect(await buyer.call(verifyPayment, { body: proof })).toMatchObject({ status: 'captured' });
    all += atProvider.minor;
    const { paymentOrderId } = payment;
    const { receipts } = await buyer.call(readReceipt, { params: { paymentOrderId } });
    const left = { minor: String(BigInt(order.total.minor) - all), currency: amount.currency };
    expect(receipts).toMatchObject([{ amount, left, orderTotal: order.total }]);
  }
  return all;
}

async function bookedOf({ orderId }: Order): Promise<(account: string) => bigint> {
  const lines = await world.services.db.unscoped
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.entry_id', 'ledger_lines.entry_id')
    .select(['account', 'amount_minor'])
    .where('order_id', '=', orderId)
    .execute();
  return (wanted) =>
    lines.filter(({ account }) => account === wanted).reduce((sum, line) => sum + line.amount_minor, 0n);
}

/** What papers print follows from the frozen order alone. */
function printed(order: Order, market: OrderingBuyer['market'], kind: AnyOrder['kind']) {
  const creditDays = order.creditDays as CreditPeriodDays;
  const plan = usualPlan(kind === 'stock' ? kind : 'made_to_order', creditDays);
  const wire = ({ minor, currency }: Order['total']) => money(BigInt(minor), currency);
  const logistic = order.costs[1]?.amount;
  const { quantity, rate } = order;
  return orderTotals({
    rate: { price: wire(rate.price), unit: rate.unit },
    breaks: [],
    quantity: { thousandths: BigInt(quantity.thousandths), unit: quantity.unit },
    lending: {
      plan: kind === 'quote' ? { ...plan, advancePercent: 20 } : plan,
      creditFree: null,
      accountCredit: money(0n, order.total.currency),
    },
    daysInRate: 0,
    logisticCost: logistic ? wire(logistic) : null,
    tax: {
      market,
      sellerState: SELLER_STATE,
      placeOfSupply: order.placeOfSupply ?? '',
      basisPoints: order.taxLines.reduce((all, { basisPoints }) => all + basisPoints, 0),
    },
  });
}

async function placed(buyer: OrderingBuyer, terms: Terms): Promise<Order> {
  const shown = await buyer.call(previewOrder, { body: terms });
  expect(shown.problem).toBeNull();
  const order = await place(buyer, { ...terms, seenTotal: shown.total });
  expect([order.total, order.costs, order.roundOff]).toEqual([shown.total, shown.costs, shown.roundOff]);
  expect(order.instalments.map(({ amount }) => amount)).toEqual(shown.plan.map(({ amount }) => amount));
  if (!order.needsApprovalCode) return order;
  const params = { orderId: order.orderId };
  await buyer.call(sendApprovalCode, { params, body: {} });
  const otp = await world.codeSentTo(buyer.customer.address);
  await buyer.call(verifyApprovalCode, { params, body: { otp } });
  // So that the next code may be asked for.
  world.clock.advance(30);
  return order;
}

test('whoever buys what, where and on which terms pays exactly what was shown', async () => {
  const labels = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyOrder, async (some) => {
      const buyer = some.kind === 'quote' ? buyers.Delhi : buyers[some.who];
      const order = await placed(buyer, await termsOf(some));
      const { total, costs, roundOff, taxLines } = order;
      const who = some.kind === 'quote' ? 'Delhi' : some.who;
      expect(taxLines.map(({ label }) => label)).toEqual(TAX_LABELS[who]);
      for (const { label } of taxLines) labels.add(label);

      expect(String(await payAll(buyer, order))).toBe(total.minor);
      const booked = await bookedOf(order);
      const cost = (place: number) => BigInt(costs[place]?.amount?.minor ?? -1);
      expect(String(booked('provider_clearing'))).toBe(total.minor);
      // Nothing is sold before the tax invoice: all of it is an advance.
      expect([booked('receivable'), booked('sales'), booked('tax'), booked('advances')]).toEqual([
        0n,
        0n,
        0n,
        0n,
      ]);
      expect(String(-booked('order_advances'))).toBe(total.minor);
      expect(String(cost(0) + cost(1) + cost(2) + BigInt(roundOff.minor))).toBe(total.minor);

      const read = await buyer.call(readOrder, { params: { orderId: order.orderId } });
      expect(read).toMatchObject({ total, costs, roundOff, taxLines, status: 10 });
      expect(read.instalments.map(({ state, left }) => [state, left.minor])).toEqual(
        order.instalments.map(() => ['paid', '0']),
      );
      const papers = printed(read, buyer.market, some.kind);
      expect(papers).toMatchObject({
        ok: true,
        total: { minor: BigInt(total.minor), currency: total.currency },
        roundOff: { minor: BigInt(roundOff.minor) },
        credit: { minor: BigInt(order.creditLoad.minor) },
        totalInWords: order.totalInWords,
      });
      expect(papers.costs.gst?.minor).toBe(cost(2));
    }),
    { numRuns: 20 },
  );
  expect(labels.size).toBeGreaterThan(1);
});
