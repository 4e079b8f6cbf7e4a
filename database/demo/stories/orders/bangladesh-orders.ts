/** A garment exporter in Gazipur, who pays by letter of credit and by wire. */
import { approves, asks, viewsQuote } from '../buyer-actions.ts';
import { TWILL_DYED } from '../cloths.ts';
import type { DemoContext } from '../demo-context.ts';
import { quotes } from '../desk-actions.ts';
import { findsTransfer, letterOfCreditIs } from './desk-work.ts';
import { reportsLetterOfCredit, reportsTransfer } from './pay-orders.ts';
import { type Cloth, cancelsOrder, orders, quality } from './place-orders.ts';
import { desk } from './production-work.ts';

const DAY = 24;
const CHATTOGRAM = { port: 'Chattogram' } as const;
const DENIM = { from: 'Sabarmati Denim Works', subType: 301, kind: 'stock' } as const;
const POPLIN = { from: 'Cauvery Air Jet Mills', subType: 101, kind: 'made_to_order' } as const;
const GREY_POPLIN = { from: 'Kamwari Grey Mart', subType: 101, kind: 'stock' } as const;

export async function createBangladeshOrders(context: DemoContext): Promise<void> {
  await twillByLetter(context);
  await denimByWire(context);
  await poplinUnderWay(context);
  await refundThatWaits(context);
  await letterToBeRead(context);
}

async function agreedTwill(context: DemoContext): Promise<Cloth> {
  const ask = { cloth: TWILL_DYED, quantity: '12000', deliverTo: 'Chattogram' };
  const fabId = await asks(context, { hoursAgo: 86 * DAY, ...ask });
  const terms = {
    deliveryTerm: 'cnf',
    deliveryPlace: 'Chattogram',
    logisticCost: '520',
    advancePercent: 100,
  } as const;
  const offer = { fabId, from: 'Panchganga Weaves', terms, wish: { isAsAsked: true } } as const;
  const quoteId = await quotes(context, { ...offer, hoursAgo: 85 * DAY });
  await viewsQuote(context, 84.5 * DAY, fabId, quoteId);
  await approves(context, 84 * DAY, quoteId);
  return { fabId, quoteId };
}

async function twillByLetter(context: DemoContext): Promise<void> {
  const cloth = await agreedTwill(context);
  const wish = { cloth, quantity: '12000', poNumber: 'PSG-0417', ...CHATTOGRAM };
  const orderId = await orders(context, { hoursAgo: 83.5 * DAY, ...wish });
  const letter = await reportsLetterOfCredit(context, { orderId, serial: '00418' });
  await letterOfCreditIs(context, 82.5 * DAY, letter, 'accepted');
  await desk(context, orderId, [80 * DAY, 'books'], [54 * DAY, 'dispatches'], [41 * DAY, 'delivers']);
  await letterOfCreditIs(context, 34 * DAY, letter, 'paid');
}

async function denimByWire(context: DemoContext): Promise<void> {
  const wish = { cloth: await quality(context, DENIM), quantity: '2400', ...CHATTOGRAM };
  const orderId = await orders(context, { hoursAgo: 31 * DAY, ...wish });
  const wire = await reportsTransfer(context, { orderId, serial: '00291' });
  await findsTransfer(context, 29 * DAY, wire);
  await desk(context, orderId, [9 * DAY, 'dispatches']);
}

/** The bank's letter stands for advance and balance. */
async function poplinUnderWay(context: DemoContext): Promise<void> {
  const lines = [{ colour: 'Khaki', quantity: '8000' }];
  const wish = { cloth: await quality(context, POPLIN), quantity: '8000', lines, ...CHATTOGRAM };
  const orderId = await orders(context, { hoursAgo: 16 * DAY, ...wish, poNumber: 'PSG-0446' });
  const letter = await reportsLetterOfCredit(context, { orderId, serial: '00502' });
  await letterOfCreditIs(context, 15 * DAY, letter, 'accepted');
  await desk(context, orderId, [13 * DAY, 'books']);
}

async function refundThatWaits(context: DemoContext): Promise<void> {
  const wish = { cloth: await quality(context, GREY_POPLIN), quantity: '2200', ...CHATTOGRAM };
  const orderId = await orders(context, { hoursAgo: 10 * DAY, ...wish });
  const wire = await reportsTransfer(context, { orderId, serial: '00117' });
  await findsTransfer(context, 8 * DAY, wire);
  await cancelsOrder(context, 6 * DAY, orderId, 'The programme was cancelled by the brand.');
}

async function letterToBeRead(context: DemoContext): Promise<void> {
  const wish = { cloth: await quality(context, GREY_POPLIN), quantity: '5500', ...CHATTOGRAM };
  const orderId = await orders(context, { hoursAgo: 20, ...wish, poNumber: 'PSG-0451' });
  await reportsLetterOfCredit(context, { orderId, serial: '00519' });
}
