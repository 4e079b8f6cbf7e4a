/** What a buyer is asked about a delivered order. */

export const RATING_LABEL = {
  quality: 'Fabric quality',
  match: 'As ordered and approved',
  delivery: 'On-time delivery',
  service: 'Service and replies',
} as const;
export type RatingName = keyof typeof RATING_LABEL;
export const RATING_NAMES = Object.keys(RATING_LABEL) as RatingName[];

export const STARS_MAX = 5;
/** In words, for those who do not count stars. */
export const STAR_LABEL = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

export const FEEDBACK_COMMENT_MAX = 1000;
export const FEEDBACK_PHOTOS_MAX = 5;

const PRAISE = {
  even_shade: 'Even shade',
  good_hand_feel: 'Good hand feel',
  clean_fabric: 'Few or no faults',
  well_packed: 'Well packed',
  on_time: 'Arrived on time',
  quick_replies: 'Quick replies',
} as const;
const COMPLAINT = {
  shade_variation: 'Shade variation',
  weaving_faults: 'Weaving faults',
  short_length: 'Short length',
  poor_packing: 'Poor packing',
  late_delivery: 'Late delivery',
  slow_replies: 'Slow replies',
} as const;
export const FEEDBACK_TAG_LABEL = { ...PRAISE, ...COMPLAINT } as const;
export type FeedbackTag = keyof typeof FEEDBACK_TAG_LABEL;
export const FEEDBACK_TAGS = Object.keys(FEEDBACK_TAG_LABEL) as FeedbackTag[];

const PRAISE_FROM_STARS = 4;

/** Which words fit the score; a middling one may name both. */
export function tagsFor(overall: number): FeedbackTag[] {
  const praise = Object.keys(PRAISE) as FeedbackTag[];
  const complaints = Object.keys(COMPLAINT) as FeedbackTag[];
  if (overall >= PRAISE_FROM_STARS) return praise;
  return overall === PRAISE_FROM_STARS - 1 ? [...complaints, ...praise] : complaints;
}

export type Ratings = { readonly overall: number } & Readonly<Record<RatingName, number>>;

const LOW_STARS = 2;

/** Somebody this unhappy is asked whether an issue should be raised. */
export function isLowScore(ratings: Ratings): boolean {
  return [ratings.overall, ratings.quality, ratings.match].some((stars) => stars <= LOW_STARS);
}
