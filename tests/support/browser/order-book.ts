/** What the desk, the mill and the passing of time do to orders while a browser test looks on. */

import { randomInt } from 'node:crypto';
import { type Order, readOrder } from '#contract/customer/orders.ts';
import { readTnaForStaff } from '#contract/staff/production.ts';
import { addSupplier } from '#contract/staff/requests.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { addDays, dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { addQualityRate } from '#server/capabilities/catalogue/add-quality.ts';
import { grantCredit } from '#server/capabilities/preferences/grant-credit.ts';
import { openDatabase } from '#server/db/database.ts';
import { idsFrom } from '#server/ids.ts';
import type { Services } from '#server/services.ts';
import { aQuality } from '#tests/support/data/orders.ts';
import { bookMaterial } from '#tests/support/data/production.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';
import { keepSums } from '#tests/support/database/kept-sums.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import type { World } from '#tests/support/server/world.ts';
import { test as orderingTest } from './orders.ts';
import { staffClient } from './quotes.ts';
import { setUpClock } from './set-up-clock.ts';

export type OrderBook = {
  /** Navy poplin from stock at ₹ 94.00 a metre, 100,000 m of it. */
  aStockQuality(): Promise<string>;
  letRateBe(fabId: string, minor: bigint): Promise<void>;
  /** 500 m of it, collected at the mill; a status other than provisional is set as later work would leave it. */
  aStockOrder(fabId: string, status: OrderStatus, poNumber?: string): Promise<Order>;
  putInStatus(orderId: string, status: OrderStatus): Promise<void>;
  /** The mill has bought yarn for it. */
  bookMaterial(orderId: string): Promise<void>;
  giveCredit(minor: bigint): Promise<void>;
  /** The part of this order was due so many days ago. */
  letPartBeLate(orderId: string, days: number): Promise<void>;
};

export const test = orderingTest.extend<{ book: OrderBook }>({
  book: async ({ ordering, people, serverUrl, address, outbox, signedIn: { customer } }, use) => {
    const db = openDatabase({
      url: process.env.TEST_SERVER_DATABASE ?? '',
      poolSize: 1,
      onIdleError: () => {},
    });
    const clock = setUpClock;
    // Nobody has to be told at once of what is set before a page is opened.
    const changes = { announce: async () => {} };
    const services = { db, clock, ids: idsFrom(clock), changes } as unknown as Services;
    const putInStatus: OrderBook['putInStatus'] = async (orderId, status) => {
      const now = clock.now();
      await db.unscoped
        .updateTable('orders')
        .set({
          status,
          ...(status === 'created' ? { confirmed_at: now } : {}),
          ...(status === 'cancelled' ? { cancelled_at: now, cancelled_by: 'customer' } : {}),
          ...(status === 'delivered' ? { delivered_at: now } : {}),
        })
        .where('order_id', '=', orderId)
        .execute();
      await keepSums(db);
    };
    await use({
      putInStatus,
      async aStockQuality() {
        const tail = randomInt(1_000_000_000);
        const body = supplierBody({ name: `Hidden Weavers ${tail}`, alias: `Mill ${tail}` });
        const { supplierId } = await ordering.staff(addSupplier, { body });
        const lots = [{ colour: 'Navy', metres: 100_000 }];
        return (await aQuality({ services } as World, { supplierId, lots })).fabId;
      },
      letRateBe: (fabId, minor) =>
        db.transaction((tx) =>
          addQualityRate(tx, {
            fabId,
            rate: { price: money(minor, 'INR'), unit: 'metre' },
            from: clock.now(),
          }),
        ),
      async aStockOrder(fabId, status, poNumber) {
        const terms = { fabId, quantity: '500', deliveryTerm: 'self_pickup' };
        const { orderId } = await ordering.anOrder({ ...terms, ...(poNumber ? { poNumber } : {}) });
        if (status !== 'provisional') await putInStatus(orderId, status);
        return ordering.buyer(readOrder, { params: { orderId } });
      },
      async bookMaterial(orderId) {
        const production = await staffClient({ people, serverUrl, address, outbox, role: 'production' });
        const planOf = () => production(readTnaForStaff, { params: { orderId } });
        await waitFor('the plan', async () => !(await planOf()).isProvisional);
        await bookMaterial(production, orderId);
      },
      giveCredit: (minor) =>
        db.transaction((tx) =>
          grantCredit(services, tx, {
            brandId: customer.brandId,
            creditDays: 30,
            limit: money(minor, 'INR'),
            by: { kind: 'system' },
          }),
        ),
      async letPartBeLate(orderId, days) {
        // Days are counted where the buyer lives, who is a day ahead of UTC every evening.
        const due = addDays(dayInZone(clock.now(), timeZoneOf(customer.market)), -days);
        await db.unscoped
          .updateTable('instalments')
          .set({ due_on: due })
          .where('order_id', '=', orderId)
          .where('state', '<>', 'paid')
          .execute();
        await keepSums(db);
      },
    });
    await db.close();
  },
});
