/** What a message leaves open, and why nothing could be read from it. */
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { ProblemOf } from '#domain/shared/problem-list.ts';

export type EnquiryQuestions = {
  enquiry_says_two_things: { readonly choices: readonly string[] };
  enquiry_elastane_open: null;
  enquiry_colour_count_open: null;
  enquiry_credit_not_offered: null;
  enquiry_pincode_open: null;
  enquiry_rate_in_other_currency: { readonly currency: Currency };
  enquiry_rate_per_other_unit: { readonly unit: LengthUnit };
  enquiry_quantity_open: null;
  enquiry_target_rate_open: null;
  enquiry_width_open: null;
  enquiry_weight_open: null;
  enquiry_date_open: null;
  enquiry_credit_open: null;
  enquiry_is_knitted: null;
  enquiry_yarns_unclear: null;
  enquiry_threads_unclear: null;
};
export type AskedOfEnquiry = ProblemOf<EnquiryQuestions>;

export const ENQUIRY_REFUSALS = [
  'empty',
  'too_long',
  'too_many_fabrics',
  'for_sale',
  'only_knits',
  'only_yarn',
  'no_fabric',
] as const;
export type EnquiryRefusal = (typeof ENQUIRY_REFUSALS)[number];
