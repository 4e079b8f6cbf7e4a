/** Why a value does not fit its field on the wire, before any rule of the form is asked. */
export type FieldProblems = {
  field_empty: null;
  field_too_long: { readonly most: number };
  hidden_characters: null;
  id_invalid: null;
  digits_only: null;
  date_invalid: null;
  date_out_of_range: null;
  note_empty: null;
  status_not_chosen: null;
  not_a_number: null;
  not_yes_or_no: null;
  not_text: null;
};
