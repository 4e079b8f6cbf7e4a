/** A garment maker in Bengaluru: orders in every status, paid in every way that India knows. */
import { countRolls } from '#demo/delivery/count-rolls.ts';
import { deliverGoods } from '#demo/delivery/report-transport.ts';
import { shipGoods } from '#demo/delivery/ship-goods.ts';
import { approves, asks, viewsQuote } from '../buyer-actions.ts';
import { POPLIN_DYED, TWILL_DYED } from '../cloths.ts';
import type { DemoContext } from '../demo-context.ts';
import { quotes } from '../desk-actions.ts';
import { findsTransfer, missesTransfer, refundIsSent, releasesRefunds } from './desk-work.ts';
import { begins, isOrderUnpayable, pays, paysAtCheckout, paysLater, reportsTransfer } from './pay-orders.ts';
import { type Cloth, cancelsOrder, holdExpires, orders, quality } from './place-orders.ts';
import { asksForResubmission, desk } from './production-work.ts';

const DAY = 24;
const GREY_POPLIN = { from: 'Kamwari Grey Mart', subType: 101, kind: 'stock' } as const;
const GREY_RAYON = { from: 'Girna Powerlooms', subType: 201, kind: 'stock' } as const;
const INDIGO_DENIM = { from: 'Sabarmati Denim Works', subType: 301, kind: 'stock' } as const;
const DENIM = { ...INDIGO_DENIM, kind: 'made_to_order' } as const;
const POPLIN = { from: 'Cauvery Air Jet Mills', subType: 101, kind: 'made_to_order' } as const;
const RAYON = { from: 'Tapti Synthetics', subType: 201, kind: 'made_to_order' } as const;
const CREPE = { from: 'Narmada Filaments', subType: 403, kind: 'made_to_order' } as const;
const GEORGETTE = { from: 'Tapti Synthetics', subType: 401, kind: 'stock' } as const;

/** In the order in which they were placed, which is the order of their numbers. */
export async function createIndiaOrders(context: DemoContext): Promise<void> {
  await shirtingThatIsDone(context);
  await greyFromStock(context);
  await denimWithLateCredit(context);
  await cancelledAndRefunded(context);
  await paidTooLate(context);
  await twillHalfPaid(context);
  await rayonAtTheWarehouse(context);
  await paidTooMuch(context);
  await bulkToDecide(context);
  await poplinThatWaitsForItsBalance(context);
  await labDipsMadeAgain(context);
  await denimOnCredit(context);
  await greyInTwoShipments(context);
  await greyWithShortage(context);
  await labDipsToDecide(context);
  await refundThatWaits(context);
  await justConfirmed(context);
  await transferNotFound(context);
  await beingPaidNow(context);
}

/** Asked, quoted and approved within two days. */
async function agreed(
  context: DemoContext,
  { hoursAgo, from, ...ask }: Omit<Parameters<typeof asks>[1], 'deliverTo'> & { from: string },
): Promise<Cloth> {
  const fabId = await asks(context, { ...ask, hoursAgo, deliverTo: '560058' });
  const terms = {
    deliveryTerm: 'landed',
    deliveryPlace: '560058',
    logisticCost: '9200',
    advancePercent: 30,
    creditDays: 0,
    leadDays: 24,
  } as const;
  const wish = { isAsAsked: true } as const;
  const quoteId = await quotes(context, { fabId, from, hoursAgo: hoursAgo - 5, terms, wish });
  await viewsQuote(context, hoursAgo - 20, fabId, quoteId);
  await approves(context, hoursAgo - 26, quoteId);
  return { fabId, quoteId };
}

