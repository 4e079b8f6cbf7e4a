/** Why what was typed is no number of a tax register, or none we may bill. */
import type { ProblemOf } from '#domain/shared/problem-list.ts';

/** Well formed numbers that the register's answer shuts out. */
export const GST_REFUSALS = [
  'gstin_unknown_at_register',
  'gst_status_unclear',
  'gst_registration_suspended',
  'gst_registration_cancelled',
  'gst_registration_inactive',
  'supply_to_sez',
] as const;
export type GstRefusal = (typeof GST_REFUSALS)[number];

export type TaxNumberProblems = Record<GstRefusal, null> & {
  gstin_missing: null;
  gstin_length: { readonly typed: number };
  gstin_format: null;
  gstin_not_regular: null;
  gstin_state: null;
  gstin_pan: null;
  gstin_checksum: null;
  gstin_only_in_india: null;
  gstin_not_usable: null;
  supply_to_merchant_exporter: null;
  bin_missing: null;
  bin_length: null;
  bin_outdated: null;
  bin_invalid: null;
  bin_only_in_bangladesh: null;
  udyam_number_missing: null;
  udyam_number_outdated: null;
  udyam_number_invalid: null;
  msme_answer_missing: null;
  msme_class_missing: null;
  msme_activity_missing: null;
  msme_consent_missing: null;
  msme_certificate_missing: null;
  msme_only_in_india: null;
};
export type TaxNumberProblem = ProblemOf<TaxNumberProblems>;
