/** Width in inches, centimetres or panna; weight in GSM, GLM, ounces or kilograms a piece. */
import { add, type EnquiryText, find, type Meaning } from './enquiry-text.ts';

const CM_PER_INCH = 2.54;
export const GSM_PER_OUNCE = 33.906;
const INCHES = { from: 28, to: 130 } as const;
/** 57/58 and 58-60 name one cloth, by its cuttable and its full width. */
const WIDEST_GAP = 3;
const USUAL_INCHES = [
  36, 38, 39, 40, 42, 44, 45, 46, 47, 48, 50, 52, 54, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66, 67, 68, 70,
  72,
];

const NUMBER = '(\\d{2,3}(?:\\.\\d)?)';
const SECOND = '(?: ?"? ?[/-] ?(\\d{2,3}))?';
const PANNA =
  'pann?a|pann?ha|panno|pann?e|pann?ey|pana|arz|aarz|arj|aarj|wide|width|bohor|bahar|cuttable|wd|widht';
const INCH = `(?:"|''|(?:inch(?:es)?|inchi|inche|ins|in(?! (?:house|stock|hand|\\d))|${PANNA})(?![a-z]))`;
/** "48 panna 30 30" is 48; "60 60 panna 63" is 63. */
const BEFORE = `(?<![a-z]|(?<!\\d|\\d )\\d{1,3} ?)(?:${PANNA}|w)[ :=-]{0,3}`;

const LABELLED = new RegExp(
  `${BEFORE}${NUMBER}${SECOND} ?(?:(cms?)(?![a-z])|"|''|inch(?:es)?|in(?![a-z]))?(?![\\dx*]| ?(?:gsm|mtr|met|yds?|yard|goj|gaj|k(?![a-z])|lakh|lac|ha[zj]a|thaa?ns?(?![a-z])|kg|din|days?|colou?r|rang|[x*]\\d))`,
  'g',
);
/** Behind a slash only where that ends a construction or a word: 128x60/57-58", dyed/58". */
const MEASURED = new RegExp(
  `(?<![\\d.x*]|\\d,|(?<![a-z"¤]|[x*] ?\\d{2,3})\\/)${NUMBER}${SECOND} ?-?${INCH}`,
  'g',
);
const METRES =
  /(?<![\d.x*/,])(1[.,][2-9]\d?) ?(?:m|mtrs?|met(?:er|re)s?) (?:wide|width|panna|arz|fabric width)(?![a-z])|(?<![a-z])(?:width|wide|panna)[ :=-]{0,3}(1[.,][2-9]\d?) ?(?:m|mtrs?|met(?:er|re)s?)(?![a-z])/g;
const ALTERNATIVES = new RegExp(`(?<![\\d.x*/,])\\d{2,3} ?(?:ya|or) ?\\d{2,3} ?-?${INCH}`, 'g');
const CENTIMETRES = /(?<![\d.x*/,])(\d{2,3})(?: ?[/-] ?(\d{2,3}))? ?(?:cms?|centimet[a-z]{2,5})(?![a-z])/g;
const TWO_WIDTHS =
  /(?<![\d.x*/,a-z-])(\d{2})[/-](\d{2})(?![\d/x*-]|\.\d| ?(?:x|\*|tc|pc|pv|cvc|cotton|poly|%|rs|days?|din|gsm|s(?![a-z])|mtr|met|yd))/g;

/** Before the quantity, which may follow without a sign: "panna 63 5000 mtr". */
export function readLabelledWidth(text: EnquiryText): void {
  find(text, METRES, ({ 1: before, 2: after = '' }) =>
    widthOf((Number((before ?? after).replace(',', '.')) * 100) / CM_PER_INCH, null),
  );
  find(text, LABELLED, ({ 1: first, 2: second, 3: cm }) => {
    const scale = cm ? CM_PER_INCH : 1;
    return widthOf(Number(first) / scale, second === undefined ? null : Number(second) / scale);
  });
}

export function readWidth(text: EnquiryText): void {
  find(text, ALTERNATIVES, () => ({ part: 'unclear', field: 'width', why: 'range' }));
  find(text, CENTIMETRES, ({ 1: first, 2: second }) =>
    widthOf(Number(first) / CM_PER_INCH, second === undefined ? null : Number(second) / CM_PER_INCH),
  );
  find(text, MEASURED, ({ 1: first, 2: second }) =>
    widthOf(Number(first), second === undefined ? null : Number(second)),
  );
  find(text, TWO_WIDTHS, ({ 1: first, 2: second }) => {
    const gap = Number(second) - Number(first);
    const isUsual = USUAL_INCHES.includes(Number(first)) && gap >= 1 && gap <= 2;
    return isUsual ? widthOf(Number(first), Number(second)) : null;
  });
}

