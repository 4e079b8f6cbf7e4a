/** What the badge in the profile shows, and what takes it away until a person has looked. */
import type { VerificationReview } from '#domain/account/verification-review.ts';
import {
  VERIFICATION_STATUS_CODE,
  type VerificationStatusCode,
  verificationStatusOf,
} from '#domain/account/verification-status.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { type ChangeBy, recordChange } from '#server/events/record-change.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { openVerificationReview, saveVerificationStatus, verificationOf } from './account.store.ts';
import { activeStaffEmails } from './staff.store.ts';

export async function setVerification(
  tx: Queries,
  brandId: string,
  numbers: readonly { readonly isConfirmed: boolean }[],
): Promise<VerificationStatusCode> {
  const { verification_review: review } = await verificationOf(tx, brandId);
  const code = VERIFICATION_STATUS_CODE[verificationStatusOf(numbers, review !== null)];
  await saveVerificationStatus(tx, brandId, code);
  return code;
}

const WHAT_CHANGED: Readonly<Record<VerificationReview, string>> = {
  'company-name': 'changed its company name',
  'another-pan': 'added a GST number of another PAN',
};

/** Back to "not verified", and staff are asked to look; asked once, however much more is changed meanwhile. */
export async function reviewVerification(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  reason: VerificationReview,
): Promise<void> {
  const { brandId } = by;
  if (!(await openVerificationReview(tx, brandId, reason, services.clock.now()))) return;
  const { name: company } = await verificationOf(tx, brandId);
  await recordChange(services, tx, by, {
    subject: { kind: 'verification', id: brandId },
    action: reason,
    keys: ['account'],
  });
  for (const to of await activeStaffEmails(tx, ['desk', 'owner']))
    await enqueueMessage(services, tx, {
      channel: 'email',
      to,
      purpose: 'verification-review',
      subject: `Check the verification of ${company}`,
      text: `${company} ${WHAT_CHANGED[reason]}. It is "not verified" on ${BRAND_NAME} until you confirm it. Company id: ${brandId}`,
    });
}
