import type { Queries } from '#server/db/database.ts';
import { saveVerificationStatus } from './account.store.ts';

/** What the badge in the profile shows: 0 not available, 1 verified, 2 not verified. */
export function setVerification(tx: Queries, brandId: string, status: 0 | 1 | 2): Promise<void> {
  return saveVerificationStatus(tx, brandId, status);
}
