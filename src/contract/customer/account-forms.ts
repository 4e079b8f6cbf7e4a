/** What the forms of the account and of somebody new take; also checked in the browser while the form is filled in. */
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { parseBin } from '#domain/account/tax-numbers/bin.ts';
import { isTimeZone } from '#domain/shared/calendar.ts';
import { LANGUAGES } from '#domain/shared/language.ts';

const binProblem = (typed: string) => {
  const reading = parseBin(typed);
  return reading.ok ? undefined : reading.problem.code;
};

export const customerChange = z
  .strictObject({
    name: z.optional(text(80, problem('profile_name_missing'))),
    company: z.optional(text(120, problem('profile_company_missing'))),
    unit: z.optional(z.enum(['metre', 'yard'], problem('profile_unit_missing'))),
    timeZone: z.optional(
      z.string().check(z.maxLength(60), z.refine(isTimeZone, problem('profile_time_zone_unknown'))),
    ),
    language: z.optional(z.enum(LANGUAGES, problem('profile_language_missing'))),
    bin: z.optional(
      z
        .string(problem('bin_missing'))
        .check(z.refine((value) => parseBin(value).ok, { error: ({ input }) => binProblem(String(input)) })),
    ),
    contactEmail: z.optional(
      z.string(problem('email_missing')).check(
        z.maxLength(254, problem('email_too_long')),
        z.refine((value) => parseEmail(value).ok, problem('email_invalid')),
      ),
    ),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, problem('profile_unchanged')));

export const demoRequest = z.strictObject({
  contact: text(40, problem('demo_phone_missing')),
  email: z.string(problem('email_missing')).check(
    z.trim(),
    z.maxLength(254, problem('email_too_long')),
    z.refine((value) => parseEmail(value).ok, problem('email_invalid')),
  ),
  name: text(120, problem('profile_name_missing')),
});
