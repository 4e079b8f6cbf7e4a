/** What a buyer is asked about a delivered order, and what is said of the answers. */

import { FEEDBACK_PHOTOS_MAX, type FeedbackTag, type RatingName } from '#domain/feedback/feedback.ts';
import type { FeedbackFormProblems, FeedbackProblems } from '#domain/feedback/feedback-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { UNNAMED_COLLEAGUE } from './people.ts';

export const RATING_LABEL: Readonly<Record<RatingName, string>> = {
  quality: 'কাপড়ের কোয়ালিটি',
  match: 'অর্ডার ও অনুমোদন মতো',
  delivery: 'সময়মতো ডেলিভারি',
  service: 'সার্ভিস ও জবাব',
};

/** From one star on, for those who do not count them. */
export const STAR_LABEL: readonly string[] = ['খারাপ', 'মোটামুটি', 'ভালো', 'খুব ভালো', 'দারুণ'];

export const FEEDBACK_TAG_LABEL: Readonly<Record<FeedbackTag, string>> = {
  even_shade: 'শেড সমান',
  good_hand_feel: 'হ্যান্ডফিল ভালো',
  clean_fabric: 'খুঁত কম বা নেই',
  well_packed: 'প্যাকিং ভালো',
  on_time: 'সময়মতো এসেছে',
  quick_replies: 'তাড়াতাড়ি জবাব',
  shade_variation: 'শেডে তফাত',
  weaving_faults: 'বোনার খুঁত',
  short_length: 'দৈর্ঘ্য কম',
  poor_packing: 'প্যাকিং খারাপ',
  late_delivery: 'ডেলিভারিতে দেরি',
  slow_replies: 'জবাবে দেরি',
};

export const FEEDBACK_FORM_PROBLEM_TEXT: ProblemTexts<FeedbackFormProblems> = {
  feedback_stars_missing: '1 থেকে 5 স্টার বেছে নিন।',
  feedback_too_many_photos: `বড়জোর ${FEEDBACK_PHOTOS_MAX}টি ফটো দিন।`,
};

export const FEEDBACK_PROBLEM_TEXT: ProblemTexts<FeedbackProblems> = {
  ...FEEDBACK_FORM_PROBLEM_TEXT,
  feedback_given: ({ by }) => `${by ?? UNNAMED_COLLEAGUE} আগেই এই অর্ডারের রেটিং দিয়েছেন।`,
};
