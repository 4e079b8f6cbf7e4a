/** Claims in every state and opinions of every kind, told of what has arrived. */
import type { Market } from '#domain/shared/market.ts';
import { confirmNoIssue } from '#server/capabilities/issues/confirm-no-issue.ts';
import type { DemoContext } from '../demo-context.ts';
import {
  accepts,
  answers,
  declinesOffer,
  escalates,
  inspects,
  offers,
  raises,
  rates,
  rejects,
  withdraws,
} from './claim-actions.ts';
import { type DeliveredOrder, deliveredOrders } from './delivered-orders.ts';

const DAY = 24;

type Teller = (context: DemoContext, orders: readonly DeliveredOrder[]) => Promise<void>;

const STORY_OF: Readonly<Record<Market, Teller>> = {
  IN: indianClaims,
  BD: creditNoteByExport,
  INTL: allIsWell,
};

export async function createClaims(context: DemoContext): Promise<void> {
  await STORY_OF[context.market](context, await deliveredOrders(context));
}

/** Old and settled ones on what came long ago; the newest delivery keeps rolls that nobody has claimed yet. */
async function indianClaims(context: DemoContext, orders: readonly DeliveredOrder[]): Promise<void> {
  const [first, second, third] = orders.filter(({ deliveredHoursAgo }) => deliveredHoursAgo > 35 * DAY);
  const latest = orders.find(({ deliveredHoursAgo }) => deliveredHoursAgo < 2 * DAY);
  if (first) await rejectedAndRated(context, first);
  if (second) await settledAndWithdrawn(context, second);
  if (third) await replacementAndEscalation(context, third);
  if (latest) await openClaims(context, latest);
}

async function rejectedAndRated(context: DemoContext, order: DeliveredOrder): Promise<void> {
  const since = order.deliveredHoursAgo;
  const issueId = await raises(context, order, {
    hoursAgo: since - 2 * DAY,
    defect: 'slub',
    roll: 1,
    quantity: '25',
    wanted: 'refund',
    note: 'More slubs than in our last lot.',
    measured: '9 per 100 m',
  });
  await answers(context, since - 3 * DAY, issueId, 'We have asked the mill for its inspection report.');
  await rejects(
    context,
    since - 4 * DAY,
    issueId,
    'The four-point report shows 11 points per 100 square yards, well within the limit of 40.',
  );
  await rates(context, order, {
    hoursAgo: since - 5 * DAY,
    overall: 3,
    ratings: { quality: 3, match: 4, delivery: 5, service: 4 },
    tags: ['on_time', 'weaving_faults'],
    comment: 'Arrived early. The yarn is a little uneven.',
  });
}

async function settledAndWithdrawn(context: DemoContext, order: DeliveredOrder): Promise<void> {
  const since = order.deliveredHoursAgo;
  const stain = await raises(context, order, {
    hoursAgo: since - DAY,
    defect: 'stain',
    roll: 0,
    quantity: '28',
    wanted: 'credit_note',
    note: 'Oil stains along one selvedge.',
    measured: '14',
  });
  await answers(context, since - 2 * DAY, stain, 'Thank you for the photos. Please keep the roll uncut.');
  await inspects(context, since - 3 * DAY, stain, { result: 'confirmed', text: '24 m are affected.' });
  await offers(context, since - 3.2 * DAY, stain, {
    outcome: 'credit_note',
    amount: '3800',
    note: 'For 24 m, freight included.',
  });
  await accepts(context, since - 4 * DAY, stain);
  const crease = await raises(context, order, {
    hoursAgo: since - 4.5 * DAY,
    defect: 'crease',
    roll: 1,
    quantity: '20',
    wanted: 'credit_note',
    note: 'Creases across the width.',
  });
  await withdraws(context, since - 6 * DAY, crease, 'They came out with steaming.');
  await rates(context, order, {
    hoursAgo: since - 7 * DAY,
    overall: 5,
    ratings: { quality: 4, match: 5, delivery: 5, service: 5 },
    tags: ['even_shade', 'quick_replies'],
    comment: 'One stained roll, settled within four days.',
  });
}

