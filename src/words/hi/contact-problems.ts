/** What is wrong with a typed phone number or email address. */
import type { ContactProblems, IdentityProblems } from '#domain/account/contact-problem.ts';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const IDENTITY_PROBLEM_TEXT: ProblemTexts<IdentityProblems> = {
  email_missing: 'अपना ईमेल लिखें।',
  email_too_long: 'यह ईमेल बहुत लंबा है।',
  email_invalid: 'सही ईमेल लिखें।',
  mobile_missing: 'अपना मोबाइल नंबर लिखें।',
  mobile_too_long: 'यह मोबाइल नंबर बहुत लंबा है।',
  mobile_not_indian: '10 अंकों का भारतीय मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो।',
  mobile_not_bangladeshi: 'बांग्लादेश का मोबाइल नंबर लिखें, जैसे 01712 345678।',
  mobile_of_other_country: 'कोड सिर्फ भारत (+91) और बांग्लादेश (+880) के नंबरों पर भेज सकते हैं।',
  number_not_digits: 'सिर्फ अंक लिखें।',
  mobile_or_email_missing: 'अपना मोबाइल नंबर या ईमेल लिखें।',
  mobile_and_email: 'मोबाइल नंबर या ईमेल में से एक ही लिखें।',
  mobile_of_international: 'विदेश के ग्राहक ईमेल से साइन इन करते हैं।',
  calling_code_unknown: 'भारत (91) या बांग्लादेश (880) चुनें।',
  one_time_code_missing: 'कोड लिखें।',
  one_time_code_length: `कोड में ${OTP_LENGTH} अंक होते हैं।`,
};

export const CONTACT_PROBLEM_TEXT: ProblemTexts<ContactProblems> = {
  ...IDENTITY_PROBLEM_TEXT,
  whatsapp_country_missing: 'नंबर किस देश का है, चुनें।',
  whatsapp_number_missing: 'अपना WhatsApp नंबर लिखें।',
  whatsapp_number_of_other_country: ({ callingCode }) => `यह नंबर +${callingCode} से शुरू नहीं होता।`,
  whatsapp_area_code_missing: 'नंबर के 10 अंक लिखें, पहले एरिया कोड।',
  whatsapp_number_too_short: 'यह नंबर छोटा है। सारे अंक लिखें।',
  whatsapp_number_too_long: 'यह नंबर बहुत लंबा है।',
};
