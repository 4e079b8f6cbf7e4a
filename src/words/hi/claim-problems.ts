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
  claim_defect_missing: 'क्या खराबी है, चुनें।',
  claim_rolls_missing: 'जिन रोल में खराबी है, उन्हें चुनें।',
  claim_roll_not_delivered: 'इनमें से एक रोल इस ऑर्डर में डिलीवर नहीं हुआ।',
  claim_length_missing: 'कितने कपड़े में खराबी है, लिखें।',
  claim_length_too_long: ({ selected, reader }) =>
    `चुने हुए रोल में सिर्फ ${formatLengthFor(lengthOf(selected), reader ?? undefined)} कपड़ा है।`,
  claim_photos_too_few: `कम से कम ${CLAIM_PHOTOS.min} फोटो जोड़ें।`,
  claim_photos_too_many: `ज़्यादा से ज़्यादा ${CLAIM_PHOTOS.max} फोटो जोड़ें।`,
  claim_report_missing: 'टेस्ट रिपोर्ट जोड़ें: यह खराबी फोटो में नहीं दिखती।',
  claim_report_not_found: 'फाइल नहीं मिली। फिर से जोड़ें।',
  claim_cut_not_said: 'बताएँ कि कपड़ा कट चुका है या नहीं।',
  claim_count_not_whole: 'पूरी संख्या लिखें।',
  claim_outcome_missing: 'आप क्या चाहते हैं, चुनें।',
  claim_policy_not_accepted: 'रिटर्न और रिफंड पॉलिसी मंज़ूर करें।',
};

export const CLAIM_PROBLEM_TEXT: ProblemTexts<ClaimProblems> = {
  ...CLAIM_FORM_PROBLEM_TEXT,
  claim_not_eligible: ({ reason }) => NOT_ELIGIBLE_REASON_LABEL[reason],
  claim_answered: ({ by, status }) =>
    `${by ?? UNNAMED_COLLEAGUE} ने पहले ही जवाब दे दिया है: ${CLAIM_EVENT_TEXT[status]}।`,
  claim_moved_on: ({ status }) => `इस शिकायत की स्थिति अब: ${CLAIM_STATUS_LABEL[status]}।`,
  claim_offer_too_high: 'इस ऑर्डर पर जितना रिफंड बचा है, यह ऑफर उससे ज़्यादा है। हमसे बात करें।',
  claim_answer_missing: 'जवाब लिखें।',
  claim_status_unknown: 'स्थिति चुनें।',
  claim_finding_missing: 'जाँच में क्या मिला, लिखें।',
  claim_settlement_missing: 'नतीजा चुनें।',
  claim_amount_zero: '0 से ज़्यादा रकम लिखें।',
  claim_amount_too_high: ({ most }) =>
    `इस शिकायत पर ज़्यादा से ज़्यादा ${formatMoney(moneyOf(most))} दिए जा सकते हैं।`,
  claim_decision_missing: 'फैसला चुनें।',
  claim_transport_unknown: 'माल कैसे जाएगा, चुनें।',
  claim_replacement_first: 'पहले बदले का माल भेजें: वह डिलीवरी चालान के साथ जाता है।',
  claim_replacement_sent: ({ challanNumber }) =>
    `इस शिकायत के बदले का माल डिलीवरी चालान ${challanNumber} के साथ निकल चुका है।`,
  claim_has_no_replacement: 'इस शिकायत में बदले का माल नहीं भेजना है।',
  claim_has_no_invoice: 'इस ऑर्डर का कोई इनवॉइस बदला नहीं जा सकता।',
};
