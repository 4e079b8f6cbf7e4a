/** A fitting sentence for what a buyer wrote: the first topic that the words touch. */
import { oneOf } from '../chance.ts';

type Topic = { readonly about: RegExp; readonly answers: readonly [string, ...string[]] };

const TOPICS: readonly Topic[] = [
  {
    about: /\b(sample|swatch|cutting|hanger|yardage|lab ?dip|strike[- ]?off)/i,
    answers: [
      'Yes, we can send a cutting by courier; it usually reaches you in three to four days.',
      'A sample is no problem. Please tell us the address it should go to.',
    ],
  },
  {
    about: /\b(payment|pay|credit|advance|lc|letter of credit|tt)\b/i,
    answers: [
      'The payment plan is in the quote. If you need longer credit, tell us how many days and we will ask the mill.',
    ],
  },
  {
    about: /\b(urgent|early|earlier|sooner|faster|dispatch|deliver\w*|lead ?time|when|date|days?)\b/i,
    answers: [
      'The lead time counts from the approved colour standard. If you approve early we can often save two or three days.',
      'We checked with the mill: part of the lot could leave a few days earlier than the date in the quote.',
    ],
  },
  {
    about: /\b(price|rate|discount|cheap\w*|expensive|costly|reduce|lower|best)\b/i,
    answers: [
      'Please send your rate as a counter-offer on the quote; the mill answers within the hour.',
      'A larger quantity brings the rate down, see the quantity breaks. Or make a counter-offer and we will ask.',
    ],
  },
  {
    about: /\b(colou?rs?|shades?|pantone|tcx|dye\w*|fastness)\b/i,
    answers: [
      'Each colour gets three lab dips under D65 and TL84; you pick one before bulk begins.',
      'Shade lots are kept apart and named on the packing list.',
    ],
  },
  {
    about: /\b(gsm|weight|width|count|shrink\w*|construction|certificat\w*|grs|rcs|test\w*|inspection)\b/i,
    answers: [
      'The bulk is checked against the construction in the quote, with a test report before dispatch.',
      'Noted. The mill confirms this with the first production rolls.',
    ],
  },
  {
    about: /\b(thanks|thank you|great|perfect|ok|okay)\b/i,
    answers: ['You are welcome. We are here if anything else comes up.'],
  },
];
const ANY: readonly [string, ...string[]] = [
  'Thank you for your message. We have passed it on to the mill and come back to you here.',
  'Noted, thank you. The mill will take this into account.',
];

export function answerMessage(text: string): string {
  const topic = TOPICS.find(({ about }) => about.test(text));
  return oneOf(topic?.answers ?? ANY, text);
}
