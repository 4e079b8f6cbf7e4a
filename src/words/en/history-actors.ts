/** Who did it, where no person is named. */
import { BRAND_NAME } from '#domain/shared/brand.ts';

/** Buyers talk to the marketplace, not to one of its people. */
export const DESK_NAME = `${BRAND_NAME} desk`;

/** Who did it, in a history that the buyer reads. */
export const HISTORY_ACTOR_TEXT = {
  customer: 'Your company',
  staff: DESK_NAME,
  system: 'System',
  anonymous: 'System',
  approver: 'Approver by link',
} as const;
