/** Until when each fault can be reported: rolls of several shipments have windows of their own. */
import type { IssueForm } from '#contract/customer/issues.ts';
import { claimableUntil } from '#domain/issues/claim-form.ts';
import { type DefectCode, isAboutRolls } from '#domain/issues/defects/defects.ts';

type Delivered = Pick<IssueForm, 'rolls' | 'deliveredAt'>;
type DeliveredRoll = Pick<IssueForm['rolls'][number], 'deliveredAt' | 'isClaimed'>;

/** Of the rolls that nobody has claimed, or of the delivery as a whole. */
export function reportBy(defect: DefectCode, { rolls, deliveredAt }: Delivered): Date | null {
  const unclaimed = rolls.filter(({ isClaimed }) => !isClaimed).map((roll) => roll.deliveredAt);
  const deliveries = isAboutRolls(defect) && rolls.length > 0 ? unclaimed : [deliveredAt];
  return claimableUntil(
    defect,
    deliveries.flatMap((at) => (at === null ? [] : [new Date(at)])),
  );
}

export function isInTime(defect: DefectCode, form: Delivered, now = new Date()): boolean {
  const until = reportBy(defect, form);
  return until !== null && now < until;
}

export function isRollInTime(defect: DefectCode, roll: DeliveredRoll, now = new Date()): boolean {
  if (roll.deliveredAt === null) return false;
  const until = claimableUntil(defect, [new Date(roll.deliveredAt)]);
  return until !== null && now < until;
}
