/** Why a claim cannot be raised, answered or settled as it is. */

import { CLAIM_PHOTOS } from '#domain/issues/claim-form.ts';
import type { ClaimFormProblems, ClaimProblems } from '#domain/issues/claim-problem.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { lengthOf, moneyOf } from '#domain/shared/wire-figures.ts';
import { CLAIM_EVENT_TEXT } from './claim-history.ts';
import { CLAIM_STATUS_LABEL, NOT_ELIGIBLE_REASON_LABEL } from './issues.ts';
import { UNNAMED_COLLEAGUE } from './people.ts';

export const CLAIM_FORM_PROBLEM_TEXT: ProblemTexts<ClaimFormProblems> = {
  claim_defect_missing: 'Choose what is wrong.',
  claim_rolls_missing: 'Choose the rolls that are affected.',
  claim_roll_not_delivered: 'One of these rolls has not been delivered with this order.',
  claim_length_missing: 'Enter how much of the fabric is affected.',
  claim_length_too_long: ({ selected, reader }) =>
    `The selected rolls hold only ${formatLengthFor(lengthOf(selected), reader ?? undefined)}.`,
  claim_photos_too_few: `Attach at least ${CLAIM_PHOTOS.min} photos.`,
  claim_photos_too_many: `Attach at most ${CLAIM_PHOTOS.max} photos.`,
  claim_report_missing: 'Attach the test report: this fault cannot be seen in a photo.',
  claim_report_not_found: 'The file could not be found. Please attach it again.',
  claim_cut_not_said: 'Tell us whether the fabric has been cut.',
  claim_count_not_whole: 'Use whole numbers.',
  claim_outcome_missing: 'Choose what you would like us to do.',
  claim_policy_not_accepted: 'Accept the return and refund policy.',
};

export const CLAIM_PROBLEM_TEXT: ProblemTexts<ClaimProblems> = {
  ...CLAIM_FORM_PROBLEM_TEXT,
  claim_not_eligible: ({ reason }) => NOT_ELIGIBLE_REASON_LABEL[reason],
  claim_answered: ({ by, status }) =>
    `${by ?? UNNAMED_COLLEAGUE} has already answered: ${CLAIM_EVENT_TEXT[status].toLowerCase()}.`,
  claim_moved_on: ({ status }) => `This issue is now “${CLAIM_STATUS_LABEL[status].toLowerCase()}”.`,
  claim_offer_too_high: 'This offer is more than can still be refunded for this order. Please contact us.',
  claim_answer_missing: 'Write an answer.',
  claim_status_unknown: 'Choose a status.',
  claim_finding_missing: 'Enter what was found.',
  claim_settlement_missing: 'Choose an outcome.',
  claim_amount_zero: 'Enter an amount above 0.',
  claim_amount_too_high: ({ most }) => `This claim can be settled for ${formatMoney(moneyOf(most))} at most.`,
  claim_decision_missing: 'Choose a decision.',
  claim_transport_unknown: 'Choose how the goods travel.',
  claim_replacement_first: 'Send the replacement first: it travels with a delivery challan.',
  claim_replacement_sent: ({ challanNumber }) =>
    `The replacement for this claim has already left with delivery challan ${challanNumber}.`,
  claim_has_no_replacement: 'This claim has no replacement to send.',
  claim_has_no_invoice: 'No invoice of this order can be replaced.',
};
