/** A garment maker in Bengaluru: every state a request can have before it becomes an order. */
import { approves, asks, closes, drafts, viewsQuote, wantsRenewal, writes } from './buyer-actions.ts';
import {
  DENIM_RIGID,
  GEORGETTE_PRINTED,
  POPLIN_DYED,
  RAYON_PRINTED,
  SHEETING_GREIGE,
  VOILE_DYED,
} from './cloths.ts';
import { createComparisonStory } from './compare-story.ts';
import type { DemoContext } from './demo-context.ts';
import { answers, asksForInformation, cannotServe, quotes } from './desk-actions.ts';

const FACTORY = { deliverTo: '560058' } as const;
const JOB_WORKER = { deliverTo: '641604' } as const;

export async function createIndiaStory(context: DemoContext): Promise<void> {
  await closedOnes(context);
  await approved(context);
  await createComparisonStory(context);
  await renewal(context);
  await denimWithTwoQuotes(context);
  await waitingOnes(context);
  await halfDone(context);
}

async function closedOnes(context: DemoContext): Promise<void> {
  const wide = await asks(context, { hoursAgo: 700, cloth: VOILE_DYED, quantity: '1500', ...FACTORY });
  const why =
    'None of our mills weaves voile wider than 68 inches; two widths with a seam would be possible.';
  await cannotServe(context, 650, wide, why);
  const unwanted = await asks(context, {
    hoursAgo: 400,
    cloth: SHEETING_GREIGE,
    quantity: '6000',
    ...JOB_WORKER,
  });
  await closes(context, 396, unwanted, { reasonId: 4, note: 'The buyer dropped the style.' });
}

async function approved(context: DemoContext): Promise<void> {
  const fabId = await asks(context, {
    hoursAgo: 72,
    cloth: RAYON_PRINTED,
    quantity: '3000',
    ...JOB_WORKER,
    sheet: {
      colourSplit: [
        { colour: 'Paisley indigo', quantity: '1800' },
        { colour: 'Small flower rust', quantity: '1200' },
      ],
      poNumber: 'AT-2304',
    },
  });
  await quotes(context, { fabId, from: 'Luni Processors', hoursAgo: 69, validTill: 5 });
  await quotes(context, { fabId, from: 'Girna Powerlooms', hoursAgo: 60, validTill: 6 });
  const winner = await quotes(context, { fabId, from: 'Dravyavati Prints', hoursAgo: 55, validTill: 7 });
  await viewsQuote(context, 30, fabId, winner);
  await approves(context, 4, winner);
}

async function renewal(context: DemoContext): Promise<void> {
  const fabId = await asks(context, {
    hoursAgo: 240,
    cloth: GEORGETTE_PRINTED,
    quantity: '2500',
    ...JOB_WORKER,
  });
  const late = await quotes(context, { fabId, from: 'Tapti Synthetics', hoursAgo: 230, validTill: -4 });
  await quotes(context, { fabId, from: 'Narmada Filaments', hoursAgo: 100, validTill: 3 });
  await wantsRenewal(context, 9, late);
}

async function denimWithTwoQuotes(context: DemoContext): Promise<void> {
  const fabId = await asks(context, {
    hoursAgo: 44,
    cloth: DENIM_RIGID,
    quantity: '5000',
    ...FACTORY,
    sheet: { notes: 'For work trousers; medium wash planned.' },
  });
  await quotes(context, { fabId, from: 'Sabarmati Denim Works', hoursAgo: 40, validTill: 8 });
  await quotes(context, { fabId, from: 'Aravalli Suitings', hoursAgo: 21, validTill: 6 });
  await writes(context, 19, fabId, 'Please send a blanket of both before we decide.');
  await answers(context, 17, fabId, 'Both blankets leave tomorrow by courier; the number follows here.');
}

async function waitingOnes(context: DemoContext): Promise<void> {
  const requested = await asks(context, {
    hoursAgo: 27,
    cloth: { ...POPLIN_DYED, numberOfColors: 1, color: 'As our swatch' },
    quantity: '2400',
    ...FACTORY,
  });
  await asksForInformation(
    context,
    24,
    requested,
    'Which light source do you judge the swatch under, D65 or TL84?',
  );
  await asks(context, { hoursAgo: 3, cloth: SHEETING_GREIGE, quantity: '8000', ...JOB_WORKER });
}

/** One stopped at the requirement, one has only the review sheet left. */
async function halfDone(context: DemoContext): Promise<void> {
  const { category, compositionType, compositions, productionSubType } = RAYON_PRINTED;
  await drafts(context, {
    hoursAgo: 20,
    cloth: { category, compositionType, compositions, productionSubType },
    quantity: '',
    deliverTo: '',
    sheet: { requiredBy: null },
  });
  await drafts(context, { hoursAgo: 2, cloth: DENIM_RIGID, quantity: '', deliverTo: '560058' });
}
