/** What the forms of the account and of somebody new take; also checked in the browser while the form is filled in. */
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { emailProblem } from '#domain/account/email-address.ts';
import { parseBin } from '#domain/account/tax-numbers/bin.ts';
import { isTimeZone } from '#domain/shared/calendar.ts';
import { LANGUAGES } from '#domain/shared/language.ts';

const binProblem = (typed: string) => {
  const reading = parseBin(typed);
  return reading.ok ? undefined : reading.problem;
};

export const customerChange = z
  .strictObject({
    name: z.optional(text(80, 'Enter your name.')),
    company: z.optional(text(120, 'Enter your company name.')),
    unit: z.optional(z.enum(['metre', 'yard'], 'Choose metres or yards.')),
    timeZone: z.optional(
      z.string().check(z.maxLength(60), z.refine(isTimeZone, 'This time zone is not known.')),
    ),
    language: z.optional(z.enum(LANGUAGES, 'Choose a language.')),
    bin: z.optional(
      z
        .string('Enter your BIN.')
        .check(z.refine((value) => parseBin(value).ok, { error: ({ input }) => binProblem(String(input)) })),
    ),
    contactEmail: z.optional(
      z.string('Enter an email address.').check(
        z.maxLength(254, 'This email address is too long.'),
        z.refine((value) => emailProblem(value) === null, 'Enter a valid email address.'),
      ),
    ),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'Tell us what to change.'));

export const demoRequest = z.strictObject({
  contact: text(40, 'Enter a phone number we can reach you on.'),
  email: z.string('Enter your email address.').check(
    z.trim(),
    z.maxLength(254, 'This email address is too long.'),
    z.refine((value) => emailProblem(value) === null, 'Enter a valid email address.'),
  ),
  name: text(120, 'Enter your name.'),
});
