/** What a reply says of a field that no screen sends wrong. */
import type { FieldProblems } from '#domain/forms/field-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const FIELD_PROBLEM_TEXT: ProblemTexts<FieldProblems> = {
  field_empty: 'यह भरें।',
  field_too_long: ({ most }) => `ज़्यादा से ज़्यादा ${most} अक्षर।`,
  hidden_characters: 'छिपे हुए अक्षर हटाएँ।',
  id_invalid: 'यह ID सही नहीं है।',
  digits_only: 'सिर्फ अंक लिखें।',
  date_invalid: 'सही तारीख लिखें।',
  date_out_of_range: '2000 से 2099 के बीच की तारीख लिखें।',
  note_empty: 'कुछ लिखें।',
  status_not_chosen: 'स्थिति चुनें।',
  not_a_number: 'संख्या होनी चाहिए।',
  not_yes_or_no: 'true या false होना चाहिए।',
  not_text: 'टेक्स्ट होना चाहिए।',
};
