/** E-mail addresses by the specification's rule, with `+` allowed; one address has one spelling. */
import { type ParseResult, refused } from '../shared/parse-result.ts';
import type { IdentityProblem } from './contact-problem.ts';

export const EMAIL_MAX_LENGTH = 254;

/** Each part repeats over signs that its neighbour cannot begin with, so the pattern reads every text once. */
const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z][a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const LOCAL_MAX_LENGTH = 64;

/** The pattern is tried before lower-casing: some foreign letters become plain ones and would pass as another address. */
export function parseEmail(raw: string): ParseResult<{ email: string }, IdentityProblem> {
  const typed = raw.length > EMAIL_MAX_LENGTH * 2 ? raw : raw.trim();
  if (typed === '') return refused({ code: 'email_missing' });
  if (typed.length > EMAIL_MAX_LENGTH) return refused({ code: 'email_too_long' });
  if (!EMAIL.test(typed) || typed.indexOf('@') > LOCAL_MAX_LENGTH) {
    return refused({ code: 'email_invalid' });
  }
  return { ok: true, email: typed.toLowerCase() };
}
