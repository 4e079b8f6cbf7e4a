import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** What the first screen says. */
export const homeTexts = catalogue({
  en: {
    title: 'Home',
    account: 'Account',
    loading: 'Loading',
    hello: (name: string) => `Hello, ${name}`,
    worklist: {
      title: 'Waiting for you',
      loading: 'Loading what is waiting for you',
      empty: 'You’re all caught up.',
      more: (count: number) => `${count} more`,
      fewer: 'Show fewer',
    },
    task: {
      overdue: (amount: string, days: number) =>
        plural(days, { one: `${amount} is ${days} day overdue`, other: `${amount} is ${days} days overdue` }),
      dueToday: (amount: string) => `${amount} is due today`,
      dueOn: (amount: string, date: string) => `${amount} is due on ${date}`,
      held: (amount: string) => `Pay ${amount} to confirm your order`,
      quotesExpiring: (count: number, when: string) =>
        plural(count, { one: `${count} quote ${when}`, other: `${count} quotes, the first ${when}` }),
      endsInMinutes: (count: number) =>
        plural(count, { one: `expires in ${count} minute`, other: `expires in ${count} minutes` }),
      endsInHours: (count: number) =>
        plural(count, { one: `expires in ${count} hour`, other: `expires in ${count} hours` }),
      endsInDays: (count: number) =>
        plural(count, { one: `expires in ${count} day`, other: `expires in ${count} days` }),
      offer: (amount: string) => `We offer ${amount} for your issue`,
      samples: (count: number) =>
        plural(count, {
          one: `${count} sample needs your review`,
          other: `${count} samples need your review`,
        }),
      samplesLate: (count: number, days: number) =>
        `${plural(count, { one: `Your review of ${count} sample`, other: `Your review of ${count} samples` })} is ${plural(days, { one: `${days} day`, other: `${days} days` })} late`,
      standard: {
        colour: 'Send the colour standard',
        artwork: 'Send the artwork',
        design: 'Send the design',
      },
      rolls: (count: number) =>
        plural(count, { one: `${count} roll to check`, other: `${count} rolls to check` }),
      orderToPlace: 'Quote approved. Place your order',
      question: 'Answer our question to get quotes',
      pay: 'Pay',
      compare: 'Compare quotes',
      viewQuote: 'View quote',
      viewSamples: 'View samples',
      sendStandard: 'Send',
      viewOffer: 'View offer',
      checkRolls: 'Check rolls',
      placeOrder: 'Place order',
      answer: 'Answer',
      action: (label: string, number: string) => `${label}: ${number}`,
    },
    store: {
      title: 'To count',
      loading: 'Loading the deliveries to count',
      none: 'Every delivery is counted.',
      rolls: (count: number) => plural(count, { one: 'roll', other: 'rolls' }),
      count: 'Count rolls',
      countNamed: (number: string) => `Count rolls: ${number}`,
      problem: 'Something wrong?',
      raise: 'Raise an issue',
      raiseNamed: (number: string) => `Raise an issue: ${number}`,
      unsent: (count: number) =>
        plural(count, {
          one: `${count} count is kept on this phone until there is a connection.`,
          other: `${count} counts are kept on this phone until there is a connection.`,
        }),
    },
    inProgress: {
      title: 'In progress',
      bank_transfer: 'We are checking your transfer for',
      letter_of_credit: 'We are checking your letter of credit for',
      letter_accepted: 'Your letter of credit covers',
      view: (number: string) => `View payment: ${number}`,
    },
    figures: {
      title: 'At a glance',
      openQueries: 'Open queries',
      quotesReceived: 'With quotes',
      inProduction: 'In production',
      inTransit: 'In transit',
      delivered: 'Delivered',
      outstanding: 'Outstanding',
    },
    firstStep: {
      title: 'Get your first quotes',
      text: 'Tell us which fabric you need. Suppliers send you their rates, and you pay only when you order.',
      action: 'Create a query',
    },
    msme: {
      title: 'Are you registered as an MSME?',
      text: 'We ask once, for credit pricing and legal reporting.',
      action: 'Answer now',
    },
    previous: { title: 'Previous orders', seeAll: 'See all' },
    liveRates: { title: 'Live rates', seeAll: 'See all live rates' },
    topSelling: { title: 'Top selling', seeAll: 'See all top-selling fabrics' },
  },
});
