/** Companies whose badge waits for a person, and the person's word that it may come back. */
import type { Reply } from '#contract/endpoint.ts';
import type { listVerificationReviews as listContract } from '#contract/staff/verification.ts';
import type { Queries } from '#server/db/database.ts';
import { closeVerificationReview, companiesUnderReview } from './account.store.ts';

const MOST_SHOWN = 100;

export async function listVerificationReviews(db: Queries): Promise<Reply<typeof listContract>> {
  const rows = await companiesUnderReview(db, MOST_SHOWN);
  return rows.map((row) => ({
    brandId: row.brand_id,
    company: row.name,
    reason: row.verification_review,
    since: row.verification_review_since.toISOString(),
  }));
}

/** False when nothing waits. */
export function endVerificationReview(tx: Queries, brandId: string): Promise<boolean> {
  return closeVerificationReview(tx, brandId);
}
