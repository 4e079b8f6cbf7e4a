/** Of what a buyer fills in. */
export type FeedbackFormProblems = {
  feedback_stars_missing: null;
  feedback_too_many_photos: null;
};

export type FeedbackProblems = FeedbackFormProblems & {
  /** Null: a person who has left the company since. */
  feedback_given: { readonly by: string | null };
};
