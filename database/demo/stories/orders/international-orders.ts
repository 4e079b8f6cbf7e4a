/** A brand in Hamburg, who pays by card and by Swift. */
import type { Stage } from '../stage.ts';
import { desk, findsTransfer } from './desk-work.ts';
import { pays, tellsOfTransfer } from './pay-orders.ts';
import { givesUp, orders, quality } from './place-orders.ts';

const DAY = 24;
const HAMBURG = { port: 'Hamburg' } as const;
const GREY_RAYON = { from: 'Girna Powerlooms', subType: 201, kind: 'stock' } as const;
const GREY_POPLIN = { from: 'Kamwari Grey Mart', subType: 101, kind: 'stock' } as const;
const TWILL = { from: 'Panchganga Weaves', subType: 108, kind: 'made_to_order' } as const;
const DENIM = { from: 'Sabarmati Denim Works', subType: 301, kind: 'stock' } as const;

export async function tellInternationalOrders(stage: Stage): Promise<void> {
  await rayonDelivered(stage);
  await twillReady(stage);
  await poplinAtTheWarehouse(stage);
  await neverPaid(stage);
  await wireOnItsWay(stage);
}

async function rayonDelivered(stage: Stage): Promise<void> {
  const wish = { cloth: await quality(stage, GREY_RAYON), quantity: '3300', ...HAMBURG };
  const orderId = await orders(stage, { hoursAgo: 71 * DAY, ...wish, poNumber: 'NT-118' });
  await pays(stage, { orderId, method: 'card' });
  await desk(stage, orderId, [66 * DAY, 'dispatches'], [39 * DAY, 'delivers']);
}

/** Woven and packed since this morning: the balance is due today. */
async function twillReady(stage: Stage): Promise<void> {
  const lines = [{ colour: 'Ecru', quantity: '3000' }];
  const wish = { cloth: await quality(stage, TWILL), quantity: '3000', lines, ...HAMBURG };
  const orderId = await orders(stage, { hoursAgo: 28 * DAY, ...wish, poNumber: 'NT-124' });
  await pays(stage, { orderId, method: 'card' });
  await desk(stage, orderId, [26 * DAY, 'books'], [0.5, 'has ready']);
}

async function poplinAtTheWarehouse(stage: Stage): Promise<void> {
  const wish = { cloth: await quality(stage, GREY_POPLIN), quantity: '2200', ...HAMBURG };
  const orderId = await orders(stage, { hoursAgo: 19 * DAY, ...wish });
  const wire = await tellsOfTransfer(stage, { orderId, serial: '0413' });
  await findsTransfer(stage, 16 * DAY, wire);
  await desk(stage, orderId, [13 * DAY, 'dispatches'], [2 * DAY, 'stores']);
}

async function neverPaid(stage: Stage): Promise<void> {
  const wish = { cloth: await quality(stage, DENIM), quantity: '1200', ...HAMBURG };
  const orderId = await orders(stage, { hoursAgo: 12 * DAY, ...wish });
  stage.wait(5);
  await givesUp(stage, 12 * DAY - 0.3, orderId, 'We order the rigid quality instead.');
}

async function wireOnItsWay(stage: Stage): Promise<void> {
  const wish = { cloth: await quality(stage, GREY_RAYON), quantity: '4400', ...HAMBURG };
  const orderId = await orders(stage, { hoursAgo: 4, ...wish, poNumber: 'NT-131' });
  await tellsOfTransfer(stage, { orderId, serial: '0077' });
}
