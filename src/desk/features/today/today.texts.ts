import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const todayTexts = catalogue({
  en: {
    title: 'Today',
    allDone: 'You’re all caught up.',
    duties: {
      quote: 'Requests without a quote',
      counter_offer: 'Counter-offers to answer',
      message: 'Messages to answer',
      issue: 'Claims to answer',
      demo_request: 'Demo requests',
      verification: 'Companies to re-verify',
      transfer: 'Transfers to match',
      letter_of_credit: 'Letters of credit to review',
      refund: 'Refunds to release',
      sample: 'Samples to send',
      task: 'Tasks behind plan',
      undelivered: 'Undelivered messages',
      swatch: 'Swatches to send',
      webhook: 'Unresolved webhooks',
      failed_job: 'Failed background jobs',
    },
    nothing: 'Nothing waiting.',
    late: (count: number) => plural(count, { one: '1 overdue', other: `${count} overdue` }),
    overdue: 'Overdue',
    all: (total: number) => `View all ${total}`,
    waits: (age: string) => `waiting ${age}`,
    promise: (hours: number) => `Promised within ${hours} hours`,
    byPlan: 'By the date in the plan',
    byClock: 'Promised within 3 working days',
  },
});