/** Both parts by RTGS, the second with tax kept back. */
async function shirtingThatIsDone(context: DemoContext): Promise<void> {
  const cloth = await agreed(context, {
    hoursAgo: 90 * DAY,
    cloth: { ...POPLIN_DYED, numberOfColors: 1, color: 'Navy', creditPeriod: 0 },
    quantity: '4000',
    from: 'Cauvery Air Jet Mills',
  });
  const wish = { cloth, quantity: '4000', poNumber: 'AT-2207' };
  const orderId = await orders(context, { hoursAgo: 88 * DAY, ...wish });
  const advance = await reportsTransfer(context, { orderId, serial: '00471' });
  await findsTransfer(context, 87.5 * DAY, advance);
  await desk(context, orderId, [84 * DAY, 'books'], [66 * DAY, 'has ready']);
  context.goTo(65 * DAY);
  const balance = await reportsTransfer(context, { orderId, instalment: 2, serial: '00118', keepsTax: true });
  await findsTransfer(context, 64.5 * DAY, balance);
  await desk(context, orderId, [64 * DAY, 'dispatches'], [60 * DAY, 'delivers']);
}

async function greyFromStock(context: DemoContext): Promise<void> {
  const cloth = await quality(context, GREY_RAYON);
  const orderId = await orders(context, {
    hoursAgo: 80 * DAY,
    cloth,
    quantity: '1100',
    shipTo: 'Job worker',
  });
  await pays(context, { orderId, method: 'upi' });
  await desk(context, orderId, [78 * DAY, 'dispatches'], [75 * DAY, 'stores'], [73 * DAY, 'delivers']);
}

/** Delivered long ago; the credit has run out since. */
async function denimWithLateCredit(context: DemoContext): Promise<void> {
  const cloth = await quality(context, DENIM);
  const wish = { cloth, quantity: '3000', creditDays: 30, poNumber: 'AT-2218' };
  const orderId = await orders(context, { hoursAgo: 76 * DAY, ...wish });
  await pays(context, { orderId, method: 'net_banking' });
  await desk(context, orderId, [74 * DAY, 'books'], [41 * DAY, 'dispatches'], [36 * DAY, 'delivers']);
}

async function cancelledAndRefunded(context: DemoContext): Promise<void> {
  const cloth = await quality(context, GREY_POPLIN);
  const orderId = await orders(context, { hoursAgo: 61 * DAY, cloth, quantity: '1100' });
  await pays(context, { orderId, method: 'card' });
  await cancelsOrder(context, 60 * DAY, orderId, 'The style was moved to the next season.');
  await releasesRefunds(context, 59 * DAY, orderId);
  await refundIsSent(context);
}

/** The page of the bank stayed open longer than the hold: the money comes to an order that is dead, and goes back. */
async function paidTooLate(context: DemoContext): Promise<void> {
  const cloth = await quality(context, GEORGETTE);
  const lines = [{ colour: 'Monstera', quantity: '900' }];
  const orderId = await orders(context, { hoursAgo: 52 * DAY, cloth, quantity: '900', lines });
  const payment = await begins(context, { orderId }, 'net_banking');
  await holdExpires(context);
  await paysAtCheckout(context, payment, 'net_banking');
  await refundIsSent(context);
}

/** The goods are ready; half of the balance has come. */
async function twillHalfPaid(context: DemoContext): Promise<void> {
  const cloth = await agreed(context, {
    hoursAgo: 47 * DAY,
    cloth: TWILL_DYED,
    quantity: '3000',
    from: 'Panchganga Weaves',
  });
  const orderId = await orders(context, { hoursAgo: 45 * DAY, cloth, quantity: '3000', poNumber: 'AT-2256' });
  await pays(context, { orderId, method: 'net_banking' });
  await desk(context, orderId, [43 * DAY, 'books'], [DAY / 2, 'has ready']);
  context.goTo(10);
  const sends = (requested: bigint) => (requested / 200_000n) * 100_000n;
  const half = await reportsTransfer(context, { orderId, instalment: 2, serial: '00932', sends });
  await findsTransfer(context, 4, half);
}

