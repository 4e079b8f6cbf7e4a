/** What whoever raised a claim is notified of. */
import type { ClaimFacts } from './claim-event.ts';

type OfClaim = {
  readonly number: string;
  readonly orderNumber: string;
  readonly quality: string;
  /** What was written to the buyer with it. */
  readonly text: string | null;
};

export type ClaimMessages = {
  claim_answered: OfClaim;
  claim_inspected: OfClaim & ClaimFacts['claim_inspection'];
  claim_offered: OfClaim & ClaimFacts['claim_offer'];
  claim_rejected: OfClaim;
  claim_closed: OfClaim;
  claim_escalated: OfClaim;
  claim_replaced: OfClaim & ClaimFacts['claim_replacement'];
};
