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
  claim_defect_missing: 'কী খুঁত বেছে নিন।',
  claim_rolls_missing: 'যে রোলে খুঁত সেগুলো বেছে নিন।',
  claim_roll_not_delivered: 'এর মধ্যে একটা রোল এই অর্ডারে ডেলিভারি হয়নি।',
  claim_length_missing: 'কতটা কাপড়ে খুঁত লিখুন।',
  claim_length_too_long: ({ selected, reader }) =>
    `বাছা রোলে মোট ${formatLengthFor(lengthOf(selected), reader ?? undefined)} কাপড় আছে, তার বেশি নয়।`,
  claim_photos_too_few: `অন্তত ${CLAIM_PHOTOS.min}টি ফটো দিন।`,
  claim_photos_too_many: `বড়জোর ${CLAIM_PHOTOS.max}টি ফটো দিন।`,
  claim_report_missing: 'টেস্ট রিপোর্ট দিন: এই খুঁত ফটোতে দেখা যায় না।',
  claim_report_not_found: 'ফাইলটা পাওয়া গেল না। আবার দিন।',
  claim_cut_not_said: 'কাপড় কাটা হয়ে গেছে কি না বলুন।',
  claim_count_not_whole: 'পুরো সংখ্যা লিখুন।',
  claim_outcome_missing: 'আপনি কী চান বেছে নিন।',
  claim_policy_not_accepted: 'রিটার্ন ও রিফান্ডের নিয়ম মেনে নিন।',
};

export const CLAIM_PROBLEM_TEXT: ProblemTexts<ClaimProblems> = {
  ...CLAIM_FORM_PROBLEM_TEXT,
  claim_not_eligible: ({ reason }) => NOT_ELIGIBLE_REASON_LABEL[reason],
  claim_answered: ({ by, status }) =>
    `${by ?? UNNAMED_COLLEAGUE} আগেই জবাব দিয়েছেন: ${CLAIM_EVENT_TEXT[status]}।`,
  claim_moved_on: ({ status }) => `এই অভিযোগের অবস্থা এখন: ${CLAIM_STATUS_LABEL[status]}।`,
  claim_offer_too_high: 'এই অর্ডারে আর যত রিফান্ড হতে পারে, অফার তার চেয়ে বেশি। আমাদের সঙ্গে কথা বলুন।',
  claim_answer_missing: 'জবাব লিখুন।',
  claim_status_unknown: 'অবস্থা বেছে নিন।',
  claim_finding_missing: 'কী পাওয়া গেছে লিখুন।',
  claim_settlement_missing: 'কীভাবে মেটানো হবে বেছে নিন।',
  claim_amount_zero: '0-এর বেশি টাকা লিখুন।',
  claim_amount_too_high: ({ most }) => `এই অভিযোগে বড়জোর ${formatMoney(moneyOf(most))} দেওয়া যায়।`,
  claim_decision_missing: 'সিদ্ধান্ত বেছে নিন।',
  claim_transport_unknown: 'মাল কীভাবে যাবে বেছে নিন।',
  claim_replacement_first: 'আগে বদলি মাল পাঠান: সেটা ডেলিভারি চালানের সঙ্গে যায়।',
  claim_replacement_sent: ({ challanNumber }) =>
    `এই অভিযোগের বদলি মাল ডেলিভারি চালান ${challanNumber}-এ আগেই বেরিয়ে গেছে।`,
  claim_has_no_replacement: 'এই অভিযোগে পাঠানোর মতো বদলি মাল নেই।',
  claim_has_no_invoice: 'এই অর্ডারের কোনো ইনভয়েস বদলানো যাবে না।',
};