async function rayonAtTheWarehouse(context: DemoContext): Promise<void> {
  const cloth = await quality(context, RAYON);
  const lines = [{ colour: 'Rust', quantity: '2400' }];
  const wish = { cloth, quantity: '2400', lines, creditDays: 60, poNumber: 'AT-2261' };
  const orderId = await orders(context, { hoursAgo: 39 * DAY, ...wish });
  await pays(context, { orderId, method: 'upi' });
  await desk(context, orderId, [37 * DAY, 'books'], [8 * DAY, 'dispatches'], [3 * DAY, 'stores']);
}

/** A round sum was sent; what is over is kept for the next order. */
async function paidTooMuch(context: DemoContext): Promise<void> {
  const cloth = await quality(context, INDIGO_DENIM);
  const orderId = await orders(context, { hoursAgo: 27 * DAY, cloth, quantity: '1200' });
  const sends = (requested: bigint) => (requested / 500_000n + 1n) * 500_000n;
  const roundSum = await reportsTransfer(context, { orderId, serial: '00774', sends });
  await findsTransfer(context, 26 * DAY, roundSum);
  await desk(context, orderId, [2.5 * DAY, 'dispatches'], [1.5 * DAY, 'travels']);
}

async function poplinThatWaitsForItsBalance(context: DemoContext): Promise<void> {
  const cloth = await quality(context, POPLIN);
  const lines = [
    { colour: 'Sky blue', quantity: '1400' },
    { colour: 'Optic white', quantity: '1200' },
  ];
  const wish = { cloth, quantity: '2600', lines, poNumber: 'AT-2279' };
  const orderId = await orders(context, { hoursAgo: 25 * DAY, ...wish });
  await pays(context, { orderId, method: 'upi' });
  await desk(context, orderId, [23 * DAY, 'books'], [5 * DAY, 'has ready']);
}

/** Bought whole on credit, which is taken from the limit. */
async function denimOnCredit(context: DemoContext): Promise<void> {
  const cloth = await quality(context, INDIGO_DENIM);
  const wish = { cloth, quantity: '2400', creditDays: 45, poNumber: 'AT-2284' };
  const orderId = await orders(context, { hoursAgo: 15 * DAY, ...wish });
  await paysLater(context, { orderId });
  await desk(context, orderId, [6 * DAY, 'dispatches'], [4 * DAY, 'travels'], [DAY, 'is held up']);
}

/** Half of it came and was counted; the other half is on the road. */
async function greyInTwoShipments(context: DemoContext): Promise<void> {
  const cloth = await quality(context, GREY_RAYON);
  const orderId = await orders(context, { hoursAgo: 14 * DAY, cloth, quantity: '2200', poNumber: 'AT-2286' });
  await pays(context, { orderId, method: 'net_banking' });
  await desk(context, orderId, [9 * DAY, 'ships half'], [8 * DAY, 'travels']);
  context.goTo(5 * DAY);
  await deliverGoods(context.services, context.tx, context.by, orderId);
  context.goTo(4.8 * DAY);
  await countRolls(context, orderId, { short: 1 });
  context.goTo(2 * DAY);
  await shipGoods(context.services, context.tx, context.by, { orderId, deviation: -8 });
  await desk(context, orderId, [DAY, 'travels']);
}

/** All of it came; two rolls are short and one is missing, and the rest still has to be counted. */
async function greyWithShortage(context: DemoContext): Promise<void> {
  const cloth = await quality(context, GREY_POPLIN);
  const orderId = await orders(context, { hoursAgo: 13 * DAY, cloth, quantity: '2200', poNumber: 'AT-2288' });
  await pays(context, { orderId, method: 'net_banking' });
  await desk(context, orderId, [8 * DAY, 'dispatches'], [7 * DAY, 'travels'], [1.5 * DAY, 'delivers']);
  context.goTo(DAY);
  await countRolls(context, orderId, { short: 2, missing: 1, unchecked: 6 });
}

/** More than one person may release alone: the first word is given. */
async function refundThatWaits(context: DemoContext): Promise<void> {
  const cloth = await quality(context, DENIM);
  const orderId = await orders(context, { hoursAgo: 9 * DAY, cloth, quantity: '3400', shipTo: 'Job worker' });
  await pays(context, { orderId, method: 'net_banking' });
  await cancelsOrder(context, 7 * DAY, orderId, 'Our buyer cut the quantity below your minimum.');
  await releasesRefunds(context, 6 * DAY, orderId);
}

