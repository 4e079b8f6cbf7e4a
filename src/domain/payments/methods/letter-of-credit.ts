/** What a buyer abroad tells about its letter of credit; staff compare it with the bank's own message. */
import { type FormReading, formRefused } from '#domain/account/form-reading.ts';
import { type LineRule, parseLine } from '#domain/account/typed-text.ts';
import { type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { type Reading, refused } from '#domain/shared/reading.ts';

export type LetterOfCreditInput = { number: string; bank: string; expiresOn: string };
export type LetterOfCredit = {
  readonly number: string;
  readonly bank: string;
  readonly expiresOn: CalendarDay;
};

const NUMBER: LineRule = {
  emptyProblem: 'Enter the number of the letter of credit.',
  name: 'The number',
  maxLength: 35,
};
const BANK: LineRule = { emptyProblem: 'Enter the bank that opened it.', name: 'The bank', maxLength: 100 };

export function readLetterOfCredit(
  input: LetterOfCreditInput,
  today: CalendarDay,
): FormReading<{ letter: LetterOfCredit }, keyof LetterOfCreditInput> {
  const number = parseLine(input.number, NUMBER);
  const bank = parseLine(input.bank, BANK);
  const expiresOn = readExpiry(input.expiresOn, today);
  if (!(number.ok && bank.ok && expiresOn.ok)) return formRefused({ number, bank, expiresOn });
  return { ok: true, letter: { number: number.text, bank: bank.text, expiresOn: expiresOn.day } };
}

function readExpiry(raw: string, today: CalendarDay): Reading<{ day: CalendarDay }> {
  const day = raw.trim();
  if (!isCalendarDay(day)) return refused('Choose the day on which it expires.');
  return day > today
    ? { ok: true, day }
    : refused('This letter of credit has expired; ask your bank to extend it.');
}
