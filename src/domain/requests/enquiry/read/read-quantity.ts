/** How much: metres, yards, goj or than, with k, lakh and hazar, in all or for each colour. */
import type { LengthUnit } from '#domain/shared/length.ts';
import { type EnquiryText, find, type Meaning } from './enquiry-text.ts';
import { unitOf } from './read-terms.ts';

const NUMBER = '(\\d{1,3}(?:,\\d{2,3}){1,3}|\\d{1,3}(?: \\d{3}){1,2}|\\d{1,7}(?:\\.\\d{1,3})?)';
const TIMES = '(?: ?(k|lakhs?|lacs?|lakhh?|l|hazaa?rs?|hajaa?r|hazzar|haja?r|thousands?|thsnd|crores?))?';
const UNIT =
  '(mtrs?|mtrz|mters?|metrs?|meters?|metres?|mitar|miter|mtr\\.|mts|mt|mrt|m|yds?|yards?|yrds?|yrd|gaj|gaz|goj|goz)';
const COLOUR = '(?:colou?rs?|clrs?|clr|col|shades?|designs?|dsn|rang|rong|colourways?|colorways?|prints?)';
const EACH_AFTER = `(?:[ ,]{0,2}(?:(?:per|\\/|each|every|a|har|prati|proti|in each|in every) ?${COLOUR}|each|har ek|prottek|every colou?r|apiece))(?![a-z])`;
const EACH_BEFORE = `(?<![a-z])(?:(?:each|per|every|har|har ek|prati|proti|protita) ${COLOUR}|${COLOUR} wise)(?: (?:me|mein|main|e|ka|ke|ki|min|minimum|of|=|:|-)){0,2}[ :=-]{1,3}`;
const START = '(?<![\\d.x*/,]|[\\d] )';

const factor: Readonly<Record<string, number>> = { k: 1000, h: 1000, t: 1000, l: 100_000, c: 10_000_000 };

const RANGE = new RegExp(
  `${START}\\d{1,3}(?:,\\d{2,3}){0,2}\\d{0,4}${TIMES} ?(?:-|to|se|or|ya) ?${NUMBER}${TIMES} ?${UNIT}(?![a-z])`,
  'g',
);
const EACH_UNIT = new RegExp(`${START}${NUMBER}${TIMES} ?${UNIT}?(?![a-z])${EACH_AFTER}`, 'g');
const EACH_TIMES = new RegExp(`(?<=${COLOUR} ?[x*@] ?)${NUMBER}${TIMES} ?${UNIT}(?![a-z])`, 'g');
const EACH_FIRST = new RegExp(`${EACH_BEFORE}${NUMBER}${TIMES} ?${UNIT}?(?![a-z])`, 'g');
const PIECE_LENGTH =
  /(?<![\d.,])(\d{2,3}) ?(?:mtrs?|meters?|metres?|m) ?(?:ka|wala|ke|per|a|each|\/|ki)? ?(?:than|thaan|taka|piece)s?(?![a-z])|(?<![a-z])(?:than|thaan|taka) (?:of|me|mein|=|:|-|length|ka) ?(\d{2,3}) ?(?:mtrs?|meters?|metres?|m)(?![a-z])/g;
