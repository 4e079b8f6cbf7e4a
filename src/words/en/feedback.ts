/** What a buyer is asked about a delivered order, and what is said of the answers. */

import { FEEDBACK_PHOTOS_MAX, type FeedbackTag, type RatingName } from '#domain/feedback/feedback.ts';
import type { FeedbackFormProblems, FeedbackProblems } from '#domain/feedback/feedback-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { UNNAMED_COLLEAGUE } from './people.ts';

export const RATING_LABEL: Readonly<Record<RatingName, string>> = {
  quality: 'Fabric quality',
  match: 'As ordered and approved',
  delivery: 'On-time delivery',
  service: 'Service and replies',
};

/** From one star on, for those who do not count them. */
export const STAR_LABEL: readonly string[] = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

export const FEEDBACK_TAG_LABEL: Readonly<Record<FeedbackTag, string>> = {
  even_shade: 'Even shade',
  good_hand_feel: 'Good hand feel',
  clean_fabric: 'Few or no faults',
  well_packed: 'Well packed',
  on_time: 'Arrived on time',
  quick_replies: 'Quick replies',
  shade_variation: 'Shade variation',
  weaving_faults: 'Weaving faults',
  short_length: 'Short length',
  poor_packing: 'Poor packing',
  late_delivery: 'Late delivery',
  slow_replies: 'Slow replies',
};

export const FEEDBACK_FORM_PROBLEM_TEXT: ProblemTexts<FeedbackFormProblems> = {
  feedback_stars_missing: 'Choose 1 to 5 stars.',
  feedback_too_many_photos: `Attach at most ${FEEDBACK_PHOTOS_MAX} photos.`,
};

export const FEEDBACK_PROBLEM_TEXT: ProblemTexts<FeedbackProblems> = {
  ...FEEDBACK_FORM_PROBLEM_TEXT,
  feedback_given: ({ by }) => `${by ?? UNNAMED_COLLEAGUE} has already rated this order.`,
};
