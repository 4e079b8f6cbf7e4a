/** What is wrong with a changed profile, and with the request for a demo. */
import type { ProfileProblems } from '#domain/account/profile-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { TYPED_PROBLEM_TEXT } from './forms.ts';

export const PROFILE_PROBLEM_TEXT: ProblemTexts<ProfileProblems> = {
  profile_name_missing: TYPED_PROBLEM_TEXT.line_missing({ line: 'own_name' }),
  profile_company_missing: TYPED_PROBLEM_TEXT.line_missing({ line: 'company' }),
  profile_unit_missing: 'Choose metres or yards.',
  profile_time_zone_unknown: 'This time zone is not known.',
  profile_language_missing: 'Choose a language.',
  profile_unchanged: 'Tell us what to change.',
  demo_phone_missing: 'Enter a phone number we can reach you on.',
};
