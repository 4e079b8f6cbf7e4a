/** A brand in Hamburg, who pays by card and by Swift. */
import type { DemoContext } from '../demo-context.ts';
import { findsTransfer } from './desk-work.ts';
import { pays, reportsTransfer } from './pay-orders.ts';
import { cancelsOrder, orders, quality } from './place-orders.ts';
import { desk } from './production-work.ts';

const DAY = 24;
const HAMBURG = { port: 'Hamburg' } as const;
const GREY_RAYON = { from: 'Girna Powerlooms', subType: 201, kind: 'stock' } as const;
const GREY_POPLIN = { from: 'Kamwari Grey Mart', subType: 101, kind: 'stock' } as const;
const TWILL = { from: 'Panchganga Weaves', subType: 108, kind: 'made_to_order' } as const;
const DENIM = { from: 'Sabarmati Denim Works', subType: 301, kind: 'stock' } as const;

export async function createInternationalOrders(context: DemoContext): Promise<void> {
  await rayonDelivered(context);
  await twillReady(context);
  await poplinAtTheWarehouse(context);
  await neverPaid(context);
  await wireOnItsWay(context);
}

async function rayonDelivered(context: DemoContext): Promise<void> {
  const wish = { cloth: await quality(context, GREY_RAYON), quantity: '3300', ...HAMBURG };
  const orderId = await orders(context, { hoursAgo: 71 * DAY, ...wish, poNumber: 'NT-118' });
  await pays(context, { orderId, method: 'card' });
  await desk(context, orderId, [66 * DAY, 'dispatches'], [39 * DAY, 'delivers']);
}

/** Woven and packed since this morning: the balance is due today. */
async function twillReady(context: DemoContext): Promise<void> {
  const lines = [{ colour: 'Ecru', quantity: '3000' }];
  const wish = { cloth: await quality(context, TWILL), quantity: '3000', lines, ...HAMBURG };
  const orderId = await orders(context, { hoursAgo: 28 * DAY, ...wish, poNumber: 'NT-124' });
  await pays(context, { orderId, method: 'card' });
  await desk(context, orderId, [26 * DAY, 'books'], [0.5, 'has ready']);
}

async function poplinAtTheWarehouse(context: DemoContext): Promise<void> {
  const wish = { cloth: await quality(context, GREY_POPLIN), quantity: '2200', ...HAMBURG };
  const orderId = await orders(context, { hoursAgo: 19 * DAY, ...wish });
  const wire = await reportsTransfer(context, { orderId, serial: '0413' });
  await findsTransfer(context, 16 * DAY, wire);
  await desk(context, orderId, [13 * DAY, 'dispatches'], [2 * DAY, 'stores']);
}

async function neverPaid(context: DemoContext): Promise<void> {
  const wish = { cloth: await quality(context, DENIM), quantity: '1200', ...HAMBURG };
  const orderId = await orders(context, { hoursAgo: 12 * DAY, ...wish });
  context.wait(5);
  await cancelsOrder(context, 12 * DAY - 0.3, orderId, 'We order the rigid quality instead.');
}

async function wireOnItsWay(context: DemoContext): Promise<void> {
  const wish = { cloth: await quality(context, GREY_RAYON), quantity: '4400', ...HAMBURG };
  const orderId = await orders(context, { hoursAgo: 4, ...wish, poNumber: 'NT-131' });
  await reportsTransfer(context, { orderId, serial: '0077' });
}
