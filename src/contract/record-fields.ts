/** Figures, days, paragraphs and pages of records; apart from the fields that the sign-in page loads. */
import * as z from 'zod/mini';
import { latinDigits } from '#domain/shared/latin-digits.ts';
import { hasHiddenCharacter, textInput } from './fields.ts';
import { problem, TOO_LONG } from './problem-message.ts';

/** A figure as typed, in plain digits: text, or a plain number from callers that have one. */
export const numericInput = z.pipe(
  z.union([textInput(40), z.number(problem('digits_only'))], problem('digits_only')),
  z.transform((figure: string | number): string => latinDigits(String(figure))),
);

/** An exact amount in paise or cents. */
export const money = z.object({ minor: z.string(), currency: z.enum(['INR', 'USD']) });

/** A quantity as agreed, in whole thousandths of its unit. */
export const length = z.object({ thousandths: z.string(), unit: z.enum(['metre', 'yard']) });

/** A price for one metre or one yard. */
export const rate = z.object({ price: money, unit: z.enum(['metre', 'yard']) });

/** A day of the calendar, such as 2026-11-30. */
export const day = z.string();

/** A day that somebody types or chooses. */
export const dayInput = z.iso
  .date(problem('date_invalid'))
  .check(z.refine((typed) => typed >= '2000' && typed < '2100', problem('date_out_of_range')));

/** Several lines of text: a note, a message. */
export function paragraph(maxLength: number, message: string = problem('note_empty')) {
  return z.string(message).check(
    z.trim(),
    z.minLength(1, message),
    z.maxLength(maxLength, TOO_LONG),
    z.refine(
      (value) => !hasHiddenCharacter(value.replaceAll(/[\r\n\t]/g, ' ')),
      problem('hidden_characters'),
    ),
  );
}

/** One status or several, as "10,20"; "all" is every one of them, and reads as null. */
export function statusChoice(codes: readonly number[]) {
  return z
    .pipe(
      z.union(
        [
          z.literal('all'),
          z.number(),
          z.string().check(z.regex(/^\d{1,2}(,\d{1,2}){0,19}$/, problem('status_not_chosen'))),
        ],
        problem('status_not_chosen'),
      ),
      z.transform((typed: string | number) =>
        typed === 'all' ? null : String(typed).split(',').map(Number),
      ),
    )
    .check(
      z.refine(
        (chosen) => chosen?.every((code) => codes.includes(code)) ?? true,
        problem('status_not_chosen'),
      ),
    );
}

/** How many records a page holds, at most 100. */
export const pageLimit = z.coerce
  .number(problem('not_a_number'))
  .check(z.int(), z.minimum(1), z.maximum(100));

/** What a page holds unless the caller says how many. */
export const USUAL_PAGE_LIMIT = 20;

/** Which page of a list. */
export const paging = {
  offset: z._default(
    z.coerce.number(problem('not_a_number')).check(z.int(), z.minimum(0), z.maximum(100_000)),
    0,
  ),
  limit: z._default(pageLimit, USUAL_PAGE_LIMIT),
};

/** A page of a list, and where the next one begins. */
export function listOf<Item extends z.ZodMiniType>(record: Item) {
  return z.object({ records: z.array(record), total: z.int(), nextOffset: z.nullable(z.int()) });
}
