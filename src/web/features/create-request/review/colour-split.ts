/** How the quantity is split among the colours while the review sheet is filled in. */

import type { CustomerProfile } from '#contract/customer/account.ts';
import {
  type ColourQuantityInput,
  evenSplit,
  parseQuantity,
} from '#domain/requests/review/quantity-split.ts';
import { type ReviewContext, whyNoSplit } from '#domain/requests/review/review-sheet.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { timeZoneOf } from '#domain/shared/calendar.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import type { Length } from '#domain/shared/length.ts';
import type { DraftSheet } from '#web/platform/drafts/draft-record.ts';

export function reviewContext(
  { market, timeZone }: CustomerProfile,
  { numberOfColors }: RequestDraft,
): ReviewContext {
  return { market, zone: timeZoneOf(market, timeZone), now: new Date(), numberOfColors };
}

type Splittable = Pick<DraftSheet, 'quantity' | 'unit' | 'colourSplit'>;

/** One row for each colour: equal shares to begin with, and the buyer's own once one was changed. */
export function fittedSplit(
  sheet: Splittable,
  { numberOfColors, color }: RequestDraft,
  before: Splittable = sheet,
): readonly ColourQuantityInput[] {
  if (numberOfColors === null || whyNoSplit({ numberOfColors }) !== null) return [];
  const names = colourNames(color);
  const isOwn = sheet.colourSplit.length === numberOfColors && !isEven(before);
  const quantities = isOwn
    ? sheet.colourSplit.map(({ quantity }) => quantity)
    : (evenQuantities(sheet, numberOfColors) ?? Array.from({ length: numberOfColors }, () => ''));
  return quantities.map((quantity, place) => ({ colour: names[place] ?? null, quantity }));
}

function isEven(sheet: Splittable): boolean {
  const quantities = sheet.colourSplit.map(({ quantity }) => quantity);
  if (quantities.every((quantity) => quantity === '')) return true;
  return JSON.stringify(evenQuantities(sheet, quantities.length)) === JSON.stringify(quantities);
}

function evenQuantities({ quantity, unit }: Splittable, colours: number): string[] | null {
  const reading = parseQuantity(quantity, unit);
  return reading.ok ? evenSplit(reading.length, colours).map(parseLengthInput) : null;
}

/** As a buyer would type it: without grouping and unit. */
function parseLengthInput({ thousandths }: Length): string {
  return writeScaled(thousandths, 3, 'western', 'needed').replaceAll(',', '');
}

export function isSameSplit(
  one: readonly ColourQuantityInput[],
  other: readonly ColourQuantityInput[],
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
