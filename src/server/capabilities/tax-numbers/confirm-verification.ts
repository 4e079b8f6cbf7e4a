/** A person has looked at a changed company: from here on the register's word counts again. */
import type { VerificationStatusCode } from '#domain/account/verification-status.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { lockCompany } from '../account/lock-company.ts';
import { endVerificationReview } from '../account/verification-reviews.ts';
import { refreshVerification } from './save-gst-number.ts';

export async function confirmVerification(
  services: Services,
  tx: Queries,
  actor: StaffActor,
  brandId: string,
): Promise<{ verificationStatus: VerificationStatusCode }> {
  await lockCompany(tx, brandId);
  if (!(await endVerificationReview(tx, brandId))) throw new Refusal('not_found');
  const verificationStatus = await refreshVerification(tx, brandId);
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'verification', id: brandId },
    action: 'confirmed',
    actor: { kind: 'staff', id: actor.staffId, sessionId: actor.sessionId },
  });
  await services.changes.announce(tx, { kind: 'change', brandId, keys: ['account'] });
  return { verificationStatus };
}
