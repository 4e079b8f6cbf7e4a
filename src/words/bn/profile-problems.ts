/** What is wrong with a changed profile, and with the request for a demo. */
import type { ProfileProblems } from '#domain/account/profile-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { TYPED_PROBLEM_TEXT } from './forms.ts';

export const PROFILE_PROBLEM_TEXT: ProblemTexts<ProfileProblems> = {
  profile_name_missing: TYPED_PROBLEM_TEXT.line_missing({ line: 'own_name' }),
  profile_company_missing: TYPED_PROBLEM_TEXT.line_missing({ line: 'company' }),
  profile_unit_missing: 'মিটার বা ইয়ার্ড বেছে নিন।',
  profile_time_zone_unknown: 'এই টাইম জোন পাওয়া গেল না।',
  profile_language_missing: 'ভাষা বেছে নিন।',
  profile_unchanged: 'কী বদলাবেন বলুন।',
  demo_phone_missing: 'যে নম্বরে আপনাকে পাওয়া যাবে সেটা লিখুন।',
};
