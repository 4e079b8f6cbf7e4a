/** Who did it, where no person is named. */
import { BRAND_NAME } from '#domain/shared/brand.ts';

/** Buyers talk to the marketplace, not to one of its people. */
export const DESK_NAME = `${BRAND_NAME} ডেস্ক`;

/** Who did it, in a history that the buyer reads. */
export const HISTORY_ACTOR_TEXT = {
  customer: 'আপনার কোম্পানি',
  staff: DESK_NAME,
  system: 'সিস্টেম',
  anonymous: 'সিস্টেম',
  approver: 'লিংকে অনুমোদনকারী',
} as const;
