/** An export counts as paid when its money has come from abroad, and the bank has to hear of it by a day. */
import { type FormResult, readForm } from '#domain/forms/form-result.ts';
import { filledIn, type LineRule, parseLine, plainUpperCase, withoutGaps } from '#domain/forms/text-input.ts';
import { type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { type Currency, type Money, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';

export const REALISATION_STATES = ['open', 'late', 'realised'] as const;
export type RealisationState = (typeof REALISATION_STATES)[number];
export const REALISATION_LABEL = {
  open: 'Waiting for payment',
  late: 'Past its limit',
  realised: 'Paid from abroad',
} as const satisfies Record<RealisationState, string>;

/** The same day so many months later, or the last one of a shorter month. */
export function realisationLimit(shippedOn: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0, day = 0] = shippedOn.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return target.toISOString().slice(0, 10);
}

export function realisationState(
  { total, realised, limit }: { total: bigint; realised: bigint; limit: CalendarDay },
  today: CalendarDay,
): RealisationState {
  if (realised >= total) return 'realised';
  return today > limit ? 'late' : 'open';
}

export type ShippingBillInput = { number: string; billedOn: string; portCode: string };
export type ShippingBill = {
  readonly number: string;
  readonly billedOn: CalendarDay;
  readonly portCode: string;
};

export function readShippingBill(
  input: ShippingBillInput,
  { invoicedOn, today }: { invoicedOn: CalendarDay; today: CalendarDay },
): FormResult<{ bill: ShippingBill }, keyof ShippingBillInput> {
  const results = {
    number: matching(input.number, /^[0-9]{3,7}$/, 'A shipping bill number has 3 to 7 digits.'),
    billedOn: readDay(input.billedOn, { from: invoicedOn, today }),
    portCode: matching(input.portCode, /^[A-Z]{2}[A-Z0-9]{4}$/, 'A port code has 6 signs, like INNSA1.'),
  };
  return readForm(results, ({ number, billedOn, portCode }) => ({
    bill: { number: number.text, billedOn: billedOn.day, portCode: portCode.text },
  }));
}

export type RemittanceInput = {
  reference: string;
  ebrc?: string | null | undefined;
  receivedOn: string;
  amount: string;
};
export type Remittance = {
  /** Of the bank: a FIRC or IRM number. */
  readonly reference: string;
  /** Self-certified from the remittance, so it often comes later. */
  readonly ebrc: string | null;
  readonly receivedOn: CalendarDay;
  readonly amount: Money;
};

const REFERENCE: LineRule = { line: 'remittance_reference', maxLength: 35 };

export function readRemittance(
  input: RemittanceInput,
  { currency, today }: { currency: Currency; today: CalendarDay },
): FormResult<{ remittance: Remittance }, keyof RemittanceInput, SaidProblem> {
  const results = {
    reference: parseLine(input.reference, REFERENCE),
    ebrc: readEbrc(input.ebrc),
    // An advance may have come long before the goods left.
    receivedOn: readDay(input.receivedOn, { from: '2017-07-01', today }),
    amount: readSum(input.amount, currency),
  };
  return readForm(results, ({ reference, ebrc, receivedOn, amount }) => ({
    remittance: {
      reference: reference.text,
      ebrc: ebrc.text,
      receivedOn: receivedOn.day,
      amount: amount.amount,
    },
  }));
}

function readEbrc(raw: string | null | undefined): ParseResult<{ text: string | null }, SaidProblem> {
  const filled = filledIn(raw);
  return filled === null
    ? { ok: true, text: null }
    : parseLine(filled, { ...REFERENCE, line: 'ebrc_number' });
}

function readSum(raw: string, currency: Currency): ParseResult<{ amount: Money }, SaidProblem> {
  const reading = parseAmount(raw, currency);
  return reading.ok && reading.amount.minor === 0n ? refused('Enter an amount above zero.') : reading;
}

function readDay(
  raw: string,
  { from, today }: { from: CalendarDay; today: CalendarDay },
): ParseResult<{ day: CalendarDay }> {
  const day = raw.trim();
  if (!isCalendarDay(day)) return refused('Enter a valid date.');
  if (day > today) return refused('This day has not come yet.');
  return day < from ? refused('This day is before the invoice.') : { ok: true, day };
}

function matching(raw: string, pattern: RegExp, problem: string): ParseResult<{ text: string }> {
  const text = withoutGaps(plainUpperCase(raw.slice(0, 40)));
  return pattern.test(text) ? { ok: true, text } : refused(problem);
}
