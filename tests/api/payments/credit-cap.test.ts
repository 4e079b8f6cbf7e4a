/** A micro or small seller must be paid within 45 days; what binds is who writes the invoice, not who weaves. */
import { beforeEach, expect, test } from 'vitest';
import { previewOrder, readOrderConfig } from '#contract/customer/order-prices.ts';
import { listQuotes } from '#contract/customer/quotes.ts';
import { addSeller } from '#contract/staff/sellers.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { money } from '#domain/shared/money.ts';
import { grantCredit } from '#server/capabilities/preferences/grant-credit.ts';
import {
  anOrderingBuyer,
  aPricedWorld,
  aQuality,
  type OrderingBuyer,
  place,
  termsFor,
} from '#tests/support/data/orders.ts';
import { aQuote, aSupplier } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

let world: World;
let buyer: OrderingBuyer;
beforeEach(async () => {
  world = await openWorld();
  await aPricedWorld(world);
  buyer = await anOrderingBuyer(world);
  const { brandId } = buyer.customer;
  await world.services.db.transaction((tx) =>
    grantCredit(world.services, tx, {
      brandId,
      creditDays: 90,
      limit: money(100_000_000n, 'INR'),
      by: { kind: 'system' },
    }),
  );
  return () => world.close();
});

async function sellerOfClass(msmeClass: MsmeClass | null): Promise<void> {
  world.clock.advance(1);
  const owner = await world.asStaff('owner');
  await owner.call(addSeller, {
    body: {
      legalName: 'Loom Street Trading Pvt Ltd',
      gstin: '27AAPFU0939F1ZV',
      address: '4 Loom Street',
      city: 'Mumbai',
      pincode: '400001',
      msmeClass,
    },
  });
}

async function quotedOn(creditDays: number, supplierClass: MsmeClass | null) {
  const supplierId = await aSupplier(world, { msmeClass: supplierClass });
  const { fabId } = await aSubmittedRequest(buyer);
  await aQuote(await world.asStaff(), fabId, { supplierId, creditDays });
  return (await buyer.call(listQuotes, { params: { fabId } }))[0]?.paymentPlan.creditDays;
}

test.each([
  ['micro', 60, false],
  ['small', 90, false],
  ['small', 45, true],
  ['medium', 90, true],
  [null, 90, true],
] as const)('a %s seller on %i days of credit', async (msmeClass, creditDays, isFine) => {
  await sellerOfClass(msmeClass);
  const { fabId } = await aQuality(world);
  const body = termsFor(buyer, { fabId, quantity: '1000', creditDays });
  const { creditChoices } = await buyer.call(readOrderConfig, { query: { fabId } });
  const { whyNot } = creditChoices.find(({ days }) => days === creditDays) ?? {};
  if (isFine) {
    expect(whyNot).toBeNull();
    expect((await place(buyer, body)).creditDays).toBe(creditDays);
    expect(await quotedOn(creditDays, null)).toBe(creditDays);
    return;
  }
  expect(whyNot).toBe('The seller must be paid within 45 days.');
  expect((await buyer.call(previewOrder, { body })).problem).toEqual({
    code: 'credit_days_refused',
    message: 'The seller must be paid within 45 days. Choose a shorter credit period.',
  });
  const refused = await refusalOf(quotedOn(creditDays, null));
  expect(refused.body.fields).toEqual({ creditDays: 'A micro or small seller must be paid within 45 days.' });
});

test('cloth of a micro mill may be sold on 90 days where another company writes the invoice', async () => {
  const supplierId = await aSupplier(world, { msmeClass: 'micro' });
  const { fabId } = await aQuality(world, { supplierId });
  const order = await place(buyer, termsFor(buyer, { fabId, quantity: '1000', creditDays: 90 }));
  expect(order.creditDays).toBe(90);
  expect(await quotedOn(90, 'micro')).toBe(90);
});
