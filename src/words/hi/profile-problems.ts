/** What is wrong with a changed profile, and with the request for a demo. */
import type { ProfileProblems } from '#domain/account/profile-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { TYPED_PROBLEM_TEXT } from './forms.ts';

export const PROFILE_PROBLEM_TEXT: ProblemTexts<ProfileProblems> = {
  profile_name_missing: TYPED_PROBLEM_TEXT.line_missing({ line: 'own_name' }),
  profile_company_missing: TYPED_PROBLEM_TEXT.line_missing({ line: 'company' }),
  profile_unit_missing: 'मीटर या यार्ड चुनें।',
  profile_time_zone_unknown: 'यह टाइम ज़ोन नहीं मिला।',
  profile_language_missing: 'भाषा चुनें।',
  profile_unchanged: 'क्या बदलना है, बताएँ।',
  demo_phone_missing: 'ऐसा फोन नंबर लिखें जिस पर आपसे बात हो सके।',
};
