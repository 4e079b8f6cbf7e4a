/** What is wrong with a colleague or an approver. */
import type { CompanyProblems } from '#domain/account/company/company-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const COMPANY_PROBLEM_TEXT: ProblemTexts<CompanyProblems> = {
  colleague_cannot_work: ({ name, work }) =>
    `${name} ${work === 'request' ? 'क्वेरी' : 'ऑर्डर'} का काम नहीं कर सकते। दूसरा साथी चुनें।`,
  colleague_blocked: ({ name }) => `${name} ब्लॉक हैं। सूची में से फिर आने दें।`,
  colleague_already_here: ({ name }) => `${name} पहले से यहाँ काम करते हैं।`,
  approver_already_listed: 'यह नंबर या ईमेल पहले से सूची में है।',
  approver_limit_missing: 'वे ज़्यादा से ज़्यादा कितनी रकम मंज़ूर कर सकते हैं, लिखें।',
  company_role_missing: 'कम से कम एक रोल चुनें।',
  company_role_unknown: 'मालिक, खरीदार, अकाउंट्स या स्टोर चुनें।',
  company_role_repeated: 'हर रोल एक ही बार चुनें।',
  work_scope_missing: 'सब या मेरे चुनें।',
};
