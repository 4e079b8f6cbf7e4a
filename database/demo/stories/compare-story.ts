/** One request with everything a buyer can meet while comparing: five open quotes, and four that went another way. */
import { endOfDay } from '#domain/shared/calendar.ts';
import { asks, counters, declines, edits, viewsQuote, writes, writesAbout } from './buyer-actions.ts';
import { POPLIN_DYED } from './cloths.ts';
import type { DemoContext } from './demo-context.ts';
import { answers, quotes, withdrawsQuote } from './desk-actions.ts';

const HOUR_MS = 3600 * 1000;
const LANDED = { deliveryTerm: 'landed', deliveryPlace: '560058', minimumPerColour: '500' } as const;
const AS_ASKED = { isAsAsked: true } as const;
const SPLIT = [
  { colour: 'Navy', quantity: '2000' },
  { colour: 'Optic white', quantity: '1000' },
];

export async function createComparisonStory(context: DemoContext): Promise<void> {
  const fabId = await asks(context, {
    hoursAgo: 146,
    cloth: POPLIN_DYED,
    quantity: '3600',
    deliverTo: '560058',
    sheet: {
      colourSplit: [...SPLIT, { colour: '18-1664 TCX Fiery red', quantity: '600' }],
      targetRate: '96',
      poNumber: 'AT-2291',
      notes: 'Shirting for the spring line. Shade band of the navy as in our last order, please.',
    },
  });
  const waiting = { fabId, from: 'Kamwari Grey Mart', hoursAgo: 143, validTill: 5 } as const;
  await quotes(context, { ...waiting, terms: { ...LANDED, logisticCost: '9800' }, wish: AS_ASKED });
  await edits(context, 140, fabId, {
    quantity: '4000',
    colourSplit: [...SPLIT, { colour: '18-1664 TCX Fiery red', quantity: '1000' }],
  });
  await quotesThatEnded(context, fabId);
  await openQuotes(context, fabId);
  await writes(context, 30, fabId, 'Can the navy leave first? Our cutting starts with it.');
  await answers(
    context,
    28,
    fabId,
    'Yes, part dispatch by colour is fine with all of them; we noted navy first.',
  );
}

async function quotesThatEnded(context: DemoContext, fabId: string): Promise<void> {
  const expired = await quotes(context, {
    fabId,
    from: 'Girna Powerlooms',
    hoursAgo: 138,
    validTill: -3,
    terms: { ...LANDED, logisticCost: '7200' },
    wish: AS_ASKED,
  });
  await viewsQuote(context, 120, fabId, expired);
  const declined = await quotes(context, {
    fabId,
    from: 'Luni Processors',
    hoursAgo: 118,
    validTill: 6,
    terms: { ...LANDED, logisticCost: '9400' },
    wish: { ...AS_ASKED, agreedMinor: 12_150n },
  });
  await declines(context, 96, { quoteId: declined, reasonId: 1, note: 'Far above the others, sorry.' });
  const withdrawn = await quotes(context, { fabId, from: 'Dravyavati Prints', hoursAgo: 112, validTill: 7 });
  await withdrawsQuote(context, 70, withdrawn);
  await writesAbout(context, 45, expired, 'We were a day late with this one; is the rate still possible?');
}

async function openQuotes(context: DemoContext, fabId: string): Promise<void> {
  const assured = await quotes(context, {
    fabId,
    from: 'Cauvery Air Jet Mills',
    hoursAgo: 94,
    validTill: 6,
    terms: { ...LANDED, logisticCost: '11400', sample: 'available' },
    wish: AS_ASKED,
  });
  await viewsQuote(context, 90, fabId, assured);
  await quotes(context, {
    fabId,
    from: 'Noyyal Textiles',
    hoursAgo: 88,
    validTill: 8,
    terms: { ...LANDED, logisticCost: null, note: 'Freight at actuals, our transporter quotes next week.' },
    wish: AS_ASKED,
  });
  await quotes(context, {
    fabId,
    from: 'Panchganga Weaves',
    hoursAgo: 66,
    validTill: 4,
    terms: {
      ...LANDED,
      logisticCost: '8600',
      offered: { width: 56, weight: 115 },
      note: 'Our running quality: 56 inches and 115 GSM. It saves you something too.',
    },
  });
  await quotes(context, {
    fabId,
    from: 'Sabarmati Denim Works',
    hoursAgo: 50,
    validTill: soon(context),
    terms: { ...LANDED, deliveryTerm: 'self_pickup', deliveryPlace: 'Ahmedabad', logisticCost: '0' },
    wish: AS_ASKED,
  });
  const countered = await quotes(context, {
    fabId,
    from: 'Bhavani Yarn Dyed Fabrics',
    hoursAgo: 26,
    validTill: 9,
    terms: { ...LANDED, logisticCost: '10100' },
    wish: { ...AS_ASKED, agreedMinor: 10_150n },
  });
  await viewsQuote(context, 6, fabId, countered);
  await counters(context, 5, { quoteId: countered, rate: '96', note: 'We can confirm today at this rate.' });
}

/** Tonight, unless the night is too near to be seen coming. */
function soon(context: DemoContext): number {
  const hoursLeft = (endOfDay(context.day(0), context.zone).getTime() - context.madeAt.getTime()) / HOUR_MS;
  return hoursLeft >= 3 ? 0 : 1;
}
