/** What a buyer is asked about a delivered order. */

export const RATING_NAMES = ['quality', 'match', 'delivery', 'service'] as const;
export type RatingName = (typeof RATING_NAMES)[number];

export const STARS_MAX = 5;

export const FEEDBACK_COMMENT_MAX = 1000;
export const FEEDBACK_PHOTOS_MAX = 5;

const PRAISE = [
  'even_shade',
  'good_hand_feel',
  'clean_fabric',
  'well_packed',
  'on_time',
  'quick_replies',
] as const;
const COMPLAINTS = [
  'shade_variation',
  'weaving_faults',
  'short_length',
  'poor_packing',
  'late_delivery',
  'slow_replies',
] as const;
export const FEEDBACK_TAGS = [...PRAISE, ...COMPLAINTS] as const;
export type FeedbackTag = (typeof FEEDBACK_TAGS)[number];

const PRAISE_FROM_STARS = 4;

/** Which words fit the score; a middling one may name both. */
export function tagsFor(overall: number): readonly FeedbackTag[] {
  if (overall >= PRAISE_FROM_STARS) return PRAISE;
  return overall === PRAISE_FROM_STARS - 1 ? [...COMPLAINTS, ...PRAISE] : COMPLAINTS;
}

export type Ratings = { readonly overall: number } & Readonly<Record<RatingName, number>>;

const LOW_STARS = 2;

/** Somebody this unhappy is asked whether an issue should be raised. */
export function isLowScore(ratings: Ratings): boolean {
  return [ratings.overall, ratings.quality, ratings.match].some((stars) => stars <= LOW_STARS);
}
