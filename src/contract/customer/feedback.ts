/** What a buyer says about a delivered order, once for each order. */

import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { paragraph } from '#contract/record-fields.ts';
import {
  FEEDBACK_COMMENT_MAX,
  FEEDBACK_PHOTOS_MAX,
  FEEDBACK_TAGS,
  STARS_MAX,
} from '#domain/feedback/feedback.ts';
import { drawnCloth } from './requests.ts';
import { storedFile } from './uploads.ts';

const STARS_MISSING = problem('feedback_stars_missing');
const stars = z.int(STARS_MISSING).check(z.minimum(1, STARS_MISSING), z.maximum(STARS_MAX, STARS_MISSING));
const ratings = z.strictObject({ quality: stars, match: stars, delivery: stars, service: stars });
const tag = z.enum(FEEDBACK_TAGS);

export const givenFeedback = z.object({
  overall: z.int(),
  ratings: z.object({ quality: z.int(), match: z.int(), delivery: z.int(), service: z.int() }),
  tags: z.array(tag),
  comment: z.nullable(z.string()),
  photos: z.array(storedFile),
  givenAt: instant,
  givenBy: z.nullable(z.string()),
});
export type GivenFeedback = z.output<typeof givenFeedback>;

export const feedback = z.object({
  orderId: id,
  fabId: id,
  number: z.string(),
  quality: z.string(),
  supplier: z.string(),
  cloth: drawnCloth,
  deliveredAt: z.nullable(instant),
  /** False before delivery, and once it has been given. */
  canGive: z.boolean(),
  given: z.nullable(
    z.extend(givenFeedback, {
      /** The score was low, so the buyer is asked whether an issue should be raised. */
      offersIssue: z.boolean(),
    }),
  ),
});
export type Feedback = z.output<typeof feedback>;

const params = z.strictObject({ orderId: id });

export const readFeedback = defineEndpoint({
  method: 'GET',
  path: '/apifabric/feedback/:orderId/',
  access: 'customer',
  summary: 'Whether an order waits for feedback, and what was given',
  params,
  reply: feedback,
});

export const giveFeedback = defineEndpoint({
  method: 'POST',
  path: '/apifabric/feedback/:orderId/',
  access: 'customer',
  companyRoles: ['buyer', 'store'],
  idempotent: true,
  summary: 'Rate a delivered order, once',
  params,
  body: z.strictObject({
    overall: stars,
    ratings,
    tags: z.optional(z.array(tag).check(z.maxLength(FEEDBACK_TAGS.length))),
    comment: z.optional(paragraph(FEEDBACK_COMMENT_MAX)),
    fileIds: z.optional(
      z.array(id).check(z.maxLength(FEEDBACK_PHOTOS_MAX, problem('feedback_too_many_photos'))),
    ),
  }),
  reply: feedback,
});
