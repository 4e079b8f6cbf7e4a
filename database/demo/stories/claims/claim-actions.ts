/** What buyer and desk do about a claim, each at its hour. */
import { giveSecondApproval } from '#demo/give-second-approval.ts';
import type { DefectCode } from '#domain/issues/defects/defects.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import { giveFeedback } from '#server/capabilities/feedback/give-feedback.ts';
import { acceptOffer } from '#server/capabilities/issues/accept-offer.ts';
import { answerIssue, recordInspection } from '#server/capabilities/issues/answer-issue.ts';
import { decideIssue } from '#server/capabilities/issues/decide-issue.ts';
import { escalateIssue } from '#server/capabilities/issues/escalate-issue.ts';
import { offerSettlement } from '#server/capabilities/issues/offer-settlement.ts';
import { raiseIssue } from '#server/capabilities/issues/raise-issue.ts';
import { replyToIssue } from '#server/capabilities/issues/reply-to-issue.ts';
import { withdrawIssue } from '#server/capabilities/issues/withdraw-issue.ts';
import { findPolicyVersion } from '#server/capabilities/policies/find-version.ts';
import type { DemoAction, DemoContext } from '../demo-context.ts';
import { paperOf } from '../orders/bank-paper.ts';
import type { DeliveredOrder } from './delivered-orders.ts';
import { faultPhoto } from './fault-photo.ts';

const HOUR_MS = 3600 * 1000;

export type Raised = {
  hoursAgo: number;
  defect: DefectCode;
  /** Which roll of the packing list, from 0. */
  roll: number;
  quantity: string;
  wanted: Outcome;
  note: string;
  measured?: string;
  isHidden?: true;
};

export async function raises(context: DemoContext, order: DeliveredOrder, claim: Raised): Promise<string> {
  const { services, tx, buyer } = context;
  context.goTo(claim.hoursAgo);
  const photos = [await faultPhoto(context, 'fault-close-up'), await faultPhoto(context, 'fault-with-ruler')];
  const report = claim.isHidden ? { testReportFileId: await paperOf(context, 'test-report') } : {};
  return raiseIssue(services, tx, buyer, {
    orderId: order.orderId,
    defect: claim.defect,
    rollIds: order.rollIds.slice(claim.roll, claim.roll + 1),
    quantity: claim.quantity,
    isCut: false,
    wantedOutcome: claim.wanted,
    note: claim.note,
    fileIds: photos,
    policyVersion: (await findPolicyVersion(tx, 'return-refund', services.clock.now())) ?? '',
    ...(claim.measured ? { measured: claim.measured } : {}),
    ...report,
  });
}

export const answers: DemoAction<string> = async (context, hoursAgo, issueId, text) => {
  context.goTo(hoursAgo);
  await answerIssue(context.services, context.tx, context.by, { issueId, text });
};

export const inspects: DemoAction<{
  result: 'confirmed' | 'partly' | 'not_confirmed';
  text: string;
}> = async (context, hoursAgo, issueId, { result, text }) => {
  context.goTo(hoursAgo);
  await recordInspection(context.services, context.tx, context.by, { issueId, result, text });
};

export const offers: DemoAction<{ outcome: Outcome; amount: string; note: string }> = async (
  context,
  hoursAgo,
  issueId,
  offer,
) => {
  context.goTo(hoursAgo);
  await offerSettlement(context.services, context.tx, context.by, { issueId, ...offer });
  await giveSecondApproval(context.services, context.tx, issueId);
};

export async function accepts(context: DemoContext, hoursAgo: number, issueId: string): Promise<void> {
  context.goTo(hoursAgo);
  await acceptOffer(context.services, context.tx, context.buyer, { issueId, offer: 1 });
}

export const declinesOffer: DemoAction<string> = async (context, hoursAgo, issueId, text) => {
  context.goTo(hoursAgo);
  await replyToIssue(context.services, context.tx, context.buyer, { issueId, text, dispute: { offer: 1 } });
};

/** A few hours after the buyer may. */
export async function escalates(context: DemoContext, issueId: string, text: string): Promise<void> {
  const { services, tx, buyer, madeAt } = context;
  const { escalate_from } = await tx.unscoped
    .selectFrom('issues')
    .select('escalate_from')
    .where('issue_id', '=', issueId)
    .executeTakeFirstOrThrow();
  context.goTo((madeAt.getTime() - (escalate_from ?? madeAt).getTime()) / HOUR_MS - 5);
  await escalateIssue(services, tx, buyer, { issueId, text });
}

export const withdraws: DemoAction<string> = async (context, hoursAgo, issueId, text) => {
  context.goTo(hoursAgo);
  await withdrawIssue(context.services, context.tx, context.buyer, { issueId, text });
};

export const rejects: DemoAction<string> = async (context, hoursAgo, issueId, text) => {
  context.goTo(hoursAgo);
  await decideIssue(context.services, context.tx, context.by, { issueId, decision: 'reject', text });
};

type Rating = Omit<Parameters<typeof giveFeedback>[3], 'orderId'> & { hoursAgo: number };

export async function rates(
  context: DemoContext,
  { orderId }: DeliveredOrder,
  { hoursAgo, ...rating }: Rating,
): Promise<void> {
  context.goTo(hoursAgo);
  await giveFeedback(context.services, context.tx, context.buyer, { orderId, ...rating });
}