const PIECES = new RegExp(
  `${START}${NUMBER}${TIMES} ?(thaa?ns?|thann|takas?|rolls?|pcs|pieces|bales?)(?![a-z])`,
  'g',
);
const MEASURED = new RegExp(`${START}${NUMBER}${TIMES} ?-?${UNIT}(?![a-z])`, 'g');
const MANY = new RegExp(`${START}${NUMBER} ?(k|lakhs?|lacs?|hazaa?rs?|hajaa?r|thousands?)(?![a-z])`, 'g');
const LABELLED = new RegExp(
  `(?<![a-z])(?:qty|quantity|qnty|qntty|poriman|moq|order qty|total qty|total)[ .:=-]{1,3}${NUMBER}(?![\\dx*/."'%]| ?[a-z]{0,1}[x*]\\d)`,
  'g',
);
const WANTED = new RegExp(
  `${START}${NUMBER} (?:chahiye|chaiye|chahie|lagbe|needed|required|dorkar)(?![a-z])`,
  'g',
);
const BARE =
  /(?<![\d.,x*/$₹#@a-z-]|[\d] )(\d{1,3}(?:,\d{2,3}){1,2}|\d{3,6})(?![\d.,x*/%"'-]| ?(?:[x*]|rs|\/-|gsm|gst|inr|usd|kg|oz|d(?![a-z])|s(?![a-z])))/g;

export function readQuantity(text: EnquiryText): void {
  find(text, PIECE_LENGTH, ({ 1: first, 2: second }) => ({
    part: 'piece_length',
    metres: Number(first ?? second),
  }));
  find(text, RANGE, () => ({ part: 'unclear', field: 'quantity', why: 'range' }));
  for (const form of [EACH_UNIT, EACH_TIMES, EACH_FIRST]) {
    find(text, form, ({ 1: number, 2: times, 3: unit }) => lengthOf('each', number, times, unitOf(unit)));
  }
  find(text, PIECES, ({ 1: number, 2: times, 3: word = '' }) =>
    /^(?:tha|tak)/.test(word)
      ? { part: 'pieces', pieces: amountOf(number, times) }
      : { part: 'unclear', field: 'quantity', why: 'pieces' },
  );
  find(text, MEASURED, ({ 1: number, 2: times, 3: unit }) =>
    lengthOf('quantity', number, times, unitOf(unit)),
  );
  for (const form of [MANY, LABELLED, WANTED]) {
    find(text, form, ({ 1: number, 2: times }) => lengthOf('quantity', number, times, null));
  }
}

/** A round number that nothing else explains, only where no quantity was found. */
export function readBareQuantity(text: EnquiryText): void {
  const known = ['quantity', 'each', 'pieces'];
  if (text.findings.some((each) => known.includes(each.part))) return;
  if (text.findings.some((each) => each.part === 'unclear' && each.field === 'quantity')) return;
  find(text, BARE, ({ 1: number }) => {
    const amount = amountOf(number, undefined);
    const isRound = amount >= 500 && amount % 50 === 0;
    const meaning = isRound ? lengthOf('quantity', number, undefined, null) : null;
    return meaning && { unsure: meaning };
  });
}

function amountOf(number: string | undefined, times: string | undefined): number {
  const scale = times === undefined ? 1 : (factor[times[0] ?? ''] ?? 1);
  return Math.round(Number((number ?? '').replace(/[, ]/g, '')) * scale * 1000) / 1000;
}

function lengthOf(
  part: 'quantity' | 'each',
  number: string | undefined,
  times: string | undefined,
  unit: LengthUnit | null,
): Meaning | null {
  const amount = amountOf(number, times);
  const isPossible = amount >= (part === 'each' ? 10 : 30) && amount <= 10_000_000;
  return isPossible ? { part, amount, unit } : null;
}

const COLOUR_COUNT =
  /(?<![\d.x*/,])(\d{1,2}) ?-?(?:diff(?:erent)? |solid |alag )?(?:colou?rs?|clrs?|clr|rang|rong|shades?|designs?|dsns?|dsn|colourways?|colorways?)(?![a-z])/g;
const COLOUR_LABEL =
  /(?<![a-z])(?:no\.? of (?:colou?rs|shades|designs)|colou?rs|shades|designs)[ :=-]{1,3}(\d{1,2})(?![\d.x*/,-]| ?[a-z"])/g;

export function readColourCount(text: EnquiryText): void {
  for (const form of [COLOUR_COUNT, COLOUR_LABEL]) {
    find(text, form, ({ 1: count }) => {
      const number = Number(count);
      return number >= 1 && number <= 40 ? { part: 'colour_count', count: number } : null;
    });
  }
}
