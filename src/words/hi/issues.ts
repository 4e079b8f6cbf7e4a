/** Complaints about delivered cloth: their states, their outcomes, and why nothing can be claimed any more. */
import type { ClaimStatus } from '#domain/issues/claim-status.ts';
import type { FaultSize } from '#domain/issues/four-point.ts';
import type { IssueStatus, NotEligibleReason, NothingClaimable } from '#domain/issues/issue-status.ts';
import type { Outcome } from '#domain/issues/outcome.ts';

export const ISSUE_STATUS_LABEL: Readonly<Record<IssueStatus, string>> = {
  no_action: 'कुछ नहीं किया',
  no_issue_raised: 'कोई शिकायत नहीं',
  issue_raised: 'शिकायत की गई',
  not_eligible_for_return: 'वापस नहीं हो सकता',
};

export const CLAIM_STATUS_LABEL: Readonly<Record<ClaimStatus, string>> = {
  raised: 'दर्ज',
  under_review: 'जाँच में',
  offer: 'ऑफर दिया',
  accepted: 'मंज़ूर',
  disputed: 'ऑफर नहीं माना',
  escalated: 'ऊपर भेजी',
  closed: 'बंद',
  withdrawn: 'वापस ली',
  rejected: 'नामंज़ूर',
};

export const OUTCOME_LABEL: Readonly<Record<Outcome, string>> = {
  refund: 'रिफंड',
  credit_note: 'क्रेडिट नोट',
  replacement: 'बदले में माल',
};

export const OUTCOME_HELP: Readonly<Record<Outcome, string>> = {
  refund: 'जैसे पेमेंट किया था वैसे ही वापस, 5 से 7 कामकाजी दिनों में',
  credit_note: 'अकाउंट में जमा, किसी भी ऑर्डर में लगा सकते हैं',
  replacement: 'वही कपड़ा दोबारा, बिना पैसे के',
};

export const FAULT_SIZE_LABEL: Readonly<Record<FaultSize, string>> = {
  upTo3: '3 in तक',
  upTo6: '3 से 6 in',
  upTo9: '6 से 9 in',
  over9: '9 in से ज़्यादा',
  smallHoles: '1 in तक के छेद',
  largeHoles: '1 in से बड़े छेद',
  continuousYards: 'लगातार, यार्ड में',
};

export const NOT_ELIGIBLE_REASON_LABEL: Readonly<Record<NotEligibleReason, string>> = {
  window_passed: 'शिकायत करने का समय निकल गया।',
  already_cut: 'कपड़ा कट चुका है, इसलिए दिखने वाली खराबी की शिकायत अब नहीं हो सकती।',
  sold_as_is: 'यह स्टॉक लॉट जैसा है वैसा बिका था, वापस नहीं होगा।',
  already_settled: 'इस कपड़े की एक शिकायत का निपटारा हो चुका है।',
};

export const NOTHING_CLAIMABLE_TEXT: Readonly<Record<NothingClaimable, string>> = {
  ...NOT_ELIGIBLE_REASON_LABEL,
  not_delivered: 'माल मिलने के बाद आप शिकायत कर सकते हैं।',
  all_claimed: 'डिलीवर हुए हर रोल की शिकायत हो चुकी है।',
};
