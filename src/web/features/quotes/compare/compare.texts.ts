import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const compareTexts = catalogue({
  en: {
    title: 'Compare quotes',
    table: 'Quotes side by side',
    caption: 'Quotes side by side, one column each; the best in each row is marked',
    none: 'There are no quotes to compare yet.',
    backToQuery: 'Back to the query',
    choose: 'Choose',
    chooseQuote: (supplier: string) => `Choose the quote from ${supplier}`,
    noTotal: 'No total yet',
    best: 'Best',
    place: (place: number, all: number) => `${place} of ${all}`,
    nothing: 'None',
    beforeFreight: 'before freight',
    validity: 'Price valid',
    arrival: 'Expected arrival',
    neededBy: (date: string) => `You need it by ${date}`,
    payment: 'Payment',
    tolerance: 'Quantity tolerance',
    sample: 'Sample',
    rating: (rating: string) => `${rating} of 5`,
    percent: (percent: number) => `${percent}%`,
    difference: (label: string, offered: string) => `${label}: ${offered}`,
    requested: (requested: string) => `you asked for ${requested}`,
    advice: {
      why: 'Why?',
      lowest: (supplier: string, rate: string) => `${supplier}: the lowest landed rate, ${rate}`,
      arrives: (timing: string) => `, arriving ${timing}`,
      only: (supplier: string, rate: string) => `${supplier} is the only quote with a landed rate, ${rate}.`,
      dearer: (supplier: string, more: string, cheapest: string, gains: string) =>
        `${supplier}: ${more} more than ${cheapest}, the cheapest, but ${gains}.`,
      worth: (what: string, worth: string) => `${what} (worth ${worth})`,
      countedAt: (what: string, worth: string) => `${what} (counted at ${worth})`,
      and: (first: string, second: string) => `${first} and ${second}`,
      missesMust: (supplier: string, more: string, cheapest: string, must: string) =>
        `${supplier}: ${more} more than ${cheapest}, which misses your must: ${must}.`,
      sameForMust: (supplier: string, rate: string, other: string, must: string) =>
        `${supplier}, ${rate}: ${other} misses your must: ${must}.`,
      close: (first: string, second: string, apart: string, goods: string) =>
        `A close call between ${first} and ${second}: ${apart} apart with everything counted. ${goods}.`,
      even: (first: string, second: string, goods: string) =>
        `${first} and ${second} come out even with everything counted. ${goods}.`,
      same: (first: string, second: string) => `${first} and ${second} offer the same. Take either.`,
      goods: (supplier: string, what: string) => `${supplier} is ${what}`,
      noneMeets: (must: string) => `No quote meets your must: ${must}.`,
      late: (timing: string) => `It arrives ${timing}.`,
      onTimeForMore: (supplier: string, more: string) => `${supplier} arrives in time for ${more} more.`,
      noneOnTime: (supplier: string, timing: string) =>
        `No quote arrives in time; ${supplier} is the earliest, ${timing}.`,
      differs: (count: number) =>
        plural(count, {
          one: `It differs from your specification in ${count} point.`,
          other: `It differs from your specification in ${count} points.`,
        }),
      noLanded: "No quote includes freight to you, so landed rates can't be compared.",
      ranked: (ranked: number, all: number) =>
        `${plural(ranked, { one: `Only ${ranked} of ${all} quotes includes`, other: `${ranked} of ${all} quotes include` })} freight; the others are not ranked.`,
    },
    gains: {
      cheaper: (by: string) => `${by} cheaper`,
      credit: (days: number) => `on ${days} days' credit`,
      moreCredit: (days: number) =>
        `on ${plural(days, { one: `${days} day`, other: `${days} days` })} more credit`,
      advance: (percent: number, instead: number) => `on ${percent}% advance instead of ${instead}%`,
      payment: 'easier to pay',
      earlier: (days: number) => plural(days, { one: `${days} day earlier`, other: `${days} days earlier` }),
      arrivalKnown: 'clear about the delivery time',
      tolerance: (percent: number) => `closer on quantity, ± ${percent}%`,
      rated: (rating: string) => `better rated, ${rating} of 5`,
      onTime: (percent: number) => `more often on time, ${percent}%`,
      record: 'better known to us',
      cloth: 'exactly as you specified',
      closerCloth: 'closer to your specification',
    },
    musts: {
      price: 'your target rate',
      date: 'in time',
      credit: 'the credit you asked for',
      quality: 'the cloth as specified',
    },
    why: {
      title: (supplier: string) => `Why ${supplier}?`,
      titleClose: 'Why it is close',
      titleNone: 'How the quotes compare',
      description: 'Freight, payment terms, dates, tolerance and the supplier’s record, counted in money.',
      against: (supplier: string) => `Compared with ${supplier}`,
      better: (supplier: string, what: string) => `${supplier} is ${what}`,
      apart: 'Difference with everything counted',
      counted: 'Everything counted',
      landed: (rate: string) => `${rate} landed`,
      landedMore: (rate: string, more: string, best: string) => `${rate} landed, ${more} more than ${best}`,
      misses: (must: string) => `misses your must: ${must}`,
      priorities: 'What counts more for you?',
      aspects: { price: 'Price', date: 'Date', credit: 'Credit', quality: 'Quality' },
      emphases: { normal: 'Normal', more: 'More', must: 'Must' },
      doubled: 'What you mark counts double; what must be met rules a quote out.',
      mustHelp: {
        price: (rate: string) => `Must: at most your target of ${rate}`,
        date: (day: string) => `Must: with you by ${day}`,
        credit: (days: number) => `Must: at least ${days} days`,
        quality: 'Must: the cloth exactly as specified',
      },
    },
  },
});