/** The lab dips were answered at leisure; now the cuttings of three lots are here. */
async function bulkToDecide(context: DemoContext): Promise<void> {
  const cloth = await agreed(context, {
    hoursAgo: 28 * DAY,
    cloth: { ...POPLIN_DYED, numberOfColors: 1, color: 'Bottle green', creditPeriod: 0 },
    quantity: '2500',
    from: 'Cauvery Air Jet Mills',
  });
  const orderId = await orders(context, { hoursAgo: 26 * DAY, cloth, quantity: '2500', poNumber: 'AT-2291' });
  await pays(context, { orderId, method: 'net_banking' });
  await desk(context, orderId, [24 * DAY, 'books'], [1.2 * DAY, 'sends bulk']);
}

/** The first round was not red enough; the second one lies on the table. */
async function labDipsMadeAgain(context: DemoContext): Promise<void> {
  const cloth = await agreed(context, {
    hoursAgo: 20 * DAY,
    cloth: { ...TWILL_DYED, numberOfColors: 1, color: 'Rust' },
    quantity: '3000',
    from: 'Panchganga Weaves',
  });
  const orderId = await orders(context, { hoursAgo: 18 * DAY, cloth, quantity: '3000', poNumber: 'AT-2294' });
  await pays(context, { orderId, method: 'net_banking' });
  await desk(context, orderId, [16 * DAY, 'books'], [10 * DAY, 'sends lab dips']);
  const note = 'Close, but a touch too brown under TL84.';
  await asksForResubmission(context, orderId, {
    hoursAgo: 8.5 * DAY,
    sentAgain: 3 * DAY,
    reasons: ['redder'],
    note,
  });
}

async function labDipsToDecide(context: DemoContext): Promise<void> {
  const cloth = await quality(context, POPLIN);
  const lines = [
    { colour: 'Sky blue', quantity: '1800' },
    { colour: 'Coral', quantity: '1200' },
  ];
  const wish = { cloth, quantity: '3000', lines, poNumber: 'AT-2297' };
  const orderId = await orders(context, { hoursAgo: 11 * DAY, ...wish });
  await pays(context, { orderId, method: 'net_banking' });
  await desk(context, orderId, [9 * DAY, 'books'], [DAY, 'sends lab dips']);
}

async function justConfirmed(context: DemoContext): Promise<void> {
  const cloth = await quality(context, CREPE);
  const lines = [{ colour: 'Black', quantity: '1600' }];
  const wish = { cloth, quantity: '1600', lines, creditDays: 30, poNumber: 'AT-2301' };
  const orderId = await orders(context, { hoursAgo: 2 * DAY, ...wish });
  await pays(context, { orderId, method: 'card' });
}

/** The first number was mistyped; the second one waits to be found. */
async function transferNotFound(context: DemoContext): Promise<void> {
  const cloth = await quality(context, GREY_POPLIN);
  const orderId = await orders(context, { hoursAgo: 26, cloth, quantity: '3300', poNumber: 'AT-2309' });
  const mistyped = await reportsTransfer(context, { orderId, serial: '00352' });
  const why = 'No transfer with this number is on our statement. Please check the UTR.';
  await missesTransfer(context, 5, mistyped, why);
  context.goTo(3);
  await reportsTransfer(context, { orderId, serial: '00325' });
}

/** Held at this moment: a newcomer sees the minutes run. */
async function beingPaidNow(context: DemoContext): Promise<void> {
  const cloth = await quality(context, GEORGETTE);
  const lines = [{ colour: 'Rose garden', quantity: '1500' }];
  const orderId = await orders(context, { hoursAgo: 0.1, cloth, quantity: '1500', lines });
  await isOrderUnpayable(context, { orderId, method: 'card' });
}
