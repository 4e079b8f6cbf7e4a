/** What a buyer is asked about a delivered order, and what is said of the answers. */

import { FEEDBACK_PHOTOS_MAX, type FeedbackTag, type RatingName } from '#domain/feedback/feedback.ts';
import type { FeedbackFormProblems, FeedbackProblems } from '#domain/feedback/feedback-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { UNNAMED_COLLEAGUE } from './people.ts';

export const RATING_LABEL: Readonly<Record<RatingName, string>> = {
  quality: 'कपड़े की क्वालिटी',
  match: 'जैसा ऑर्डर और मंज़ूर किया',
  delivery: 'समय पर डिलीवरी',
  service: 'सर्विस और जवाब',
};

/** From one star on, for those who do not count them. */
export const STAR_LABEL: readonly string[] = ['खराब', 'ठीक-ठाक', 'अच्छा', 'बहुत अच्छा', 'बढ़िया'];

export const FEEDBACK_TAG_LABEL: Readonly<Record<FeedbackTag, string>> = {
  even_shade: 'शेड एक जैसा',
  good_hand_feel: 'हैंडफील अच्छा',
  clean_fabric: 'खराबी कम या नहीं',
  well_packed: 'पैकिंग अच्छी',
  on_time: 'समय पर आया',
  quick_replies: 'जवाब जल्दी मिले',
  shade_variation: 'शेड में फर्क',
  weaving_faults: 'बुनाई की खराबी',
  short_length: 'लंबाई कम',
  poor_packing: 'पैकिंग खराब',
  late_delivery: 'डिलीवरी लेट',
  slow_replies: 'जवाब देर से मिले',
};

export const FEEDBACK_FORM_PROBLEM_TEXT: ProblemTexts<FeedbackFormProblems> = {
  feedback_stars_missing: '1 से 5 स्टार चुनें।',
  feedback_too_many_photos: `ज़्यादा से ज़्यादा ${FEEDBACK_PHOTOS_MAX} फोटो जोड़ें।`,
};

export const FEEDBACK_PROBLEM_TEXT: ProblemTexts<FeedbackProblems> = {
  ...FEEDBACK_FORM_PROBLEM_TEXT,
  feedback_given: ({ by }) => `${by ?? UNNAMED_COLLEAGUE} ने इस ऑर्डर को पहले ही रेटिंग दे दी है।`,
};
