/** Why what was typed is no address in its market. */
import type { ProblemOf } from '#domain/shared/problem-list.ts';

export type PincodeProblems = {
  pincode_missing: null;
  pincode_format: null;
  pincode_not_found: null;
  pincode_not_served: null;
  pincode_of_army_post: null;
  pincode_not_checked: null;
};
export type PincodeProblem = ProblemOf<PincodeProblems>;

export type AddressFormProblems = PincodeProblems & {
  /** States by their two digits of the GST law. */
  pincode_of_other_state: { readonly pincodeState: string; readonly addressState: string };
  gstin_of_other_state: { readonly numberState: string; readonly addressState: string };
  postcode_missing: null;
  postcode_not_bangladeshi: null;
  postcode_invalid: null;
  state_missing: null;
  division_missing: null;
  district_missing: null;
  district_of_other_division: { readonly division: string };
  country_missing: null;
  address_name_missing: null;
  address_use_missing: null;
  address_ownership_missing: null;
  contact_name_too_long: null;
  contact_phone_invalid: null;
  addresses_too_many: { readonly most: number };
};
export type AddressFormProblem = ProblemOf<AddressFormProblems>;
