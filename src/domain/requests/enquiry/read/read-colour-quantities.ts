/** "Black - 2000, White - 1500, Navy - 500 mtrs": numbers beside colours, of which only one may have a unit. */
import { COLOUR_WORDS, GREY_WORDS } from '../words/colours.ts';
import { close, type EnquiryText } from './enquiry-text.ts';
import { amountOf, lengthOf, MULTIPLE, NUMBER, UNIT } from './quantity-words.ts';
import { unitOf } from './read-terms.ts';

const LENGTH = `${NUMBER}(?: ?${MULTIPLE})?(?: ?${UNIT})?(?![a-z])`;
/** Neither a width, a weight, a price nor a day. */
const ENDS =
  '(?![\\d*%"\']|[.,]\\d| ?(?:[x*]|gsm|glm|inch|pann?a|arz|arj|oz|kgs?|cms?|days?|din|rs|\\/-|tcx|tpx|denier|count|than|pcs|pieces|rolls?|colou?rs?|shades?|designs?)(?![a-z]))';
const COLOUR_THEN = new RegExp(
  `(?<![a-z])([a-z]{2,11}) ?(?:colou?r|clr|rang)?(?: (?:me|mein|main|ka|ki|er))?(?: ?[-:=(@>] ?|-{1,2}> ?| )${LENGTH}${ENDS}`,
  'g',
);
const THEN_COLOUR = new RegExp(
  `(?<![\\d./,"]|[x*] ?|\\d )${LENGTH}(?: ?[-:=] ?| of | )(?=([a-z]{2,11})(?: ([a-z]{2,8}))?)`,
  'g',
);
const LEAST = 50;

type Beside = {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
  readonly unit: string | undefined;
};

/** Two at least: a number beside a single colour may be anything. */
export function readColourQuantities(text: EnquiryText): void {
  const behind = besideColours(text, COLOUR_THEN, 1, 2);
  const found = behind.length > 1 ? behind : besideColours(text, THEN_COLOUR, 4, 1);
  if (found.length < 2) return;
  const spans: [number, number][] = [];
  for (const { start, end, amount, unit } of found) {
    const meaning = lengthOf('quantity', `${amount}`, undefined, unitOf(unit));
    if (!meaning) continue;
    text.findings.push({ ...meaning, start, end, unsure: false });
    spans.push([start, end]);
  }
  close(text, spans);
}

function besideColours({ open }: EnquiryText, form: RegExp, colour: number, number: number): Beside[] {
  return Array.from(open.matchAll(form)).flatMap((match) => {
    const word = match[colour] ?? '';
    if (!isColour(word) && !isColour(`${word} ${match[colour + 1] ?? ''}`)) return [];
    const amount = amountOf(match[number], match[number + 1]);
    if (amount < LEAST) return [];
    const written = match[0].trimEnd();
    const from = match.index + match[0].indexOf(match[number] ?? '', colour < number ? word.length : 0);
    return [{ start: from, end: match.index + written.length, amount, unit: match[number + 2] }];
  });
}

function isColour(word: string): boolean {
  return COLOUR_WORDS.has(word) || GREY_WORDS.includes(word);
}
