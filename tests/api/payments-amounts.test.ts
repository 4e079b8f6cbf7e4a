/** The amount shown, the amount at the provider, the books and the order's total are one number, to the paisa or cent. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrder } from '#contract/orders.ts';
import { verifyPayment } from '#contract/payments.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import type { Market } from '#domain/shared/market.ts';
import { anOrderingBuyer, type OrderingBuyer } from '../support/orders.ts';
import { aPayableOrder, aPayingWorld, begin, expectBooksRight, paid } from '../support/payments.ts';
import type { World } from '../support/world.ts';

let world: World;
const buyers = new Map<string, OrderingBuyer>();
beforeAll(async () => {
  world = await aPayingWorld();
  buyers.set('Delhi, other state', await anOrderingBuyer(world));
  const mumbai = { city: 'Mumbai', district: 'Mumbai', stateCode: '27', pincode: '400001' };
  buyers.set('Mumbai, same state', await anOrderingBuyer(world, 'IN', mumbai));
  buyers.set('abroad', await anOrderingBuyer(world, 'INTL'));
});
afterAll(async () => {
  await expectBooksRight(world);
  await world.close();
});

const someOrder = fc.record({
  buyer: fc.constantFrom('Delhi, other state', 'Mumbai, same state', 'abroad'),
  kind: fc.constantFrom<OrderKind>('stock', 'made_to_order'),
  // In steps of 50 metres or yards, above the least in either unit.
  steps: fc.integer({ min: 12, max: 60 }),
  rateMinor: fc.bigInt({ min: 101n, max: 49_999n }),
});

test('an order of any buyer, quantity, rate and tax is asked for and booked exactly as its papers say', async () => {
  await fc.assert(
    fc.asyncProperty(someOrder, async ({ buyer: who, kind, steps, rateMinor }) => {
      const buyer = buyers.get(who) as OrderingBuyer;
      const currency = (buyer.market as Market) === 'IN' ? 'INR' : 'USD';
      const unit = currency === 'INR' ? 'metre' : 'yard';
      const payable = await aPayableOrder(world, {
        buyer,
        quantity: String(steps * 50),
        quality: { kind, rates: [{ minor: rateMinor, currency, unit }] },
      });
      const { orderId, total, costs, roundOff, instalments } = payable.order;
      const lines = costs.map(({ amount }) => BigInt(amount?.minor ?? 0));
      const sum = lines.reduce((all, minor) => all + minor, BigInt(roundOff.minor));
      expect(String(sum)).toBe(total.minor);
      let asked = 0n;
      for (const { position } of instalments) {
        const payment = await begin(payable, 'card', position);
        const { amount_minor } = await world.parts.db.unscoped
          .selectFrom('sandbox_payment_orders')
          .select('amount_minor')
          .where('reference', '=', payment.paymentOrderId)
          .executeTakeFirstOrThrow();
        expect(String(amount_minor)).toBe(payment.amount.minor);
        asked += amount_minor;
        const proof = await paid(world, payment, { webhooks: 'never' });
        expect(await buyer.call(verifyPayment, { body: proof })).toMatchObject({ status: 'captured' });
      }
      expect(String(asked)).toBe(total.minor);
      expect(await booked(orderId)).toBe(total.minor);
      const settled = await buyer.call(readOrder, { params: { orderId } });
      expect(settled.instalments.every(({ state }) => state === 'paid')).toBe(true);
    }),
    { numRuns: 12 },
  );
}, 60_000);

/** What came in for the order. */
async function booked(orderId: string): Promise<string> {
  const lines = await world.parts.db.unscoped
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.entry_id', 'ledger_lines.entry_id')
    .select(['account', 'amount_minor'])
    .where('order_id', '=', orderId)
    .execute();
  const sumOf = (...accounts: string[]) =>
    lines
      .filter(({ account }) => accounts.includes(account))
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
  expect(sumOf('receivable')).toBe(0n);
  expect(sumOf('provider_clearing')).toBe(-sumOf('order_value', 'tax', 'round_off'));
  return String(sumOf('provider_clearing'));
}
