/** Everything a buyer reads while the cloth is being made. */
import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

const days = (count: number) => plural(count, { one: `${count} day`, other: `${count} days` });

export const productionTexts = catalogue({
  en: {
    title: 'Production',
    loading: 'Loading the production plan',
    notFound: 'We could not find this order.',
    allOrders: 'All orders',
    noPlan: 'No production plan was recorded for this order.',
    likely: 'Likely dispatch',
    dispatched: 'Dispatched',
    delivery: 'Likely delivery',
    onTime: 'On time',
    late: (count: number) => `${days(count)} late`,
    early: (count: number) => `${days(count)} early`,
    why: 'All reasons',
    provisional: 'This plan starts once the order is paid. Dates are as if it started today.',
    stages: 'Stages of production',
    waiting: 'Waiting for you',
    answerBy: (day: string) => `Due by ${day}`,
    overdueSince: (day: string) => `Overdue since ${day}`,
    reviewSample: 'Review sample',
    pay: 'Pay',
    timeline: 'Timeline',
    planned: (day: string) => `Planned ${day}`,
    nowLikely: (day: string) => `Now likely ${day}`,
    doneOn: (day: string) => `Done on ${day}`,
    stoppedOn: (day: string) => `Stopped on ${day}`,
    yourTurn: 'Your turn',
    now: 'Now',
    next: 'Next',
    said: (reason: string) => `“${reason}”`,
    holdsUp: 'The dispatch date depends on this',
    allDone: 'Every task is done.',
    payment: 'Payment',
    showAll: (count: number) => `Show all ${count} tasks`,
    showFewer: 'Show fewer',
  },
});
