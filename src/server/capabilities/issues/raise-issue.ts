/** The buyer raises an issue: rolls, fault, photos and the accepted policy are checked, and its clock begins to run. */

import type { raiseIssue as contract } from '#contract/customer/issues.ts';
import type { Input } from '#contract/endpoint.ts';
import { asksWhetherCut, claimProblems, notClaimable } from '#domain/issues/claim-form.ts';
import { type DefectCode, isAboutRolls } from '#domain/issues/defects/defects.ts';
import type { NotEligibleReason } from '#domain/issues/issue-status.ts';
import { type Length, parseLength } from '#domain/shared/length.ts';
import { formRefusalFor, refusalFor } from '#domain/shared/problem.ts';
import { numberYear, writeRecordNumber } from '#domain/shared/record-number.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { acceptPolicy } from '#server/capabilities/policies/accept-policy.ts';
import { ownPhotoIds } from '#server/capabilities/uploads/own-photos.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { changeIssueStatus } from './change-issue-status.ts';
import { type ClaimableRoll, deliveredRolls, issueStatusOf, lastDelivery } from './claimable-rolls.ts';
import { inspectedFigures } from './inspected-figures.ts';
import { type IssueRow, insertIssue, nextIssueSerial } from './issues.store.ts';
import { recordIssueEvent, startClock } from './move-issue.ts';

export type RaiseIssue = Input<typeof contract>['body'] & { orderId: string };

export async function raiseIssue(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  { orderId, ...form }: RaiseIssue,
): Promise<string> {
  const { brandId, customerId } = buyer;
  const order = await lockOrder(tx, brandId, orderId);
  const rolls = await chosenRolls(services, tx, order, form);
  const affected = affectedLength(order, form);
  const fileIds = await ownPhotoIds(tx, brandId, form.fileIds);
  assertComplete(form, rolls, { affected, photoCount: fileIds.length, unit: order.unit });
  if (form.testReportFileId) await assertOwnReport(tx, brandId, form.testReportFileId);
  await acceptPolicy(services, tx, {
    policy: 'return-refund',
    version: form.policyVersion,
    brandId,
    customerId,
  });
  const issue = await newIssue(services, tx, { order, form, rolls, affected, raisedBy: customerId });
  await insertIssue(tx, issue, { rollIds: rolls.map(({ roll_id }) => roll_id), fileIds });
  await changeIssueStatus(tx, order, { status: 'issue_raised' }, 'customer');
  const raised = { order, issue: issue as unknown as IssueRow };
  await recordIssueEvent(services, tx, raised, 'raised', { by: buyerInHistory(buyer), text: form.note });
  return issue.issue_id;
}

type Form = Omit<RaiseIssue, 'orderId'>;
type Checked = {
  order: OrderRow;
  form: Form;
  rolls: readonly ClaimableRoll[];
  affected: Length | null;
  raisedBy: string;
};

async function newIssue(
  services: Services,
  tx: Queries,
  { order, form, rolls, affected, raisedBy }: Checked,
) {
  const now = services.clock.now();
  return {
    issue_id: services.ids.next(),
    brand_id: order.brand_id,
    order_id: order.order_id,
    number: writeRecordNumber({ kind: 'issue', year: numberYear(now), serial: await nextIssueSerial(tx) }),
    status: 'raised',
    defect: form.defect,
    affected_thousandths: affected?.thousandths ?? null,
    unit: order.unit,
    is_cut: form.isCut ?? false,
    measured: form.measured ?? null,
    ...inspectedFigures(order, rolls, form.faultCounts ?? null),
    note: form.note ?? null,
    wanted_outcome: form.wantedOutcome,
    test_report_file_id: form.testReportFileId ?? null,
    policy_version: form.policyVersion,
    raised_by: raisedBy,
    raised_at: now,
    changed_at: now,
    ...(await startClock(services, tx)),
  } as const;
}

/** Delivered, of this order, inside their window, and not claimed by anybody else. */
async function chosenRolls(
  { clock }: Services,
  tx: Queries,
  order: OrderRow,
  { defect, isCut: saidCut, rollIds = [] }: Form,
): Promise<ClaimableRoll[]> {
  if (saidCut === undefined && asksWhetherCut(defect)) {
    throw formRefusalFor({ isCut: { code: 'claim_cut_not_said' } });
  }
  const isCut = saidCut ?? false;
  const now = clock.now();
  const delivered = await deliveredRolls(tx, order);
  const deliveredAt = lastDelivery(order, delivered);
  if (deliveredAt === null) throw new Refusal('not_delivered');
  const { reason } = issueStatusOf(order, now);
  if (reason) throw notEligible(reason);
  if (!isAboutRolls(defect)) {
    assertClaimable({ deliveredAt, isSettled: false }, { defect, isCut, now });
    return [];
  }
  const wanted = new Set(rollIds.map((rollId) => rollId.toLowerCase()));
  const rolls = delivered.filter(({ roll_id }) => wanted.has(roll_id));
  if (rolls.length < wanted.size) {
    throw formRefusalFor({ rollIds: { code: 'claim_roll_not_delivered' } });
  }
  if (rolls.some(({ is_claimed }) => is_claimed)) throw new Refusal('roll_claimed');
  for (const { delivered_at } of rolls) {
    assertClaimable({ deliveredAt: delivered_at, isSettled: false }, { defect, isCut, now });
  }
  return rolls;
}

function assertClaimable(
  roll: Parameters<typeof notClaimable>[0],
  claim: Parameters<typeof notClaimable>[1],
): void {
  const reason = notClaimable(roll, claim);
  if (reason) throw notEligible(reason);
}

function notEligible(reason: NotEligibleReason): Refusal {
  return refusalFor('not_claimable', { code: 'claim_not_eligible', params: { reason } }, { reason });
}

function affectedLength({ unit }: OrderRow, { defect, quantity }: Form): Length | null {
  if (!isAboutRolls(defect) || quantity === undefined || quantity === null) return null;
  const reading = parseLength(quantity, unit);
  if (!reading.ok) throw formRefusalFor({ quantity: reading.problem });
  return reading.length;
}

function assertComplete(
  { defect, testReportFileId }: { defect: DefectCode; testReportFileId?: string | undefined },
  rolls: readonly ClaimableRoll[],
  given: { affected: Length | null; photoCount: number; unit: OrderRow['unit'] },
): void {
  const thousandths = rolls.reduce((sum, { length_thousandths }) => sum + length_thousandths, 0n);
  const problems = claimProblems({
    defect,
    rollCount: rolls.length,
    rollsLength: { thousandths, unit: given.unit },
    affected: given.affected,
    photoCount: given.photoCount,
    hasTestReport: testReportFileId !== undefined,
  });
  if (Object.keys(problems).length > 0) throw formRefusalFor(problems);
}

async function assertOwnReport(tx: Queries, brandId: string, fileId: string): Promise<void> {
  const [file] = await findOwnFiles(tx, brandId, [fileId.toLowerCase()]);
  if (!file) throw formRefusalFor({ testReportFileId: { code: 'claim_report_not_found' } });
}