async function replacementAndEscalation(context: DemoContext, order: DeliveredOrder): Promise<void> {
  const since = order.deliveredHoursAgo;
  const wrong = await raises(context, order, {
    hoursAgo: since - 2 * DAY,
    defect: 'wrong_goods',
    roll: 0,
    quantity: '25',
    wanted: 'replacement',
    note: 'One roll is another weight.',
  });
  await answers(context, since - 3 * DAY, wrong, 'The label was mixed up at the mill. We are sorry.');
  await offers(context, since - 4 * DAY, wrong, {
    outcome: 'replacement',
    amount: '12000',
    note: 'The right roll leaves with the next lorry.',
  });
  await accepts(context, since - 5 * DAY, wrong);
  const fastness = await raises(context, order, {
    hoursAgo: since - 20 * DAY,
    defect: 'fastness',
    roll: 1,
    quantity: '25',
    wanted: 'refund',
    note: 'Wet rubbing fails in our laboratory.',
    measured: 'wet rub 1-2',
    isHidden: true,
  });
  await answers(context, since - 21 * DAY, fastness, 'We have sent a cutting to the laboratory.');
  await escalates(context, fastness, 'We need an answer before we cut.');
}

async function openClaims(context: DemoContext, order: DeliveredOrder): Promise<void> {
  // The first rolls were counted short, and the last one may be a remnant.
  const claim = { quantity: '15', wanted: 'credit_note' } as const;
  const disputed = await raises(context, order, {
    ...claim,
    hoursAgo: 32,
    defect: 'width',
    roll: 5,
    note: 'Usable width is 56 inches.',
    measured: '56',
  });
  await offers(context, 26, disputed, {
    outcome: 'credit_note',
    amount: '400',
    note: 'Pro rata for 1 inch beyond the tolerance.',
  });
  await declinesOffer(context, 20, disputed, 'It is 2 inches over the whole roll.');
  const offered = await raises(context, order, {
    ...claim,
    hoursAgo: 30,
    defect: 'hole',
    roll: 6,
    note: 'Three holes within five metres.',
    measured: '3 holes, up to 2 cm',
  });
  await answers(
    context,
    24,
    offered,
    'Thank you. Our quality team has confirmed the holes from your photos.',
  );
  await offers(context, 5, offered, {
    outcome: 'credit_note',
    amount: '900',
    note: 'For 12 m around the holes.',
  });
  const reviewed = await raises(context, order, {
    ...claim,
    hoursAgo: 22,
    defect: 'reed_mark',
    roll: 7,
    note: 'A reed mark over the whole length.',
  });
  await answers(context, 4, reviewed, 'We are comparing it with the approved sample.');
  await raises(context, order, {
    ...claim,
    hoursAgo: 2,
    defect: 'contam',
    roll: 8,
    wanted: 'refund',
    note: 'Coloured fibres woven in.',
  });
}

/** An export: no tax in the credit note. */
async function creditNoteByExport(context: DemoContext, orders: readonly DeliveredOrder[]): Promise<void> {
  const [order] = orders;
  if (!order) return;
  const since = order.deliveredHoursAgo;
  const issueId = await raises(context, order, {
    hoursAgo: since - 3 * DAY,
    defect: 'shade_lot',
    roll: 2,
    quantity: '25',
    wanted: 'credit_note',
    note: 'This roll is lighter than its lot.',
    measured: 'delta E 1.8',
  });
  await offers(context, since - 4 * DAY, issueId, {
    outcome: 'credit_note',
    amount: '75',
    note: 'You can use the roll for pocketing.',
  });
  await accepts(context, since - 5 * DAY, issueId);
  await rates(context, order, {
    hoursAgo: since - 8 * DAY,
    overall: 2,
    ratings: { quality: 2, match: 2, delivery: 3, service: 4 },
    tags: ['shade_variation'],
    comment: 'Lots must be packed apart.',
  });
}

async function allIsWell(context: DemoContext, orders: readonly DeliveredOrder[]): Promise<void> {
  const [order] = orders;
  if (!order) return;
  const since = order.deliveredHoursAgo;
  context.goTo(since - 2 * DAY);
  await confirmNoIssue(context.services, context.tx, context.buyer, order.orderId);
  await rates(context, order, {
    hoursAgo: since - 2.1 * DAY,
    overall: 5,
    ratings: { quality: 5, match: 5, delivery: 4, service: 5 },
    tags: ['good_hand_feel', 'well_packed'],
  });
}
