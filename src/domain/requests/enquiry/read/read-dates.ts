/** When the cloth is needed: a day, or a number of days, weeks or months from today. */
import { addDays, type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { NUMBER_WORDS } from '../words/numbers.ts';
import { add, type EnquiryText, find, type Meaning } from './enquiry-text.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const SAID = [...NUMBER_WORDS.keys()].join('|');
const SPAN = `(\\d{1,3}|(?<![a-z])(?:${SAID})) ?(?:working |calendar )?(din|diner|dine|days?|weeks?|wks?|hafte|hafta|hapte|saptah|shoptah|mahine|mahina|months?|mash|maas)`;
const SPAN_DAYS: readonly (readonly [RegExp, number])[] = [
  [/^(?:din|diner|dine|day)/, 1],
  [/^(?:week|wk|haft|hapt|sapt|shopt)/, 7],
  [/^(?:mah|month|mash|maas)/, 30],
];

const BEFORE =
  '(?:deliver(?:y|ed)?|dispatch|despatch|ship(?:ment|ped)?|needed|need|required|reqd|require|chahiye|lagbe|etd|eta|etc|ex-?factory|in-?house|in house|in-?hand|in hand|latest|lead time)[ a-z]{0,12}?(?:\\d{6} )?[ :,-]{0,3}(?:date|time|by|before|in|within|on|till|is|ka|ki|:|-)?[ :-]{0,3}';
const STRONG_BEFORE =
  '(?:by|before|till|until|upto|within|on or before|latest by|not later than)[ :]{1,2}(?:the )?';
const AFTER =
  '[ ,]{0,2}(?:tak|se pehle|se pahle|ke pehle|ko chahiye|ko delivery|delivery|dispatch|er moddhe|er age|moddhe|ke andar|ke bhitar|lagbe|chahiye|deadline|latest|ship|etd)';
const SPAN_AFTER =
  '(?: (?:me|mein|main|mai|mei|ke andar|k andar|ke bhitar|ke under|er moddhe|r moddhe|moddhe|er vitor|er bhitor|vitor|vitore|bhitore|bhitor|er modhye|delivery|ki delivery|me delivery|lead time|tak|max|from now|time))';

const DAY_MONTH = `(\\d{1,2})(?:st|nd|rd|th)?[ -]{0,2}(?:of )?${MONTH}(?![a-z])[ ,'-]{0,2}(20\\d{2})?(?!\\d)`;
const MONTH_DAY = `${MONTH}(?![a-z])[ -]{0,2}(\\d{1,2})(?:st|nd|rd|th)?(?:[ ,]{1,2}(20\\d{2}))?(?![\\d]| ?(?:mtr|met|m |yd|yard|"|x|k))`;
const NUMERIC = '(?<![$¦@] ?)(\\d{1,2})[/.-](\\d{1,2})(?:[/.-](20\\d{2}|\\d{2}))?(?![\\d/]|[.-]\\d)';

const context = (form: string) => [
  new RegExp(`(?<![a-z])(?:${BEFORE}|${STRONG_BEFORE})(?<![\\d.])${form}`, 'g'),
  new RegExp(`(?<![\\d.a-z/-])${form}${AFTER}(?![a-z])`, 'g'),
];
const RANGE = /(?<![\d.])(\d{1,3}) ?(?:-|to|se) ?(\d{1,3}) ?(?:din|diner|days?|weeks?|hafte)(?![a-z])/g;
const FORWARD_SPAN = new RegExp(`(?<![a-z])(?:${BEFORE}|within |in |${STRONG_BEFORE})${SPAN}(?![a-z])`, 'g');
const SPAN_THEN = new RegExp(`(?<![\\d.])${SPAN}${SPAN_AFTER}(?![a-z])`, 'g');
const PAYS = /(?:payment|pymt|credit|udhaa?r|pdc|terms|lc|l\/c)/;
const MONTH_END = new RegExp(
  `(?<![a-z])(?:end of |by end of |by end )${MONTH}(?![a-z])|(?<![a-z])${MONTH} (?:end|ending|ke end|ke aakhir)(?![a-z])`,
  'g',
);
/** "15 tarikh tak": the next fifteenth, or that of the month that is named. */
const DAY_OF_MONTH =
  /(?<![a-z])((?:agle|agli|agami|agamee|next|coming) (?:mahine|mahina|maheene|mash|masher|month)(?:'s)? (?:ki |ke |er |ka )?)?(?<![\d.])(\d{1,2})(?:st|nd|rd|th)? ?(?:tarikh|tareekh|tarik|taarikh|tarikher|tarikhe)(?: (?:tak|ko|se|ke|er|r|moddhe|porjonto|age|chahiye|lagbe|delivery))/g;
/** "CFR Hamburg 15.03.2027", "Surat 395002 by 15 December". */
const BEHIND_PLACE = [
  /^[ ,;:()-]{1,3}(?:(?:by|before|on|latest|till|etd|eta)[ :]{1,2})?(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2}|\d{2})(?!\d)/,
];
const THIS_MONTH_END =
  /(?<![a-z])(?:(?:end of|by end of) (?:this |the )?month|month end|mahine ke (?:end|aakhir)|is mahine ke end|mash er shesh)(?: tak| me| mein)?(?![a-z])/g;

export function readDates(
  text: EnquiryText,
  { market, today }: { market: Market; today: CalendarDay },
): void {
  const required = (day: CalendarDay | null): Meaning | null =>
    day !== null && day >= today ? { part: 'required_by', day } : null;
  find(text, /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?!\d)/g, ([day]) => required(isCalendarDay(day) ? day : null));
  for (const form of context(DAY_MONTH)) {
    find(text, form, ([, day, month, year]) => required(dayOf({ day, month: monthOf(month), year }, today)));
  }
  for (const form of context(MONTH_DAY)) {
    find(text, form, ([, month, day, year]) => required(dayOf({ day, month: monthOf(month), year }, today)));
  }
  for (const form of context(NUMERIC)) find(text, form, (match) => numericDay(match, market, today));
  find(text, MONTH_END, ([, first, second]) => ({
    unsure: required(lastDayOf(monthOf(first ?? second), today)),
  }));
  find(text, THIS_MONTH_END, () => ({ unsure: required(lastDayOf(Number(today.slice(5, 7)), today)) }));
  find(text, DAY_OF_MONTH, ({ 1: next, 2: day }) => {
    const [year = 0, month = 1] = today.split('-').map(Number);
    const meant = next ? { month: (month % 12) + 1, year: `${month === 12 ? year + 1 : year}` } : null;
    return required(meant ? dayOf({ day, ...meant }, today) : nextDay(Number(day), today));
  });
  readBehindPlace(text, market, today);
  readSpans(text, today);
}

function readBehindPlace(text: EnquiryText, market: Market, today: CalendarDay): void {
  for (const { part, end } of [...text.findings]) {
    if (part !== 'place') continue;
    for (const form of BEHIND_PLACE) {
      const match = form.exec(text.open.slice(end, end + 24));
      const read = match && numericDay(match, market, today);
      if (!(match && read)) continue;
      const [meaning, unsure] = 'unsure' in read ? [read.unsure, true] : [read, false];
      add(text, meaning, [end, end + match[0].length], unsure);
    }
  }
}

/** The fifteenth of this month, or of the next one that has it. */
function nextDay(day: number, today: CalendarDay): CalendarDay | null {
  if (day < 1 || day > 31) return null;
  for (let ahead = 0; ahead < 62; ahead += 1) {
    const candidate = addDays(today, ahead);
    if (Number(candidate.slice(8)) === day) return candidate;
  }
  return null;
}

function readSpans(text: EnquiryText, today: CalendarDay): void {
  find(text, RANGE, ({ index, 0: words, 1: from, 2: to }) =>
    Number(from) >= Number(to) ||
    PAYS.test(text.open.slice(Math.max(0, index - 12), index + words.length + 12))
      ? null
      : { part: 'unclear', field: 'requiredBy', why: 'range' },
  );
  for (const form of [SPAN_THEN, FORWARD_SPAN]) {
    find(text, form, ({ index, 0: words, 1: count, 2: unit }) => {
      const around = text.open.slice(Math.max(0, index - 12), index + words.length + 10);
      if (PAYS.test(around)) return null;
      const meaning = inDays(countOf(count), unit ?? '', today);
      // "mumbai 400013 delivery, 45 days": the days may be those of the credit.
      const isListed = /^(?:delivery|dispatch), /.test(words) && /\d{6} $/.test(text.plain.slice(0, index));
      return isListed ? { unsure: meaning } : meaning;
    });
  }
  find(text, /(?<![a-z])(?:kal|tomorrow) (?:tak|morning|chahiye)(?![a-z])/g, () => ({
    unsure: inDays(1, 'day', today),
  }));
}

function countOf(word: string | undefined): number {
  return NUMBER_WORDS.get(word ?? '') ?? Number(word);
}

function inDays(count: number, unit: string, today: CalendarDay): Meaning | null {
  const each = SPAN_DAYS.find(([form]) => form.test(unit))?.[1] ?? 1;
  const days = Math.ceil(count * each);
  return days > 0 && days <= 365 ? { part: 'required_by', day: addDays(today, days) } : null;
}

function monthOf(word: string | undefined): number {
  return MONTHS.indexOf((word ?? '').slice(0, 3)) + 1;
}

type Parts = { readonly day: string | undefined; readonly month: number; readonly year: string | undefined };

/** Without a year it is the next such day. */
function dayOf({ day, month, year }: Parts, today: CalendarDay): CalendarDay | null {
  const written = (of: number) => `${of}-${`${month}`.padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  if (year !== undefined) {
    const full = written(Number(year.length === 2 ? `20${year}` : year));
    return isCalendarDay(full) ? full : null;
  }
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1].map(written).find((each) => isCalendarDay(each) && each >= today) ?? null;
}

/** The day comes first, except where only the other order is a day; abroad the order is asked about. */
function numericDay(
  [, first, second, year]: RegExpExecArray,
  market: Market,
  today: CalendarDay,
): Meaning | { unsure: Meaning } | null {
  const usual = dayOf({ day: first, month: Number(second), year }, today);
  const american = market === 'INTL' ? dayOf({ day: second, month: Number(first), year }, today) : null;
  const day = usual ?? american;
  if (day === null || day < today) return null;
  const meaning: Meaning = { part: 'required_by', day };
  return usual && american && usual !== american ? { unsure: meaning } : meaning;
}

function lastDayOf(month: number, today: CalendarDay): CalendarDay | null {
  for (const day of ['31', '30', '29', '28']) {
    const found = dayOf({ day, month, year: undefined }, today);
    if (found) return found;
  }
  return null;
}
