/** Why the record of a supplier cannot be saved. */
export type SupplierRecordProblems = {
  supplier_name_missing: null;
  supplier_name_taken: null;
  supplier_alias_missing: null;
  supplier_alias_taken: null;
  supplier_city_missing: null;
  supplier_state_missing: null;
  supplier_state_unknown: null;
  supplier_categories_missing: null;
  supplier_gst_number_of_other_state: null;
  supplier_contact_name_missing: null;
  supplier_contact_unreachable: null;
};
