/** A buyer's message for mills says what is wanted, never what the buyer is willing to pay. */
import { TAKEN_OUT } from '#domain/requests/enquiry/text-for-mills.ts';

const AMOUNT = '\\d[\\d,]*(?:\\.\\d+)?(?:\\s?/-)?';
const CURRENCY = '(?:₹|rs\\.?|inr|rupees?|usd|us\\$|\\$|tk\\.?|bdt)';
const UNIT = '(?:\\s?(?:per|/|a)\\s?(?:m|mt|mtr|metre|meter|yd|yard|kg)s?\\b)';

const PRICES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:target|budget|rates?|price|bhav|bhaav|upto|max)\\b[^\\d\\n]{0,14}${AMOUNT}(?![\\dx×]|\\s?(?:din|days?)\\b)${UNIT}?`,
    'giu',
  ),
  new RegExp(`(?:@|${CURRENCY})\\s?${AMOUNT}${UNIT}?`, 'giu'),
  new RegExp(`${AMOUNT}\\s?${CURRENCY}(?![\\p{L}])${UNIT}?`, 'giu'),
  new RegExp(`${AMOUNT}${UNIT}`, 'giu'),
];

export function textWithoutPrices(text: string): string {
  return PRICES.reduce((left, pattern) => left.replace(pattern, TAKEN_OUT), text);
}
