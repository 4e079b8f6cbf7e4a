/** The badge of a company that changed its name or its tax number comes back by a person's word. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { VERIFICATION_REVIEWS } from '#domain/account/verification-review.ts';

export const listVerificationReviews = defineEndpoint({
  method: 'GET',
  path: '/apidesk/verification-reviews/',
  access: 'staff',
  roles: ['desk'],
  summary: 'Verified companies that changed their name or added a tax number of another PAN',
  reply: z.array(
    z.object({
      brandId: id,
      company: z.string(),
      reason: z.enum(VERIFICATION_REVIEWS),
      since: instant,
    }),
  ),
});

export const confirmVerification = defineEndpoint({
  method: 'POST',
  path: '/apidesk/verification-reviews/:brandId/confirm/',
  access: 'staff',
  roles: ['desk'],
  summary: 'Somebody looked: the register decides again',
  params: z.strictObject({ brandId: id }),
  reply: z.object({ verificationStatus: z.literal([0, 1, 2]) }),
});
