/** E-mail addresses by the specification's rule, with `+` allowed; one address has one spelling. */
import { type ParseResult, refused } from '../shared/parse-result.ts';

export const EMAIL_MAX_LENGTH = 254;

/** Each part repeats over signs that its neighbour cannot begin with, so the pattern reads every text once. */
const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z][a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const LOCAL_MAX_LENGTH = 64;

/** The pattern is tried before lower-casing: some foreign letters become plain ones and would pass as another address. */
export function parseEmail(raw: string): ParseResult<{ email: string }> {
  const typed = raw.length > EMAIL_MAX_LENGTH * 2 ? raw : raw.trim();
  if (typed === '') return refused('Enter your email address.');
  if (typed.length > EMAIL_MAX_LENGTH) return refused('This email address is too long.');
  if (!EMAIL.test(typed) || typed.indexOf('@') > LOCAL_MAX_LENGTH) {
    return refused('Enter a valid email address.');
  }
  return { ok: true, email: typed.toLowerCase() };
}

export function emailProblem(raw: string): string | null {
  const reading = parseEmail(raw);
  return reading.ok ? null : reading.problem;
}
