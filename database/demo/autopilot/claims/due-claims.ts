/** What the played desk owes buyers who raised an issue: a word, an offer, a better one, and the replacement. */
import type { ClaimStatus } from '#domain/issues/claim-status.ts';
import { type DefectCode, defectOf } from '#domain/issues/defects/defects.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { between } from '../chance.ts';
import { addSeconds, isWatched } from '../watched-time.ts';

export type WatchedClaim = {
  readonly issueId: string;
  readonly number: string;
  readonly status: ClaimStatus;
  readonly changedAt: Date;
  readonly defect: DefectCode;
  readonly wanted: Outcome;
  readonly offers: number;
  /** What the affected cloth cost with tax; the whole order where the claim is not about rolls. */
  readonly valueMinor: bigint;
  /** What may still be given back for the order. */
  readonly limitMinor: bigint;
  /** The last word is the buyer's. */
  readonly isAsked: boolean;
  /** In thousandths; null where it is not about rolls. */
  readonly affected: bigint | null;
  /** The replacement has left. */
  readonly isSent: boolean;
};

export type DueClaim = { readonly key: string; readonly issueId: string; readonly dueAt: Date } & (
  | { readonly kind: 'answer_issue' | 'close_issue'; readonly text: string }
  | { readonly kind: 'send_replacement'; readonly thousandths: bigint }
  | {
      readonly kind: 'offer_settlement';
      readonly outcome: Outcome;
      readonly amountMinor: bigint;
      readonly text: string;
    }
);

const ANSWER_SECONDS = [8, 14] as const;
const OFFER_SECONDS = [25, 40] as const;
const BETTER_SECONDS = [18, 30] as const;
const SENT_SECONDS = [25, 40] as const;
const REPLACED_SECONDS = [60, 90] as const;

/** In percent of the affected cloth, by how bad the fault is; each further offer goes one step up. */
const FIRST_OFFER = { minor: 25n, major: 50n, critical: 80n } as const;
const STEP_PERCENT = 25n;
/** Late goods and wrong papers cost nobody the cloth. */
const SERVICE_PERCENT = 2n;
/** What is cut again where no roll was at fault. */
const ONE_UNIT = 1000n;

export function dueClaims(claims: readonly WatchedClaim[], now: Date): DueClaim[] {
  return claims.flatMap(workOwed).filter((work) => isWatched(work, now));
}

function workOwed(claim: WatchedClaim): DueClaim[] {
  const { issueId, number, status, changedAt } = claim;
  const at = (range: readonly [number, number], kind: string) => ({
    issueId,
    key: `${kind} ${issueId} ${changedAt.toISOString()}`,
    dueAt: addSeconds(changedAt, between(...range, number, kind)),
  });
  if (status === 'raised') {
    const text =
      'Thank you. Our quality team is looking at your photos. Please keep the rolls uncut until then.';
    return [{ ...at(ANSWER_SECONDS, 'answer'), kind: 'answer_issue', text }];
  }
  if (status === 'under_review' || status === 'disputed' || status === 'escalated') {
    return offerOwed(claim, at(status === 'under_review' ? OFFER_SECONDS : BETTER_SECONDS, 'offer'));
  }
  if (status === 'accepted' && !claim.isSent) {
    const thousandths = claim.affected ?? ONE_UNIT;
    return [{ ...at(SENT_SECONDS, 'send'), kind: 'send_replacement', thousandths }];
  }
  if (status === 'accepted') {
    const text = 'The replacement has been delivered.';
    return [{ ...at(REPLACED_SECONDS, 'close'), kind: 'close_issue', text }];
  }
  if (status === 'offer' && claim.isAsked) {
    const text = 'Thank you for your message. Our offer stands; you can accept it or turn it down here.';
    return [{ ...at(ANSWER_SECONDS, 'answer'), kind: 'answer_issue', text }];
  }
  return [];
}

function offerOwed(claim: WatchedClaim, when: Pick<DueClaim, 'key' | 'issueId' | 'dueAt'>): DueClaim[] {
  const amountMinor = offeredMinor(claim);
  if (amountMinor <= 0n) return [];
  const text =
    claim.offers === 0
      ? 'We have confirmed the fault from your photos.'
      : 'We have looked at it again with the mill and can offer more.';
  return [{ ...when, kind: 'offer_settlement', outcome: claim.wanted, amountMinor, text }];
}

/** Never more than the cloth is worth, and never more than may be given back. */
function offeredMinor({ defect, wanted, offers, valueMinor, limitMinor }: WatchedClaim): bigint {
  const { group, severity } = defectOf(defect);
  const isService = group === 'service';
  const share = isService ? SERVICE_PERCENT : FIRST_OFFER[severity] + STEP_PERCENT * BigInt(offers);
  const percent = wanted === 'replacement' && !isService ? 100n : share > 100n ? 100n : share;
  // Whole rupees or dollars, as people offer them.
  const minor = divideHalfUp(valueMinor * percent, 10_000n) * 100n;
  return minor < limitMinor ? minor : limitMinor;
}
