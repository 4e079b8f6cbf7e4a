/** Why what was typed is no address to sign in or to be reached at. */
import type { ProblemOf } from '../shared/problem-list.ts';

export type IdentityProblems = {
  email_missing: null;
  email_too_long: null;
  email_invalid: null;
  mobile_missing: null;
  mobile_too_long: null;
  mobile_not_indian: null;
  mobile_not_bangladeshi: null;
  mobile_of_other_country: null;
  number_not_digits: null;
  mobile_or_email_missing: null;
  mobile_and_email: null;
  mobile_of_international: null;
  calling_code_unknown: null;
  one_time_code_missing: null;
  one_time_code_length: null;
};
export type IdentityProblem = ProblemOf<IdentityProblems>;

export type ContactProblems = IdentityProblems & {
  whatsapp_country_missing: null;
  whatsapp_number_missing: null;
  whatsapp_number_of_other_country: { readonly callingCode: string };
  whatsapp_area_code_missing: null;
  whatsapp_number_too_short: null;
  whatsapp_number_too_long: null;
};
export type ContactProblem = ProblemOf<ContactProblems>;
