/** Each claim of an order has a statement, which follows what comes of it. */

import type { Issue as Claim } from '#contract/customer/issues.ts';
import { type ClaimFacts, orderIssueSheet } from '#domain/documents/claim/order-issue-sheet.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { money } from '#domain/shared/money.ts';
import { issuesOf } from '#server/capabilities/issues/list-issues.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findSellerTerms } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import { DEFECT_NAME } from '#words/en/defects.ts';
import { CLAIM_STATUS_LABEL, OUTCOME_LABEL } from '#words/en/issues.ts';
import { type IssueForOrder, issueDocument } from './issue-document.ts';
import { buyerFacts, sellerFacts } from './order-facts.ts';

/** Nobody is signed in here; the links to photos that come along are not printed. */
const NO_SESSION = '';

export const issueClaimStatements: IssueForOrder = async (services, tx, order, by) => {
  for (const claim of (await issuesOf(services, tx, order, NO_SESSION)).toReversed()) {
    const facts = await claimFacts(tx, order, claim, services.clock.now());
    const about = { type: 'order_issue', subjectId: claim.issueId, ownNumber: null } as const;
    const write: Parameters<typeof issueDocument>[3]['write'] = (issue) => orderIssueSheet(facts, issue);
    await issueDocument(services, tx, order, { ...about, facts, write }, by);
  }
};

async function claimFacts(db: Queries, order: OrderRow, claim: Claim, now: Date): Promise<ClaimFacts> {
  const { quantity, offer } = claim;
  return {
    ...(await buyerFacts(db, order)),
    seller: sellerFacts(await findSellerTerms(db, order, now), order),
    claimNumber: claim.number,
    orderNumber: order.number,
    quality: order.quality,
    raisedOn: accountingDay(new Date(claim.raisedAt)),
    statusLabel: CLAIM_STATUS_LABEL[claim.status],
    defectName: DEFECT_NAME[claim.defect],
    measured: claim.measured,
    isCut: claim.isCut,
    rolls: claim.rolls.map(({ number, lot }) => ({ number, lot })),
    quantity: quantity && { thousandths: BigInt(quantity.thousandths), unit: quantity.unit },
    photoCount: claim.photos.length,
    wantedOutcomeLabel: OUTCOME_LABEL[claim.wantedOutcome],
    offer: offer && {
      outcomeLabel: OUTCOME_LABEL[offer.outcome],
      amount: money(BigInt(offer.amount.minor), offer.amount.currency),
      isAccepted: offer.isAccepted,
    },
    creditNoteNumber: claim.creditNoteNumber,
    policyVersion: claim.policyVersion,
  };
}