function widthOf(first: number, second: number | null): Meaning | null {
  if (second !== null && Math.abs(second - first) > WIDEST_GAP) {
    return { part: 'unclear', field: 'width', why: 'range' };
  }
  const inches = Math.round(Math.min(first, second ?? first) * 2) / 2;
  const whole = Math.abs(inches - Math.round(inches)) > 0 && second === null ? inches : Math.floor(inches);
  return whole >= INCHES.from && whole <= INCHES.to ? { part: 'width', inches: whole } : null;
}

/** A bare number straight behind a construction, as in 60x60/92x88 44. */
export function readBareWidth(text: EnquiryText): void {
  for (const { part, end } of [...text.findings]) {
    if (part !== 'pair' && part !== 'threads' && part !== 'construction') continue;
    const match =
      /^[ ,/x*-]{1,3}(\d{2,3})(?![\d/x*%-]|[.,]\d| ?[a-z"']{0,1}\d| ?(?:k|lakh|lac|hazar|days?|din|rs|s|d|kg|pcs|than|gsm|oz)(?![a-z]))/.exec(
        text.open.slice(end, end + 12),
      );
    const inches = Number(match?.[1]);
    if (!(match && USUAL_INCHES.includes(inches))) continue;
    const at = end + match[0].length;
    add(text, { part: 'width', inches }, [at - `${inches}`.length, at], true);
  }
}

const GSM =
  /(?<![\d.x*]|\d,|\d ?\/)(\d{2,3}(?:\.\d{1,2})?)(?: ?(-|to|\/) ?(\d{2,3}))? ?-?(gsm|g\.s\.m|gms?\/m2|g\/m2|g\/m²|g\/sqm|gm2|gr\/m2|glm|gms?(?![a-z])|grams?|gm|gr(?![a-z])|graam)(?![a-z])/g;
const GSM_LABEL =
  /(?<![a-z])(gsm|glm)[ :=-]{0,3}(\d{2,3}(?:\.\d)?)(?![\dx*"]| ?(?:mtr|met|yds?|yard|inch|panna))/g;
const OUNCES =
  /(?<![\d.x*]|\d,|\d ?\/)(\d{1,2}(?:\.\d{1,2})?)(?: ?(-|to|\/) ?(\d{1,2}(?:\.\d)?))? ?(?:oz|ozs|ounces?|onz)(?![a-z])/g;
const KILOGRAMS = /(?<![\d.x*/,])(\d{1,7}(?:\.\d{1,3})?) ?(?:kgs?|kilos?|kilograms?|kg\.)(?![a-z])/g;
/** Rayon of 14 kg is the weight of a piece of 100 m. */
const HEAVIEST_PIECE_KG = 45;

export function readWeight(text: EnquiryText): void {
  find(text, OUNCES, ({ 1: ounces, 2: range }) =>
    range
      ? { part: 'unclear', field: 'weight', why: 'range' }
      : weightOf(Math.round(Number(ounces) * GSM_PER_OUNCE * 10) / 10, 'gsm'),
  );
  find(text, GSM, ({ 1: weight, 2: range, 4: unit = '' }) => {
    if (range) return { part: 'unclear', field: 'weight', why: 'range' };
    const meaning = weightOf(Number(weight), unit === 'glm' ? 'glm' : 'gsm');
    return /^(?:gms?|grams?|gm|gr|graam)$/.test(unit) ? meaning && { unsure: meaning } : meaning;
  });
  find(text, GSM_LABEL, ({ 1: unit, 2: weight }) => weightOf(Number(weight), unit === 'glm' ? 'glm' : 'gsm'));
  find(text, KILOGRAMS, ({ 1: amount }) => {
    const kilograms = Number(amount);
    if (kilograms > HEAVIEST_PIECE_KG) return { part: 'unclear', field: 'quantity', why: 'kilograms' };
    return kilograms >= 4 ? { part: 'piece_weight', kilograms } : null;
  });
}

function weightOf(weight: number, unit: 'gsm' | 'glm'): Meaning | null {
  const most = unit === 'gsm' ? 600 : 950;
  return weight >= 18 && weight <= most
    ? { part: 'weight', weight: Math.round(weight * 10) / 10, unit }
    : null;
}
