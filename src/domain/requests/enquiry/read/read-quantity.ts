/** How much: metres, yards, goj or than, with k, lakh and hazar, in all or for each colour. */
import { USUAL_PIECE_METRES } from '../words/numbers.ts';
import { type EnquiryText, find, type Meaning } from './enquiry-text.ts';
import { amountOf, lengthOf, MULTIPLE, NUMBER, UNIT } from './quantity-words.ts';
import { unitOf } from './read-terms.ts';
import { saidNumber, saidNumberPattern } from './said-numbers.ts';

const TIMES = `(?: ?${MULTIPLE})?`;
const COLOUR =
  '(?:colou?rs?|clrs?|clr|col|shades?|designs?|desgins?|desings?|dsgns?|dsns?|dsn|dizains?|dizines?|rang|rong|colourways?|colorways?|prints?|patterns?)';
const EACH_AFTER = `(?:[ ,]{0,2}(?:(?:per|\\/|each|every|a|har|prati|proti|in each|in every) ?${COLOUR}|each|har ek|prottek|every colou?r|apiece))(?![a-z])`;
const EACH_BEFORE = `(?<![a-z])(?:(?:each|per|every|har|har ek|prati|proti|protita) ${COLOUR}|${COLOUR} wise|protita|prottekta)(?: (?:me|mein|main|e|ka|ke|ki|min|minimum|of|=|:|-)){0,2}[ :=-]{1,3}`;
/** Behind a digit only where that belongs to a construction: 20x20 700 mtr. */
const START = '(?<![\\d.]|[x*] ?|\\d ?\\/|(?<![x*/] ?\\d{0,2})\\d[ ,])';

