/** What a buyer abroad reports about its letter of credit; staff compare it with the bank's own message. */
import { type FormResult, readForm } from '#domain/forms/form-result.ts';
import { type LineRule, parseLine } from '#domain/forms/text-input.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { compareMoney, type Money, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';

export type LetterOfCreditInput = { number: string; bank: string; amount: string; expiresOn: string };
export type LetterOfCredit = {
  readonly number: string;
  readonly bank: string;
  /** The sum it names: one letter stands for the whole order. */
  readonly amount: Money;
  readonly expiresOn: CalendarDay;
};

const NUMBER: LineRule = { line: 'letter_of_credit_number', maxLength: 35 };
const BANK: LineRule = { line: 'letter_of_credit_bank', maxLength: 100 };

export type LetterOfCreditNeeds = {
  readonly today: CalendarDay;
  readonly dispatchBy: CalendarDay;
  /** What the order still costs, without what is on credit. */
  readonly needed: Money;
};

/** Banks take the documents of a shipment some days after it, and only while the letter is valid. */
const DAYS_FOR_PAPERS = 15;

export function earliestExpiry(dispatchBy: CalendarDay): CalendarDay {
  return addDays(dispatchBy, DAYS_FOR_PAPERS);
}

export function readLetterOfCredit(
  input: LetterOfCreditInput,
  needs: LetterOfCreditNeeds,
): FormResult<{ letter: LetterOfCredit }, keyof LetterOfCreditInput, SaidProblem> {
  const results = {
    number: parseLine(input.number, NUMBER),
    bank: parseLine(input.bank, BANK),
    amount: readSum(input.amount, needs.needed),
    expiresOn: readExpiry(input.expiresOn, needs),
  };
  return readForm(results, ({ number, bank, amount, expiresOn }) => ({
    letter: { number: number.text, bank: bank.text, amount: amount.amount, expiresOn: expiresOn.day },
  }));
}

/** What "about" means to banks (UCP 600, article 30): more than this was opened for something else, or mistyped. */
const TOLERANCE_PERCENT = 10n;

export function largestLetter(needed: Money): Money {
  return { ...needed, minor: needed.minor + (needed.minor * TOLERANCE_PERCENT) / 100n };
}

/** A letter for less leaves a part that no bank promises. */
function readSum(raw: string, needed: Money): ParseResult<{ amount: Money }, SaidProblem> {
  const reading = parseAmount(raw, needed.currency);
  if (!reading.ok) return reading;
  if (compareMoney(reading.amount, needed) < 0) {
    return refused(`The letter must cover the whole order: at least ${formatMoney(needed)}.`);
  }
  const most = largestLetter(needed);
  if (compareMoney(reading.amount, most) <= 0) return reading;
  return refused(
    `This is more than the order costs. A letter may be up to 10% higher: at most ${formatMoney(most)}.`,
  );
}

function readExpiry(
  raw: string,
  { today, dispatchBy }: LetterOfCreditNeeds,
): ParseResult<{ day: CalendarDay }> {
  const day = raw.trim();
  if (!isCalendarDay(day)) return refused('Choose the expiry date.');
  if (day <= today) return refused('This letter of credit has expired. Ask your bank to extend it.');
  const needed = earliestExpiry(dispatchBy);
  if (day >= needed) return { ok: true, day };
  return refused(
    `It must be valid until at least ${dayText(needed)}: the goods leave by ${dayText(dispatchBy)}, and the documents reach your bank after that.`,
  );
}

function dayText(day: CalendarDay): string {
  return formatDay(day, DETAIL_DATE_FORMAT);
}
