/** Why a claim cannot be raised, answered or settled as it is. */
import type { LengthUnit } from '#domain/shared/length.ts';
import type { WireLength, WireMoney } from '#domain/shared/wire-figures.ts';
import type { ClaimStatus } from './claim-status.ts';
import type { NotEligibleReason } from './issue-status.ts';

/** Of what a buyer fills in. */
export type ClaimFormProblems = {
  claim_defect_missing: null;
  claim_rolls_missing: null;
  claim_roll_not_delivered: null;
  claim_length_missing: null;
  claim_length_too_long: {
    readonly selected: WireLength;
    /** Of whoever reads it, where that is not the unit of the order. */
    readonly reader: LengthUnit | null;
  };
  claim_photos_too_few: null;
  claim_photos_too_many: null;
  claim_report_missing: null;
  claim_report_not_found: null;
  claim_cut_not_said: null;
  claim_count_not_whole: null;
  claim_outcome_missing: null;
  claim_policy_not_accepted: null;
};

export type ClaimProblems = ClaimFormProblems & {
  claim_not_eligible: { readonly reason: NotEligibleReason };
  /** Of two people who answer at once the other reads what was decided; null: a person who has left the company. */
  claim_answered: { readonly by: string | null; readonly status: ClaimStatus };
  claim_moved_on: { readonly status: ClaimStatus };
  claim_offer_too_high: null;
  claim_answer_missing: null;
  claim_status_unknown: null;
  claim_finding_missing: null;
  claim_settlement_missing: null;
  claim_amount_zero: null;
  claim_amount_too_high: { readonly most: WireMoney };
  claim_decision_missing: null;
  claim_transport_unknown: null;
  claim_replacement_first: null;
  claim_replacement_sent: { readonly challanNumber: string };
  claim_has_no_replacement: null;
  claim_has_no_invoice: null;
};