const RANGE = new RegExp(
  `${START}(\\d{1,3}(?:,\\d{2,3}){0,2}\\d{0,4})${TIMES} ?(?:-|to|se|or|ya) ?${NUMBER}${TIMES} ?${UNIT}(?![a-z])`,
  'g',
);
const EACH_UNIT = new RegExp(`${START}${NUMBER}${TIMES} ?${UNIT}?(?![a-z])${EACH_AFTER}`, 'g');
const EACH_TIMES = new RegExp(`(?<=${COLOUR} ?[x*@] ?)${NUMBER}${TIMES} ?${UNIT}(?![a-z])`, 'g');
/** "500-500 mtr" and "dono 2000 2000 mtr" say the same for both. */
const EACH_TWICE = new RegExp(
  `${START}(\\d{2,6}(?= ?[-k])|\\d{3,6})${TIMES}(?: ?- ?| )\\1(?:\\2)? ?${UNIT}(?![a-z])`,
  'g',
);
const LAKH_AND_MORE = new RegExp(
  `${START}(\\d{1,2}) ?(?:lakhs?|lacs?) (\\d{1,2}) ?(?:hazaa?rs?|haja?a?r|thousands?|k) ?${UNIT}?(?![a-z])`,
  'g',
);
const EACH_COUNTED = new RegExp(
  `${START}${NUMBER}${TIMES} ?${UNIT} ?[x*](?= ?\\d{1,2} ?${COLOUR}(?![a-z]))`,
  'g',
);
const EACH_FIRST = new RegExp(`${EACH_BEFORE}${NUMBER}${TIMES} ?${UNIT}?(?![a-z])`, 'g');
const PIECE_LENGTH =
  /(?<=\d ?(?:thaa?ns?|thann|takas?|rolls?|pieces?)[ ,(@x*-]{1,3}(?:of |each |per )?)(\d{2,3}) ?(?:mtrs?|meters?|metres?|m)(?: ?(?:each|wal[aei]|ka|ke|per (?:than|roll|taka|piece)))?(?![a-z])|(?<![\d.,])(\d{2,3}) ?(?:mtrs?|meters?|metres?|m) ?(?:ka|wala|ke|per|a|each|\/|ki)? ?(?:than|thaan|taka|piece)s?(?![a-z])|(?<![a-z])(?:than|thaan|taka) (?:of|me|mein|=|:|-|length|ka) ?(\d{2,3}) ?(?:mtrs?|meters?|metres?|m)(?![a-z])/g;
const SAID = saidNumberPattern(MULTIPLE, UNIT);
const THAN = 'thaa?ns?|thann|takas?';
const EACH_PIECES = [
  new RegExp(`${EACH_BEFORE}(\\d{1,3}) ?(?:${THAN})(?![a-z])`, 'g'),
  new RegExp(`${START}(\\d{1,3}) ?(?:${THAN})${EACH_AFTER}`, 'g'),
];
const PIECES = new RegExp(
  `${START}${NUMBER}${TIMES} ?(thaa?ns?|thann|takas?|rolls?|pcs|pieces|bales?)(?![a-z])`,
  'g',
);
const MEASURED = new RegExp(`${START}${NUMBER}${TIMES} ?-?${UNIT}(?![a-z])`, 'g');
const MANY = new RegExp(`${START}${NUMBER} ?(k|lakhs?|lacs?|hazaa?rs?|hajaa?r|thousands?)(?![a-z])`, 'g');
const LABELLED = new RegExp(
  `(?<![a-z])(?:qty|quantity|qnty|qntty|poriman|moq|order qty|total qty|total)[ .:=-]{1,3}${NUMBER}(?![\\dx*/"'%]|\\.\\d| ?[a-z]{0,1}[x*]\\d)`,
  'g',
);
const WANTED = new RegExp(
  `${START}${NUMBER} (?:chahiye|chaiye|chahie|lagbe|needed|required|dorkar)(?![a-z])`,
  'g',
);
const LEAST_WANTED = 100;
const BARE =
  /(?<![\d.,x*/$¦#@a-z-]|[\d] )(\d{1,3}(?:,\d{2,3}){1,2}|\d{3,6})(?![\dx*/%"'-]|[.,]\d| ?(?:[x*]|rs|\/-|gsm|gst|inr|usd|kg|oz|d(?![a-z])|s(?![a-z])|(?:[a-z]{3,9} )?(?:shirts?|pcs|pieces|garments?|kurt[ai]s?|dress(?:es)?|sets?|suits?|pants?|trousers?|bags?|uniforms?|sarees?|units?|people|workers?)(?![a-z])))/g;

export function readQuantity(text: EnquiryText): void {
  find(text, PIECE_LENGTH, ({ 1: behind, 2: before, 3: after }) => ({
    part: 'piece_length',
    metres: Number(behind ?? before ?? after),
  }));
  // "bohor 63 - 50 hazar goj" goes down, so it is a width and a quantity.
  find(text, RANGE, ({ 1: from, 2: times, 3: to, 4: timesOfAll }) =>
    amountOf(from, times ?? timesOfAll) < amountOf(to, timesOfAll)
      ? { part: 'unclear', field: 'quantity', why: 'range' }
      : null,
  );
  for (const form of [EACH_TWICE, EACH_COUNTED, EACH_UNIT, EACH_TIMES, EACH_FIRST]) {
    find(text, form, ({ 1: number, 2: times, 3: unit }) => lengthOf('each', number, times, unitOf(unit)));
  }
  find(text, LAKH_AND_MORE, ({ 1: lakhs, 2: thousands, 3: unit }) =>
    lengthOf('quantity', `${Number(lakhs) * 100 + Number(thousands)}`, 'k', unitOf(unit)),
  );
  for (const form of EACH_PIECES) find(text, form, ({ 1: pieces }) => eachPieces(text, Number(pieces)));
  find(text, SAID, ({ 1: quarter, 2: word, 3: times, 4: unit }) => {
    const said = saidNumber(quarter, word, unit !== undefined);
    return said === null ? null : lengthOf('quantity', `${said}`, times, unitOf(unit));
  });
  find(text, PIECES, ({ 1: number, 2: times, 3: word = '' }) =>
    /^(?:tha|tak)/.test(word) || (hasPieceLength(text) && !word.startsWith('bale'))
      ? { part: 'pieces', pieces: amountOf(number, times) }
      : { part: 'unclear', field: 'quantity', why: 'pieces' },
  );
  find(text, MEASURED, ({ 1: number, 2: times, 3: unit }) =>
    lengthOf('quantity', number, times, unitOf(unit)),
  );
  for (const form of [MANY, LABELLED]) {
    find(text, form, ({ 1: number, 2: times }) => lengthOf('quantity', number, times, null));
  }
  // "58 chahiye" is a width.
  find(text, WANTED, ({ 1: number }) =>
    amountOf(number, undefined) >= LEAST_WANTED ? lengthOf('quantity', number, undefined, null) : null,
  );
}

function hasPieceLength({ findings }: EnquiryText): boolean {
  return findings.some(({ part }) => part === 'piece_length');
}

/** "har rang 3 than": where nobody says how long a piece is, it is asked about. */
function eachPieces({ findings }: EnquiryText, pieces: number): Meaning | { unsure: Meaning } {
  const length = findings.find((each) => each.part === 'piece_length');
  const metres = length?.part === 'piece_length' ? length.metres : null;
  const each: Meaning = { part: 'each', amount: pieces * (metres ?? USUAL_PIECE_METRES), unit: 'metre' };
  return metres === null ? { unsure: each } : each;
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

const COLOUR_COUNT =
  /(?<![\d.x*/,])(\d{1,2}) ?-?(?:ta |ti |diff(?:erent)? |solid |alag )?(?:colou?rs?|clrs?|clr|rang|rong|shades?|designs?|desgins?|desings?|dsgns?|dsns?|dsn|dizains?|dizines?|colourways?|colorways?|prints|patterns)(?![a-z])/g;
const COLOUR_LABEL =
  /(?<![a-z])(?:no\.? of (?:colou?rs|shades|designs)|colou?rs|shades|designs|(?:colou?r|shade|design|desgin|dsgn|dsn|print)s? ?(?=[:=]))[ :=-]{1,3}(\d{1,2})(?![\dx*/-]|[.,]\d| ?(?:[x*]|mtr|met|m(?![a-z])|yd|goj|than|"|in(?:ch)?(?![a-z])))/g;

export function readColourCount(text: EnquiryText): void {
  for (const form of [COLOUR_COUNT, COLOUR_LABEL]) {
    find(text, form, ({ 1: count }) => {
      const number = Number(count);
      return number >= 1 && number <= 40 ? { part: 'colour_count', count: number } : null;
    });
  }
}
