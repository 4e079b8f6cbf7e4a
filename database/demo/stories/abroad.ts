/** A garment exporter in Gazipur and a brand in Hamburg: the same trade in dollars, yards and ports. */
import { approves, asks, closes, counters, drafts, viewsQuote, writes } from './buyer-actions.ts';
import { DENIM_RIGID, POPLIN_DYED, PV_SUITING, SATIN_RFD, TWILL_DYED, VOILE_DYED } from './cloths.ts';
import type { DemoContext } from './demo-context.ts';
import {
  answers,
  asksForInformation,
  cannotServe,
  confirmsRate,
  quotes,
  quotesAgain,
} from './desk-actions.ts';

const BENAPOLE = { deliverTo: 'Benapole' } as const;
const CHATTOGRAM = { deliverTo: 'Chattogram' } as const;
const HAMBURG = { deliverTo: 'Hamburg' } as const;

export async function createBangladeshStory(context: DemoContext): Promise<void> {
  const dropped = await asks(context, { hoursAgo: 500, cloth: DENIM_RIGID, quantity: '9000', ...BENAPOLE });
  await closes(context, 480, dropped, { reasonId: 1 });
  await approvedTwill(context);
  await denimByLand(context);
  const waiting = await asks(context, { hoursAgo: 30, cloth: PV_SUITING, quantity: '6000', ...CHATTOGRAM });
  await asksForInformation(
    context,
    26,
    waiting,
    'Will you open the letter of credit at sight or with 60 days?',
  );
  await asks(context, { hoursAgo: 5, cloth: SATIN_RFD, quantity: '12000', ...BENAPOLE });
  const { category, compositionType, compositions } = TWILL_DYED;
  await drafts(context, {
    hoursAgo: 8,
    cloth: { category, compositionType, compositions },
    quantity: '10000',
    deliverTo: 'Chattogram',
  });
}

/** A counter-offer that was met half the way, and then approved. */
async function approvedTwill(context: DemoContext): Promise<void> {
  const fabId = await asks(context, { hoursAgo: 170, cloth: TWILL_DYED, quantity: '15000', ...CHATTOGRAM });
  const offer = { fabId, from: 'Panchganga Weaves', validTill: 6 } as const;
  await quotes(context, { fabId, from: 'Sabarmati Denim Works', hoursAgo: 160, validTill: 4 });
  const terms = { deliveryTerm: 'cnf', deliveryPlace: 'Chattogram', logisticCost: '640' } as const;
  const winner = await quotes(context, { ...offer, hoursAgo: 150, terms, wish: { agreedMinor: 118n } });
  await counters(context, 100, { quoteId: winner, rate: '1.08', note: 'For 15,000 yards we expected less.' });
  await quotesAgain(context, winner, {
    ...offer,
    hoursAgo: 90,
    terms,
    wish: { agreedMinor: 113n, note: 'Half the way from our side.' },
  });
  await approves(context, 20, winner, 2);
}

async function denimByLand(context: DemoContext): Promise<void> {
  const fabId = await asks(context, { hoursAgo: 60, cloth: DENIM_RIGID, quantity: '10000', ...BENAPOLE });
  const mill = await quotes(context, {
    fabId,
    from: 'Sabarmati Denim Works',
    hoursAgo: 52,
    validTill: 5,
    terms: { deliveryTerm: 'landed', deliveryPlace: 'Benapole', logisticCost: '760' },
    wish: { agreedMinor: 154n },
  });
  await quotes(context, {
    fabId,
    from: 'Cauvery Air Jet Mills',
    hoursAgo: 47,
    validTill: 7,
    terms: { deliveryTerm: 'fob', deliveryPlace: 'Chennai', logisticCost: null },
  });
  await quotes(context, { fabId, from: 'Kamwari Grey Mart', hoursAgo: 40, validTill: 6 });
  await viewsQuote(context, 33, fabId, mill);
  await counters(context, 32, { quoteId: mill, rate: '1.30', note: 'Our other mill is at 1.30.' });
  await confirmsRate(context, 29, mill, 'At this rate we could not keep the weight. Our quote stands.');
}

export async function createInternationalStory(context: DemoContext): Promise<void> {
  const wide = await asks(context, { hoursAgo: 520, cloth: VOILE_DYED, quantity: '2000', ...HAMBURG });
  await cannotServe(context, 500, wide, 'None of our mills weaves voile wider than 68 inches.');
  const fabId = await asks(context, {
    hoursAgo: 96,
    cloth: { ...POPLIN_DYED, numberOfColors: 1, color: '11-0601 TCX Bright white', creditPeriod: 0 },
    quantity: '8000',
    ...HAMBURG,
    sheet: { notes: 'OEKO-TEX dyes only. Rolls on paper tubes, please.' },
  });
  await quotes(context, {
    fabId,
    from: 'Noyyal Textiles',
    hoursAgo: 90,
    validTill: 6,
    terms: { deliveryTerm: 'fob', deliveryPlace: 'Chennai', logisticCost: null },
  });
  const dear = await quotes(context, {
    fabId,
    from: 'Cauvery Air Jet Mills',
    hoursAgo: 80,
    validTill: 9,
    terms: { deliveryTerm: 'cnf', deliveryPlace: 'Hamburg', logisticCost: '420' },
  });
  await quotes(context, {
    fabId,
    from: 'Panchganga Weaves',
    hoursAgo: 71,
    validTill: 5,
    terms: { deliveryTerm: 'x_factory', deliveryPlace: 'Ichalkaranji', logisticCost: '0' },
  });
  await viewsQuote(context, 25, fabId, dear);
  await writes(context, 24, fabId, 'Could you share the test report for colour fastness?');
  await answers(
    context,
    22,
    fabId,
    'The report of the last bulk is with the mill; we add it to the quote on Monday.',
  );
  await asks(context, { hoursAgo: 7, cloth: SATIN_RFD, quantity: '5000', ...HAMBURG });
  await drafts(context, { hoursAgo: 11, cloth: PV_SUITING, quantity: '4000', ...HAMBURG });
}
