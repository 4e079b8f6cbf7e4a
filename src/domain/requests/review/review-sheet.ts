/** The sheet after the eight steps: what suppliers need besides the fabric itself before they can quote. */

import type { Certification } from '#domain/catalogue/quality-mark.ts';
import { filledIn, type LineRule, parseLine } from '#domain/forms/text-input.ts';
import type { Length, LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { RequestFieldProblems, RequestReading } from '../request-form-problem.ts';
import type { NoSplitReason } from '../request-hint.ts';
import { type AttachedFile, parseFiles, parseNotes } from './attachments.ts';
import { parseDeliveryPlace } from './delivery-place.ts';
import { type ColourQuantity, type ColourQuantityInput, parseQuantity, readSplit } from './quantity-split.ts';
import { parseRequiredBy } from './required-by.ts';
import { parseTargetRate } from './target-rate.ts';

/** As typed, in the form, on the wire and in the table: any answer may be missing, and any of them may be wrong. */
export type ReviewSheetInput = {
  readonly quantity: string | null;
  readonly unit: LengthUnit;
  readonly colourSplit: readonly ColourQuantityInput[];
  /** A PIN code in India, a port elsewhere. */
  readonly deliverTo: string | null;
  readonly requiredBy: string | null;
  /** Per unit of the quantity, in the currency of the market. */
  readonly targetRate: string | null;
  readonly certification: Certification | null;
  readonly notes: string | null;
  readonly poNumber: string | null;
  /** The message the query was filled from, as the buyer pasted it. */
  readonly enquiry: string | null;
};
export type ReviewField = keyof ReviewSheetInput | 'files';

export const EMPTY_REVIEW_SHEET: ReviewSheetInput = {
  quantity: null,
  unit: 'metre',
  colourSplit: [],
  deliverTo: null,
  requiredBy: null,
  targetRate: null,
  certification: null,
  notes: null,
  poNumber: null,
  enquiry: null,
};

export type ReviewContext = {
  readonly market: Market;
  /** Where the buyer's days begin and end. */
  readonly zone: string;
  readonly now: Date;
  /** Null for cloth without colours. */
  readonly numberOfColors: number | null;
};

export const PO_NUMBER: LineRule = { line: 'po_number', maxLength: 40 };

/** What is chosen from a closed list cannot be mistyped, and a pasted message is kept as it is. */
type TypedField = Exclude<ReviewField, 'unit' | 'certification' | 'enquiry'>;

export function reviewProblems(
  sheet: ReviewSheetInput & { readonly files: readonly AttachedFile[] },
  context: ReviewContext,
): RequestFieldProblems<ReviewField> {
  const quantity = parseQuantity(sheet.quantity, sheet.unit);
  const readings: Record<TypedField, RequestReading<object>> = {
    quantity,
    colourSplit: parseSplit(sheet, context, quantity),
    deliverTo: parseDeliveryPlace(sheet.deliverTo, context.market),
    requiredBy: parseRequiredBy(sheet.requiredBy, context.zone, context.now),
    targetRate: parseTargetRate(sheet.targetRate, context.market),
    notes: parseNotes(sheet.notes),
    files: parseFiles(sheet.files),
    poNumber: parsePoNumber(sheet.poNumber),
  };
  const problems: RequestFieldProblems<ReviewField> = {};
  for (const [field, reading] of Object.entries(readings) as [TypedField, RequestReading<object>][]) {
    if (!reading.ok) problems[field] = reading.problem;
  }
  return problems;
}

/** Null when the buyer splits the quantity. */
export function whyNoSplit({ numberOfColors }: Pick<ReviewContext, 'numberOfColors'>): NoSplitReason | null {
  if (numberOfColors === null) return 'no_colours';
  return numberOfColors < 2 ? 'one_colour' : null;
}

/** While the quantity itself is wrong the split stays unjudged: one mistake gets one message. */
function parseSplit(
  { colourSplit }: ReviewSheetInput,
  context: ReviewContext,
  quantity: RequestReading<{ length: Length }>,
): RequestReading<{ split: readonly ColourQuantity[] }> {
  const { numberOfColors } = context;
  if (!quantity.ok || numberOfColors === null || whyNoSplit(context) !== null) return { ok: true, split: [] };
  return readSplit(colourSplit, quantity.length, numberOfColors);
}

function parsePoNumber(raw: string | null): RequestReading<{ text: string | null }> {
  const typed = filledIn(raw);
  return typed === null ? { ok: true, text: null } : parseLine(typed, PO_NUMBER);
}
