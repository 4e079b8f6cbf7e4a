/** An order whose goods leave, travel and arrive while its buyer looks on. */

import type { Call } from '#contract/client.ts';
import { type Dispatch, listRolls, type Roll } from '#contract/customer/delivery.ts';
import { type Order, readOrder } from '#contract/customer/orders.ts';
import { readTna } from '#contract/customer/production.ts';
import type { CallInput } from '#contract/endpoint.ts';
import {
  deliverDispatch,
  packDispatch,
  recordTransportEvent,
  sendDispatch,
} from '#contract/staff/delivery.ts';
import { completeTask } from '#contract/staff/production.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import { someRolls } from '#tests/support/data/delivery.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { onTheShelf } from './catalogue.ts';
import { test as orderingTest } from './orders.ts';
import { staffClient } from './quotes.ts';

export type DeliveryDesk = {
  /** Navy poplin from stock, paid, packed and ready to leave. */
  aPackedOrder(quantity?: string): Promise<Order>;
  /** Once it is paid: its plan is there, and what comes before packing is done. */
  makeReady(order: Pick<Order, 'fabId' | 'orderId'>): Promise<void>;
  /** In rolls of these lengths. */
  ship(orderId: string, lengths: readonly number[], isLast?: boolean): Promise<Dispatch>;
  report(dispatchId: string, event: CallInput<typeof recordTransportEvent>['body']): Promise<void>;
  deliver(dispatchId: string): Promise<void>;
  rolls(orderId: string): Promise<Roll[]>;
  transitPath(order: Pick<Order, 'fabId' | 'orderId'>): string;
  deliveredPath(order: Pick<Order, 'fabId' | 'orderId'>): string;
};

export const test = orderingTest.extend<{ delivery: DeliveryDesk }>({
  delivery: async ({ ordering, people, serverUrl, address, outbox }, use) => {
    const staff: Call = await staffClient({ people, serverUrl, address, outbox, role: 'production' });
    const { buyer } = ordering;
    const pathOf = (screen: string) => (order: Pick<Order, 'fabId' | 'orderId'>) =>
      `/customer/${screen}/fabrics/${order.fabId}/orders/${order.orderId}`;
    const makeReady: DeliveryDesk['makeReady'] = async ({ fabId, orderId }) => {
      await waitFor('the plan', async () => {
        const plan = await buyer(readTna, { params: { fabId }, query: { orderId } });
        return !plan.isProvisional;
      });
      for (const taskId of ['T31', 'T81'])
        await staff(completeTask, { params: { orderId, taskId }, body: {} });
    };
    await use({
      makeReady,
      async aPackedOrder(quantity = '500') {
        const { fabId } = await onTheShelf({ lots: [{ colour: 'Navy', metres: 20_000 }] });
        const terms = { fabId, quantity, deliveryTerm: 'self_pickup' } as const;
        const { orderId } = await ordering.aConfirmedOrder(terms);
        await makeReady({ fabId, orderId });
        return buyer(readOrder, { params: { orderId } });
      },
      async ship(orderId, lengths, isLast = true) {
        const { total } = await buyer(listRolls, { params: { orderId } });
        const rolls = someRolls(lengths, total + 1);
        const { dispatchId } = await staff(packDispatch, { params: { orderId }, body: { rolls } });
        const today = dayInZone(new Date(), 'Asia/Kolkata');
        return staff(sendDispatch, {
          params: { dispatchId },
          body: {
            invoice: { invoicedOn: today },
            transporter: 'VRL Logistics',
            lrNumber: '4471182',
            vehicleNumber: 'MH 04 KX 2210',
            ewayBill: '301004471182',
            eta: addDays(today, 4),
            isLast,
          },
        });
      },
      async report(dispatchId, event) {
        await staff(recordTransportEvent, { params: { dispatchId }, body: event });
      },
      async deliver(dispatchId) {
        await staff(deliverDispatch, { params: { dispatchId }, body: {} });
      },
      rolls: async (orderId) => (await buyer(listRolls, { params: { orderId } })).records,
      transitPath: pathOf('intransit-detail'),
      deliveredPath: pathOf('delivered-detail'),
    });
  },
});
