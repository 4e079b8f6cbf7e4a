/** Writes a checked number for a company; the first one is the default and decides the verification badge. */
import type { GstCheck } from '#contract/customer/tax-numbers.ts';
import { hasOtherPan } from '#domain/account/verification-review.ts';
import type { VerificationStatusCode } from '#domain/account/verification-status.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type ChangeBy, recordChange } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { lockCompany } from '../account/lock-company.ts';
import { reviewVerification, setVerification } from '../account/set-verification.ts';
import {
  claimGstin,
  type GstFacts,
  gstinsKnownOf,
  gstNumbersOf,
  insertGstNumber,
  makeDefaultGst,
} from './tax-numbers.store.ts';

export type SaveGstNumber = { check: GstCheck; isDefault: boolean; by: ChangeBy };

export async function saveGstNumber(
  services: Services,
  tx: Queries,
  { check, isDefault, by }: SaveGstNumber,
): Promise<string> {
  const { brandId } = by;
  const answered = factsOf(check, services.clock.now());
  await lockCompany(tx, brandId);
  // Anybody can type the number of another company: then the register's word is not enough.
  const isVerified = answered.checkedAt !== null && (await claimGstin(tx, answered.gstin, brandId));
  const facts = isVerified ? answered : { ...answered, checkedAt: null };
  const others = await gstNumbersOf(tx, brandId);
  if (others.some((row) => row.gstin === facts.gstin || row.state_code === facts.stateCode))
    throw new Refusal('gst_already_added');

  const isOtherPan = hasOtherPan(facts.gstin, await gstinsKnownOf(tx, brandId));
  const gstId = services.ids.next();
  await insertGstNumber(tx, { gstId, brandId, facts, now: services.clock.now() });
  if (isDefault || others.length === 0) await makeDefaultGst(tx, brandId, gstId);
  if (isOtherPan) await reviewVerification(services, tx, by, 'another-pan');
  await refreshVerification(tx, brandId);
  await recordChange(services, tx, by, {
    subject: { kind: 'gst-number', id: gstId },
    action: 'added',
    details: { gstin: facts.gstin, isChecked: facts.checkedAt !== null },
    keys: ['gst', 'account'],
  });
  return gstId;
}

/** A refused number never gets here without a reason for the form. */
export function factsOf(check: GstCheck, now: Date): GstFacts {
  if (check.state === 'error' || check.stateCode === null) throw gstRefusal(check);
  const { gstin, stateCode, legalName, tradeName, status } = check;
  return { gstin, stateCode, legalName, tradeName, status, checkedAt: check.state === 'valid' ? now : null };
}

/** A number that is not well formed has its sentence alone. */
export function gstRefusal({ reason, problem }: Pick<GstCheck, 'reason' | 'problem'>): Refusal {
  return formRefusalFor({ gstin: reason ? { code: reason } : (problem ?? { code: 'gstin_not_usable' }) });
}

export async function refreshVerification(tx: Queries, brandId: string): Promise<VerificationStatusCode> {
  const numbers = await gstNumbersOf(tx, brandId);
  return setVerification(
    tx,
    brandId,
    numbers.map(({ check_state }) => ({ isConfirmed: check_state === 'valid' })),
  );
}
