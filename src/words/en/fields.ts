/** What a reply says of a field that no screen sends wrong. */
import type { FieldProblems } from '#domain/forms/field-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const FIELD_PROBLEM_TEXT: ProblemTexts<FieldProblems> = {
  field_empty: 'Please fill this in.',
  field_too_long: ({ most }) => `At most ${most} characters.`,
  hidden_characters: 'Please remove the hidden characters.',
  id_invalid: 'This id is not valid.',
  digits_only: 'Use digits only.',
  date_invalid: 'Enter a valid date.',
  date_out_of_range: 'Enter a date between 2000 and 2099.',
  note_empty: 'Please write something.',
  status_not_chosen: 'Choose a status.',
  not_a_number: 'Must be a number.',
  not_yes_or_no: 'Must be true or false.',
  not_text: 'Must be text.',
};
