import { expect, test } from 'vitest';
import { EMPTY_FEEDBACK, feedbackBody, feedbackProblems } from './feedback-values.ts';

const FULL = { ...EMPTY_FEEDBACK, overall: 4, quality: 5, match: 4, delivery: 3, service: 5 };

test('every question wants an answer', () => {
  expect(Object.keys(feedbackProblems(EMPTY_FEEDBACK))).toEqual([
    'overall',
    'quality',
    'match',
    'delivery',
    'service',
  ]);
  expect(feedbackProblems(FULL)).toEqual({});
});

test('words that no longer fit the score stay behind, and an empty comment is none', () => {
  const body = feedbackBody({ ...FULL, tags: ['late_delivery', 'on_time'], comment: '  ' }, ['a-file']);
  expect(body).toEqual({
    overall: 4,
    ratings: { quality: 5, match: 4, delivery: 3, service: 5 },
    tags: ['on_time'],
    fileIds: ['a-file'],
  });
  expect(feedbackBody({ ...FULL, comment: ' Lovely hand ' }, []).comment).toBe('Lovely hand');
});
