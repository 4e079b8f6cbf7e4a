/** A garment maker in Bengaluru: every state a request can have before it becomes an order. */
import { approves, asks, closes, drafts, looksAt, wantsRenewal, writes } from './buyer-acts.ts';
import {
  DENIM_RIGID,
  GEORGETTE_PRINTED,
  POPLIN_DYED,
  RAYON_PRINTED,
  SHEETING_GREIGE,
  VOILE_DYED,
} from './cloths.ts';
import { tellComparison } from './compare-story.ts';
import { answers, asksBack, cannotServe, quotes } from './desk-acts.ts';
import type { Stage } from './stage.ts';

const FACTORY = { deliverTo: '560058' } as const;
const JOB_WORKER = { deliverTo: '641604' } as const;

export async function tellIndia(stage: Stage): Promise<void> {
  await closedOnes(stage);
  await approved(stage);
  await tellComparison(stage);
  await renewal(stage);
  await denimWithTwoQuotes(stage);
  await waitingOnes(stage);
  await halfDone(stage);
}

async function closedOnes(stage: Stage): Promise<void> {
  const wide = await asks(stage, { hoursAgo: 700, cloth: VOILE_DYED, quantity: '1500', ...FACTORY });
  const why =
    'None of our mills weaves voile wider than 68 inches; two widths with a seam would be possible.';
  await cannotServe(stage, 650, wide, why);
  const unwanted = await asks(stage, {
    hoursAgo: 400,
    cloth: SHEETING_GREIGE,
    quantity: '6000',
    ...JOB_WORKER,
  });
  await closes(stage, 396, unwanted, { reasonId: 4, note: 'The buyer dropped the style.' });
}

async function approved(stage: Stage): Promise<void> {
  const fabId = await asks(stage, {
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
  await quotes(stage, { fabId, from: 'Luni Processors', hoursAgo: 69, validTill: 5 });
  await quotes(stage, { fabId, from: 'Girna Powerlooms', hoursAgo: 60, validTill: 6 });
  const winner = await quotes(stage, { fabId, from: 'Dravyavati Prints', hoursAgo: 55, validTill: 7 });
  await looksAt(stage, 30, fabId, winner);
  await approves(stage, 4, winner);
}

async function renewal(stage: Stage): Promise<void> {
  const fabId = await asks(stage, {
    hoursAgo: 240,
    cloth: GEORGETTE_PRINTED,
    quantity: '2500',
    ...JOB_WORKER,
  });
  const late = await quotes(stage, { fabId, from: 'Tapti Synthetics', hoursAgo: 230, validTill: -4 });
  await quotes(stage, { fabId, from: 'Narmada Filaments', hoursAgo: 100, validTill: 3 });
  await wantsRenewal(stage, 9, late);
}

async function denimWithTwoQuotes(stage: Stage): Promise<void> {
  const fabId = await asks(stage, {
    hoursAgo: 44,
    cloth: DENIM_RIGID,
    quantity: '5000',
    ...FACTORY,
    sheet: { notes: 'For work trousers; medium wash planned.' },
  });
  await quotes(stage, { fabId, from: 'Sabarmati Denim Works', hoursAgo: 40, validTill: 8 });
  await quotes(stage, { fabId, from: 'Aravalli Suitings', hoursAgo: 21, validTill: 6 });
  await writes(stage, 19, fabId, 'Please send a blanket of both before we decide.');
  await answers(stage, 17, fabId, 'Both blankets leave tomorrow by courier; the number follows here.');
}

async function waitingOnes(stage: Stage): Promise<void> {
  const asked = await asks(stage, {
    hoursAgo: 27,
    cloth: { ...POPLIN_DYED, numberOfColors: 1, color: 'As our swatch' },
    quantity: '2400',
    ...FACTORY,
  });
  await asksBack(stage, 24, asked, 'Which light source do you judge the swatch under, D65 or TL84?');
  await asks(stage, { hoursAgo: 3, cloth: SHEETING_GREIGE, quantity: '8000', ...JOB_WORKER });
}

/** One stopped at the requirement, one has only the review sheet left. */
async function halfDone(stage: Stage): Promise<void> {
  const { category, compositionType, compositions, productionSubType } = RAYON_PRINTED;
  await drafts(stage, {
    hoursAgo: 20,
    cloth: { category, compositionType, compositions, productionSubType },
    quantity: '',
    deliverTo: '',
    sheet: { requiredBy: null },
  });
  await drafts(stage, { hoursAgo: 2, cloth: DENIM_RIGID, quantity: '', deliverTo: '560058' });
}
