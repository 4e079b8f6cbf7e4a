/** What is typed into the feedback form, and what of it is sent. */

import type { giveFeedback } from '#contract/customer/feedback.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { type FeedbackTag, RATING_NAMES, type RatingName, tagsFor } from '#domain/feedback/feedback.ts';
import type { Problems } from '#web/widgets/forms/use-form.ts';
import { FEEDBACK_FORM_PROBLEM_TEXT } from '#words/page/feedback.ts';

/** 0 stars: not answered yet. */
export type FeedbackValues = Record<'overall' | RatingName, number> & {
  tags: readonly FeedbackTag[];
  comment: string;
};

export const EMPTY_FEEDBACK: FeedbackValues = {
  overall: 0,
  quality: 0,
  match: 0,
  delivery: 0,
  service: 0,
  tags: [],
  comment: '',
};

export function feedbackProblems(values: FeedbackValues): Problems<FeedbackValues> {
  const unanswered = (['overall', ...RATING_NAMES] as const).filter((name) => values[name] === 0);
  return Object.fromEntries(
    unanswered.map((name) => [name, FEEDBACK_FORM_PROBLEM_TEXT.feedback_stars_missing]),
  );
}

/** Words that no longer fit the score are left out. */
export function feedbackBody(
  { overall, quality, match, delivery, service, tags, comment }: FeedbackValues,
  fileIds: readonly string[],
): CallInput<typeof giveFeedback>['body'] {
  const offered = tagsFor(overall);
  const words = comment.trim();
  return {
    overall,
    ratings: { quality, match, delivery, service },
    tags: tags.filter((tag) => offered.includes(tag)),
    fileIds: [...fileIds],
    ...(words ? { comment: words } : {}),
  };
}
