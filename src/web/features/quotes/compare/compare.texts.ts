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
    asked: (asked: string) => `you asked for ${asked}`,
    summary: {
      lowestOnTime: (supplier: string, rate: string, timing: string) =>
        `${supplier} has the lowest landed rate, ${rate}, and arrives ${timing}.`,
      lowestLate: (supplier: string, rate: string, timing: string) =>
        `${supplier} has the lowest landed rate, ${rate}, but arrives ${timing}.`,
      lowestOnly: (supplier: string, rate: string) => `${supplier} has the lowest landed rate, ${rate}.`,
      sameRate: 'The quotes have the same landed rate.',
      onTimeForMore: (supplier: string, more: string) => `${supplier} arrives in time for ${more} more.`,
      noneOnTime: (supplier: string, timing: string) =>
        `No quote arrives in time; ${supplier} is the earliest, ${timing}.`,
      noLanded: "No quote includes freight to you, so landed rates can't be compared.",
      differs: (supplier: string) => `The offer from ${supplier} differs from your specification.`,
      lowestAsAsked: (supplier: string, rate: string) =>
        `${supplier} has the lowest rate that meets it, ${rate}.`,
      noneAsAsked: 'No landed quote meets it in full.',
      ranked: (ranked: number, all: number) =>
        `${plural(ranked, { one: `Only 1 of ${all} quotes includes`, other: `${ranked} of ${all} quotes include` })} freight; the others are not ranked.`,
    },
  },
});
