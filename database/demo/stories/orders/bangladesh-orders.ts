/** A garment exporter in Gazipur, who pays by letter of credit and by wire. */
import { approves, asks, looksAt } from '../buyer-acts.ts';
import { TWILL_DYED } from '../cloths.ts';
import { quotes } from '../desk-acts.ts';
import type { Stage } from '../stage.ts';
import { desk, findsTransfer, letterIs } from './desk-work.ts';
import { tellsOfLetter, tellsOfTransfer } from './pay-orders.ts';
import { type Cloth, givesUp, orders, quality } from './place-orders.ts';

const DAY = 24;
const CHATTOGRAM = { port: 'Chattogram' } as const;
const DENIM = { from: 'Sabarmati Denim Works', subType: 301, kind: 'stock' } as const;
const POPLIN = { from: 'Cauvery Air Jet Mills', subType: 101, kind: 'made_to_order' } as const;
const GREY_POPLIN = { from: 'Kamwari Grey Mart', subType: 101, kind: 'stock' } as const;

export async function tellBangladeshOrders(stage: Stage): Promise<void> {
  await twillByLetter(stage);
  await denimByWire(stage);
  await poplinUnderWay(stage);
  await refundThatWaits(stage);
  await letterToBeRead(stage);
}

async function agreedTwill(stage: Stage): Promise<Cloth> {
  const ask = { cloth: TWILL_DYED, quantity: '12000', deliverTo: 'Chattogram' };
  const fabId = await asks(stage, { hoursAgo: 86 * DAY, ...ask });
  const terms = {
    deliveryTerm: 'cnf',
    deliveryPlace: 'Chattogram',
    logisticCost: '520',
    advancePercent: 100,
  } as const;
  const offer = { fabId, from: 'Panchganga Weaves', terms, wish: { isAsAsked: true } } as const;
  const quoteId = await quotes(stage, { ...offer, hoursAgo: 85 * DAY });
  await looksAt(stage, 84.5 * DAY, fabId, quoteId);
  await approves(stage, 84 * DAY, quoteId);
  return { fabId, quoteId };
}

async function twillByLetter(stage: Stage): Promise<void> {
  const cloth = await agreedTwill(stage);
  const wish = { cloth, quantity: '12000', poNumber: 'PSG-0417', ...CHATTOGRAM };
  const orderId = await orders(stage, { hoursAgo: 83.5 * DAY, ...wish });
  const letter = await tellsOfLetter(stage, { orderId, serial: '00418' });
  await letterIs(stage, 82.5 * DAY, letter, 'accepted');
  await desk(stage, orderId, [80 * DAY, 'books'], [54 * DAY, 'dispatches'], [41 * DAY, 'delivers']);
  await letterIs(stage, 34 * DAY, letter, 'paid');
}

async function denimByWire(stage: Stage): Promise<void> {
  const wish = { cloth: await quality(stage, DENIM), quantity: '2400', ...CHATTOGRAM };
  const orderId = await orders(stage, { hoursAgo: 31 * DAY, ...wish });
  const wire = await tellsOfTransfer(stage, { orderId, serial: '00291' });
  await findsTransfer(stage, 29 * DAY, wire);
  await desk(stage, orderId, [9 * DAY, 'dispatches']);
}

/** The bank's letter stands for advance and balance. */
async function poplinUnderWay(stage: Stage): Promise<void> {
  const lines = [{ colour: 'Khaki', quantity: '8000' }];
  const wish = { cloth: await quality(stage, POPLIN), quantity: '8000', lines, ...CHATTOGRAM };
  const orderId = await orders(stage, { hoursAgo: 16 * DAY, ...wish, poNumber: 'PSG-0446' });
  const letter = await tellsOfLetter(stage, { orderId, serial: '00502' });
  await letterIs(stage, 15 * DAY, letter, 'accepted');
  await desk(stage, orderId, [13 * DAY, 'books']);
}

async function refundThatWaits(stage: Stage): Promise<void> {
  const wish = { cloth: await quality(stage, GREY_POPLIN), quantity: '2200', ...CHATTOGRAM };
  const orderId = await orders(stage, { hoursAgo: 10 * DAY, ...wish });
  const wire = await tellsOfTransfer(stage, { orderId, serial: '00117' });
  await findsTransfer(stage, 8 * DAY, wire);
  await givesUp(stage, 6 * DAY, orderId, 'The programme was cancelled by the brand.');
}

async function letterToBeRead(stage: Stage): Promise<void> {
  const wish = { cloth: await quality(stage, GREY_POPLIN), quantity: '5500', ...CHATTOGRAM };
  const orderId = await orders(stage, { hoursAgo: 20, ...wish, poNumber: 'PSG-0451' });
  await tellsOfLetter(stage, { orderId, serial: '00519' });
}
