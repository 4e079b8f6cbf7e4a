/** What is wrong with a typed phone number or email address. */
import type { ContactProblems, IdentityProblems } from '#domain/account/contact-problem.ts';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const IDENTITY_PROBLEM_TEXT: ProblemTexts<IdentityProblems> = {
  email_missing: 'Enter your email address.',
  email_too_long: 'This email address is too long.',
  email_invalid: 'Enter a valid email address.',
  mobile_missing: 'Enter your mobile number.',
  mobile_too_long: 'This mobile number is too long.',
  mobile_not_indian: 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9.',
  mobile_not_bangladeshi: 'Enter a Bangladeshi mobile number such as 01712 345678.',
  mobile_of_other_country: 'We can only send codes to numbers in India (+91) and Bangladesh (+880).',
  number_not_digits: 'Use digits only.',
  mobile_or_email_missing: 'Enter your mobile number or email address.',
  mobile_and_email: 'Enter a mobile number or an email address, not both.',
  mobile_of_international: 'International customers sign in by email.',
  calling_code_unknown: 'Choose India (91) or Bangladesh (880).',
  one_time_code_missing: 'Enter the code.',
  one_time_code_length: `The code has ${OTP_LENGTH} digits.`,
};

export const CONTACT_PROBLEM_TEXT: ProblemTexts<ContactProblems> = {
  ...IDENTITY_PROBLEM_TEXT,
  whatsapp_country_missing: 'Choose the country of the number.',
  whatsapp_number_missing: 'Enter your WhatsApp number.',
  whatsapp_number_of_other_country: ({ callingCode }) => `This number doesn't start with +${callingCode}.`,
  whatsapp_area_code_missing: 'Enter the 10 digits of the number, area code first.',
  whatsapp_number_too_short: 'This number is too short. Enter all of its digits.',
  whatsapp_number_too_long: 'This number is too long.',
};
