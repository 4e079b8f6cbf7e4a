/** Reads a message in the one order in which its parts do not take each other's numbers. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { closeTraps } from './read/close-traps.ts';
import { type EnquiryText, openText } from './read/enquiry-text.ts';
import { readClothWords, readNumbersInWords } from './read/read-cloth-words.ts';
import { readColourQuantities } from './read/read-colour-quantities.ts';
import { readDates } from './read/read-dates.ts';
import { readFibres } from './read/read-fibres.ts';
import { readBareWidth, readLabelledWidth, readWeight, readWidth } from './read/read-measures.ts';
import { readPlace } from './read/read-place.ts';
import { readBareQuantity, readColourCount, readQuantity } from './read/read-quantity.ts';
import { readCredit, readRate } from './read/read-terms.ts';
import { joinPairs, readYarns } from './read/read-yarns.ts';

export type EnquiryContext = { readonly market: Market; readonly today: CalendarDay };

export function findAll(raw: string, context: EnquiryContext): EnquiryText {
  const text = openText(raw);
  readNumbersInWords(text);
  closeTraps(text);
  readCredit(text);
  // "delivered to Rotterdam in May" has both; a PIN code waits until the quantities are known.
  if (context.market !== 'IN') readPlace(text, context.market);
  readDates(text, context);
  readRate(text);
  readFibres(text);
  readWeight(text);
  readLabelledWidth(text);
  readColourQuantities(text);
  readQuantity(text);
  readYarns(text);
  readWidth(text);
  readBareWidth(text);
  readColourCount(text);
  if (context.market === 'IN') readPlace(text, context.market);
  readBareQuantity(text);
  readClothWords(text, context.market);
  text.findings.sort((a, b) => a.start - b.start);
  joinPairs(text);
  return text;
}
