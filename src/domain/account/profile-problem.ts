/** Why what is known of a person and a company cannot be changed as it was typed. */
export type ProfileProblems = {
  profile_name_missing: null;
  profile_company_missing: null;
  profile_unit_missing: null;
  profile_time_zone_unknown: null;
  profile_language_missing: null;
  profile_unchanged: null;
  demo_phone_missing: null;
};
