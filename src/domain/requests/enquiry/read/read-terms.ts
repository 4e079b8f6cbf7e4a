/** What the buyer hopes to pay, and when. The signs of rupee and taka are read as ¦ and ¬. */
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import { NUMBER_WORDS } from '../words/numbers.ts';
import { type EnquiryText, find, type Meaning } from './enquiry-text.ts';

const BEFORE_PRICE = '(rs\\.?|inr|¦|usd|us ?\\$|\\$|tk\\.?|bdt|taka|¬)';
const AFTER_PRICE = '(rs\\.?|rupees?|rupa?ya|rupa?ye|inr|usd|us ?\\$|\\$|tk|taka|bdt|¬|/-|/=)';
const PRICE = '(\\d{1,4}(?:\\.\\d{1,3})?)';
const PER = '(?: ?(?:/|per|p\\.?|pr) ?(mtrs?|meters?|metres?|mt|m|yds?|yards?|goj|gaj)(?![a-z]))';
/** A price is no count, no length, no day and no share. */
const NO_MORE =
  '(?![\\d]|\\.\\d| ?(?:[x*%"]|\\/\\d|-\\d|mtrs?|met|mts|m|yds?|yards?|gaj|goj|gsm|glm|inch|panna|pana|oz|kg|k|lakhs?|lacs?|lac|cr|crore|hazar|hazaar|than|days?|din|diner|\'?s|d|den|count|colou?rs?|clr|rang|designs?|cm|tex|ne)(?![a-z]))';
const LABEL =
  '(?<![a-z])(?:target(?: rate| price)?|tgt|trgt|budget|rate|price|bhav|bhaav|dam|daam|expected|expecting|upto|max|@|offer price)';
const FILLER =
  '(?:[ :=-]|is|hai|h|of|rate|price|around|about|approx|max|under|within|below|upto|up to|tak|me|mein|chahiye|range|ke|ka|should be|per (?:mtr|yd|meter|yard|m)){0,6}?';

const RANGE = new RegExp(
  `(?:${LABEL}${FILLER}[ :]?${BEFORE_PRICE}? ?|${BEFORE_PRICE} ?)\\d{1,4}(?:\\.\\d{1,2})? ?(?:-|to|se) ?\\d{1,4}(?:\\.\\d{1,2})?${NO_MORE}`,
  'g',
);
const LABELLED = new RegExp(
  `${LABEL}${FILLER}[ :]?${BEFORE_PRICE}? ?${PRICE}(?:(?: ?${AFTER_PRICE})?${PER}|(?: ?${AFTER_PRICE})(?![a-z])|${NO_MORE})`,
  'g',
);
const CURRENCY_FIRST = new RegExp(`(?<![a-z])${BEFORE_PRICE} ?${PRICE}(?:(?: ?\\/-)?${PER}|${NO_MORE})`, 'g');
const CURRENCY_LAST = new RegExp(`(?<![\\d.,x*/-])${PRICE} ?${AFTER_PRICE}(?![a-z\\d])${PER}?`, 'g');
const PER_UNIT = new RegExp(`(?<![\\d.,x*/-])${PRICE}${PER}`, 'g');

/** "80 me do": a price only where prices are talked of; "58 me do" alone may be a width. */
const GIVEN_FOR =
  /(?<![\d.,x*/-])(\d{1,4}(?:\.\d{1,2})?) ?(?:rs|rupaye)? ?(?:me|mein|main|mai|pe|par|tak|te) ?(?:do|dedo|de do|de dena|dena|dijiye|de|doge|denge|kar do|karo|kardo|final|den|diben|dile)(?![a-z])/g;
const TALKS_OF_PRICE =
  /(?<![a-z])(?:rates?|bhav|bhaav|prices?|dam|daam|zyada|jyada|mehnga|high|costly|target|final)(?![a-z])/;

const NO_TARGET = /(?<![a-z])(?:zyada|jyada|high|costly|mehnga|mahanga|too much|beshi)/;

export function readRate(text: EnquiryText): void {
  const isComplaint = ({ index, 0: words }: RegExpExecArray) =>
    NO_TARGET.test(text.plain.slice(index, index + words.length + 20));
  find(text, RANGE, (match) =>
    isComplaint(match) ? 'closed' : { part: 'unclear', field: 'targetRate', why: 'range' },
  );
  const read = (match: RegExpExecArray, before: number, price: number, after: number, per: number[]) =>
    isComplaint(match)
      ? 'closed'
      : rateOf(match[price] ?? '', match[before] ?? match[after], per.map((at) => match[at]).find(Boolean));
  find(text, LABELLED, (match) => read(match, 1, 2, match[3] ? 3 : 5, [4]));
  find(text, CURRENCY_FIRST, (match) => read(match, 1, 2, 1, [3]));
  find(text, CURRENCY_LAST, (match) => read(match, 2, 1, 2, [3]));
  find(text, PER_UNIT, (match) => read(match, 9, 1, 9, [2]));
  if (TALKS_OF_PRICE.test(text.plain)) find(text, GIVEN_FOR, (match) => read(match, 9, 1, 9, []));
}

