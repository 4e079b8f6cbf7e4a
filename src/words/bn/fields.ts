/** What a reply says of a field that no screen sends wrong. */
import type { FieldProblems } from '#domain/forms/field-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const FIELD_PROBLEM_TEXT: ProblemTexts<FieldProblems> = {
  field_empty: 'এটা লিখুন।',
  field_too_long: ({ most }) => `বড়জোর ${most} অক্ষর।`,
  hidden_characters: 'লুকানো অক্ষরগুলো সরান।',
  id_invalid: 'এই ID ঠিক নয়।',
  digits_only: 'শুধু সংখ্যা লিখুন।',
  date_invalid: 'সঠিক তারিখ লিখুন।',
  date_out_of_range: '2000 থেকে 2099-এর মধ্যে তারিখ লিখুন।',
  note_empty: 'কিছু লিখুন।',
  status_not_chosen: 'অবস্থা বেছে নিন।',
  not_a_number: 'সংখ্যা হতে হবে।',
  not_yes_or_no: 'true বা false হতে হবে।',
  not_text: 'লেখা হতে হবে।',
};
