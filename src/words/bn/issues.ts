/** Complaints about delivered cloth: their states, their outcomes, and why nothing can be claimed any more. */
import type { ClaimStatus } from '#domain/issues/claim-status.ts';
import type { FaultSize } from '#domain/issues/four-point.ts';
import type { IssueStatus, NotEligibleReason, NothingClaimable } from '#domain/issues/issue-status.ts';
import type { Outcome } from '#domain/issues/outcome.ts';

export const ISSUE_STATUS_LABEL: Readonly<Record<IssueStatus, string>> = {
  no_action: 'কিছু করা হয়নি',
  no_issue_raised: 'কোনো অভিযোগ নেই',
  issue_raised: 'অভিযোগ করা হয়েছে',
  not_eligible_for_return: 'ফেরত হবে না',
};

export const CLAIM_STATUS_LABEL: Readonly<Record<ClaimStatus, string>> = {
  raised: 'পাঠানো হয়েছে',
  under_review: 'দেখা হচ্ছে',
  offer: 'অফার দেওয়া',
  accepted: 'মেনে নেওয়া',
  disputed: 'অফারে না',
  escalated: 'ওপরে পাঠানো',
  closed: 'বন্ধ',
  withdrawn: 'তুলে নেওয়া',
  rejected: 'মানা হয়নি',
};

export const OUTCOME_LABEL: Readonly<Record<Outcome, string>> = {
  refund: 'রিফান্ড',
  credit_note: 'ক্রেডিট নোট',
  replacement: 'বদলি মাল',
};

export const OUTCOME_HELP: Readonly<Record<Outcome, string>> = {
  refund: 'যেভাবে পেমেন্ট করেছিলেন সেভাবেই ফেরত, 5 থেকে 7 কাজের দিনে',
  credit_note: 'অ্যাকাউন্টে জমা, যে কোনো অর্ডারে লাগাতে পারেন',
  replacement: 'একই কাপড় আবার পাঠানো হবে, কোনো টাকা লাগবে না',
};

export const FAULT_SIZE_LABEL: Readonly<Record<FaultSize, string>> = {
  upTo3: '3 in পর্যন্ত',
  upTo6: '3 থেকে 6 in',
  upTo9: '6 থেকে 9 in',
  over9: '9 in-এর বেশি',
  smallHoles: '1 in পর্যন্ত ফুটো',
  largeHoles: '1 in-এর বড় ফুটো',
  continuousYards: 'একটানা, গজে',
};

export const NOT_ELIGIBLE_REASON_LABEL: Readonly<Record<NotEligibleReason, string>> = {
  window_passed: 'অভিযোগ করার সময় শেষ।',
  already_cut: 'কাপড় কাটা হয়ে গেছে, তাই চোখে দেখা খুঁতের অভিযোগ আর করা যাবে না।',
  sold_as_is: 'এই স্টক লট যেমন আছে তেমন বিক্রি হয়েছে, ফেরত হবে না।',
  already_settled: 'এই কাপড়ের একটা অভিযোগ আগেই মেটানো হয়েছে।',
};

export const NOTHING_CLAIMABLE_TEXT: Readonly<Record<NothingClaimable, string>> = {
  ...NOT_ELIGIBLE_REASON_LABEL,
  not_delivered: 'মাল ডেলিভারি হলে অভিযোগ করতে পারবেন।',
  all_claimed: 'ডেলিভারি হওয়া সব রোলের অভিযোগ করা হয়ে গেছে।',
};