function rateOf(rate: string, currency: string | undefined, per: string | undefined): Meaning | null {
  if (!(Number(rate) > 0)) return null;
  return { part: 'rate', rate, currency: currencyOf(currency), unit: unitOf(per) };
}

function currencyOf(word: string | undefined): Currency | 'BDT' | null {
  if (word === undefined) return null;
  if (/usd|\$/.test(word)) return 'USD';
  return /tk|taka|bdt|¬/.test(word) ? 'BDT' : 'INR';
}

export function unitOf(word: string | undefined): LengthUnit | null {
  if (word === undefined || word === '') return null;
  return /y|^g/.test(word) ? 'yard' : 'metre';
}

const DAYS_A_MONTH = 30;
const PAY_WORD =
  '(?:credit|udhaa?r|udhari|payment|pymt|pay|pdc|l\\/?c|o\\/?a|open account|net|usance|d\\/?a|dating|baki|terms?|payable|dhara)';
const JOIN =
  '(?: |terms?|period|of|in|after|within|is|ka|ki|ke|er|@|:|-|at|days?|against|on|par|pe|me|chahiye|basis)';
const MONTHS =
  '(?<![\\da-z.])(\\d|ek|one|do|dui|two|teen|tin|three) ?(?:months?|mahin[ae]|maheene|mash|masher)(?![a-z])';
const PAY_THEN_MONTHS = new RegExp(`(?<![a-z])${PAY_WORD}(?![a-z])${JOIN}{0,4}?${MONTHS}`, 'g');
const MONTHS_THEN_PAY = new RegExp(
  `${MONTHS}(?: (?:ka|ki|ke|er|of|baad|after)){0,2} ?${PAY_WORD}(?![a-z])`,
  'g',
);
const PAY_THEN_DAYS = new RegExp(
  `(?<![a-z])${PAY_WORD}(?![a-z])${JOIN}{0,6}?(?<![\\d.])(\\d{1,3}) ?(?:days?|din|diner|d)(?![a-z])`,
  'g',
);
const CREDIT_BARE = /(?<![a-z])(?:credit|udhaa?r)[ :=-]{1,3}(\d{2,3})(?![\dx*/]|\.\d| ?[a-z%])/g;
const DAYS_THEN_PAY = new RegExp(
  `(?<![\\d.-])(\\d{1,3}) ?(?:-| )?(?:days?|din|diner|d)(?![a-z])(?: (?:ka|ki|ke|er|after|baad|bad|pe|par|me|net|of|on|ka rate|the)){0,2} ?(?:${PAY_WORD}|rate)(?![a-z])`,
  'g',
);
const NOW =
  /(?<![a-z])(?:(?:100 ?%|full|fully|pura|complete|total) (?:payment )?(?:in )?advance|adv(?:ance)?\.? payment|payment (?:in |full |100 ?% )?adv(?:ance)?|payment before (?:dispatch|delivery|shipment)|(?:t\.?t\.?|tt)(?: in)? advance|advance (?:t\.?t\.?|tt)|cash (?:payment|rate|me|mein|pe|par|down|basis|and carry)|payment cash|on cash|nagad|nakad|naqad|nogod|immediate payment|payment immediate|spot payment|balance before (?:dispatch|delivery|shipment)|\d{2} ?% advance(?: and| &| \+|,)?(?: balance| rest| baki| \d{2} ?%)? before (?:dispatch|delivery|shipment)|\d{2} ?% advance(?: and| &| \+|,)? (?:balance|rest|\d{2} ?%) before (?:dispatch|delivery|shipment)|\d{2} ?% advance[ ,+&]{0,3}(?:(?:and|aur|o) )?(?:baki|balance|rest|remaining)(?: [a-z]{2,8})? (?:dispatch|delivery|shipment|loading|maal) (?:se pehle|se pahle|ke pehle|ke time|pe|par|er age)|advance de(?:nge|ga|dunga)|no credit)(?![a-z])/g;
const PART_ADVANCE = /(?<![\d.])\d{1,2} ?% (?:advance|adv)(?![a-z])/g;

export function readCredit(text: EnquiryText): void {
  const credit = ({ 1: days }: RegExpExecArray): Meaning => ({ part: 'credit', days: Number(days) });
  for (const form of [PAY_THEN_MONTHS, MONTHS_THEN_PAY]) {
    find(text, form, ({ 1: months = '' }) => ({
      part: 'credit',
      days: (NUMBER_WORDS.get(months) ?? Number(months)) * DAYS_A_MONTH,
    }));
  }
  find(text, PAY_THEN_DAYS, credit);
  find(text, DAYS_THEN_PAY, credit);
  find(text, CREDIT_BARE, credit);
  find(text, NOW, () => ({ part: 'credit', days: 0 }));
  find(text, PART_ADVANCE, () => 'closed');
}
