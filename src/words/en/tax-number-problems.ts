/** What is wrong with a typed tax number, and what the register says against it. */
import { GSTIN_EXAMPLE, GSTIN_LENGTH } from '#domain/account/tax-numbers/gstin.ts';
import type { TaxNumberProblems } from '#domain/account/tax-numbers/tax-number-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const TAX_NUMBER_PROBLEM_TEXT: ProblemTexts<TaxNumberProblems> = {
  gstin_missing: 'Enter your GST number',
  gstin_length: ({ typed }) => `A GST number has ${GSTIN_LENGTH} characters (you have typed ${typed})`,
  gstin_format: `This does not look like a GST number. Example: ${GSTIN_EXAMPLE}`,
  gstin_not_regular: 'Please use a regular GSTIN',
  gstin_state: 'The first two digits are not a valid state code',
  gstin_pan: 'Characters 3 to 12 are not a valid PAN',
  gstin_checksum: 'One character is mistyped. Please check the number again',
  gstin_only_in_india: 'Only companies in India have a GST number.',
  gstin_not_usable: 'Check this number and try again.',
  gstin_unknown_at_register: 'The GST register does not have this number. Check it and try again.',
  gst_status_unclear: 'The GST register gives no clear status for this number.',
  gst_registration_suspended: 'This GST registration is suspended. Use an active GST number.',
  gst_registration_cancelled: 'This GST registration is cancelled. Use an active GST number.',
  gst_registration_inactive: 'This GST registration is inactive. Use an active GST number.',
  supply_to_sez:
    'We can’t supply SEZ units or developers yet. Use a GST number outside the zone, or contact us.',
  supply_to_merchant_exporter:
    'We can’t supply at the 0.1% merchant-exporter rate yet. Order at the regular rate, or contact us.',
  bin_missing: 'Enter your BIN.',
  bin_length: 'A BIN has 13 digits.',
  bin_outdated: 'BINs with 9 or 11 digits are no longer valid. Enter your 13-digit BIN.',
  bin_invalid: 'A BIN has 13 digits, for example 001234567-0101.',
  bin_only_in_bangladesh: 'Only companies in Bangladesh have a BIN.',
  udyam_number_missing: 'Enter your Udyam number.',
  udyam_number_outdated:
    'This is an old Udyog Aadhaar number. Please enter the number that begins with UDYAM.',
  udyam_number_invalid: 'This does not look like a Udyam number. Example: UDYAM-KR-03-0000001',
  msme_class_missing: 'Choose micro, small or medium.',
  msme_activity_missing: 'Choose manufacturing, service or trading.',
  msme_consent_missing: 'Please allow us to use these details.',
  msme_certificate_missing: 'Add your Udyam certificate.',
  msme_only_in_india: 'MSME registration is for companies in India.',
  msme_answer_missing: 'Tell us whether you are registered.',
};
