/** Who did it, where no person is named. */
import { BRAND_NAME } from '#domain/shared/brand.ts';

/** Buyers talk to the marketplace, not to one of its people. */
export const DESK_NAME = `${BRAND_NAME} डेस्क`;

/** Who did it, in a history that the buyer reads. */
export const HISTORY_ACTOR_TEXT = {
  customer: 'आपकी कंपनी',
  staff: DESK_NAME,
  system: 'सिस्टम',
  anonymous: 'सिस्टम',
  approver: 'लिंक से मंज़ूरी देने वाले',
} as const;
