/** The sheet after the eight steps: what suppliers need besides the fabric itself before they can quote. */
import { parseFreightPincode } from '#domain/account/address/pincode.ts';
import { type FormProblems, type FormResult, readChoice, readForm } from '#domain/account/form-result.ts';
import { filledIn, parseLine } from '#domain/account/text-input.ts';
import { CERTIFICATION_CODE, type Certification } from '#domain/catalogue/quality-mark.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { LENGTH_UNIT_LABEL, type Length } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Money, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import { type AttachedFile, parseFiles, parseNotes } from './attachments.ts';
import { type ColourQuantity, type ColourQuantityInput, parseQuantity, readSplit } from './quantity-split.ts';
import { parseRequiredBy } from './required-by.ts';

type Optional = string | null | undefined;

export type ReviewInput = {
  readonly quantity: string;
  readonly unit: string;
  readonly colourSplit: readonly ColourQuantityInput[];
  /** A PIN code in India, a port elsewhere. */
  readonly deliverTo: string;
  readonly requiredBy: string;
  readonly targetRate?: Optional;
  readonly certification?: Optional;
  readonly notes?: Optional;
  readonly files: readonly AttachedFile[];
  readonly poNumber?: Optional;
};
export type ReviewField = keyof ReviewInput;

export type DeliveryPlace =
  | { readonly kind: 'pincode'; readonly pincode: string }
  | { readonly kind: 'port'; readonly port: string };

export type ReviewSheet = {
  readonly quantity: Length;
  /** Empty when there is nothing to split. */
  readonly colourSplit: readonly ColourQuantity[];
  readonly delivery: DeliveryPlace;
  readonly requiredBy: CalendarDay;
  /** Per unit of the quantity, in the currency of the market. */
  readonly targetRate: Money | null;
  readonly certification: Certification | null;
  readonly notes: string | null;
  readonly poNumber: string | null;
};

export type ReviewContext = {
  readonly market: Market;
  /** Where the buyer's days begin and end. */
  readonly zone: string;
  readonly now: Date;
  /** Null for cloth without colours. */
  readonly numberOfColors: number | null;
};

const PORT = { emptyProblem: 'Enter the port of delivery.', name: 'The port', maxLength: 80 };
const PO_NUMBER = { emptyProblem: 'Enter your PO number.', name: 'The PO number', maxLength: 40 };

export function readReviewSheet(
  input: ReviewInput,
  context: ReviewContext,
): FormResult<{ sheet: ReviewSheet }, ReviewField> {
  const unit = readChoice(LENGTH_UNIT_LABEL, input.unit, 'Choose metres or yards.');
  const quantity = parseQuantity(input.quantity, unit.ok ? unit.choice : 'metre');
  const colourSplit = splitReading(input, context, quantity);
  const results = {
    unit,
    quantity,
    colourSplit,
    deliverTo: readPlace(input.deliverTo, context.market),
    requiredBy: parseRequiredBy(input.requiredBy, context.zone, context.now),
    targetRate: readTargetRate(input.targetRate, context.market),
    certification: readCertification(input.certification),
    notes: parseNotes(input.notes),
    files: parseFiles(input.files),
    poNumber: readPoNumber(input.poNumber),
  };
  return readForm(results, (parsed) => ({
    sheet: {
      quantity: parsed.quantity.length,
      colourSplit: parsed.colourSplit.split,
      delivery: parsed.deliverTo.place,
      requiredBy: parsed.requiredBy.day,
      targetRate: parsed.targetRate.amount,
      certification: parsed.certification.choice,
      notes: parsed.notes.text,
      poNumber: parsed.poNumber.text,
    },
  }));
}

export function reviewProblems(input: ReviewInput, context: ReviewContext): FormProblems<ReviewField> {
  const reading = readReviewSheet(input, context);
  return reading.ok ? {} : reading.problems;
}

/** Null when the buyer splits the quantity. */
export function whyNoSplit({ numberOfColors }: Pick<ReviewContext, 'numberOfColors'>): string | null {
  if (numberOfColors === null) return 'This cloth has no colours, so there is nothing to split.';
  return numberOfColors < 2 ? 'One colour takes the whole quantity.' : null;
}

/** While the quantity itself is wrong the split stays unjudged: one mistake gets one message. */
function splitReading(
  { colourSplit }: ReviewInput,
  context: ReviewContext,
  quantity: ParseResult<{ length: Length }>,
): ParseResult<{ split: readonly ColourQuantity[] }> {
  const { numberOfColors } = context;
  if (!quantity.ok || numberOfColors === null || whyNoSplit(context) !== null) return { ok: true, split: [] };
  return readSplit(colourSplit, quantity.length, numberOfColors);
}

function readPlace(raw: string, market: Market): ParseResult<{ place: DeliveryPlace }> {
  if (market === 'IN') {
    const reading = parseFreightPincode(raw);
    return reading.ok ? { ok: true, place: { kind: 'pincode', pincode: reading.pincode } } : reading;
  }
  const reading = parseLine(raw, PORT);
  return reading.ok ? { ok: true, place: { kind: 'port', port: reading.text } } : reading;
}

function readTargetRate(raw: Optional, market: Market): ParseResult<{ amount: Money | null }> {
  const typed = filledIn(raw);
  if (typed === null) return { ok: true, amount: null };
  const reading = parseAmount(typed, MARKET_RULES[market].currency);
  return reading.ok && reading.amount.minor === 0n ? refused('Enter a target rate above 0.') : reading;
}

function readCertification(raw: Optional): ParseResult<{ choice: Certification | null }> {
  const typed = filledIn(raw);
  return typed === null
    ? { ok: true, choice: null }
    : readChoice(CERTIFICATION_CODE, typed, 'Choose RCS, GRS or none.');
}

function readPoNumber(raw: Optional): ParseResult<{ text: string | null }> {
  const typed = filledIn(raw);
  return typed === null ? { ok: true, text: null } : parseLine(typed, PO_NUMBER);
}
