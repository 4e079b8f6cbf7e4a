/** What happened to a claim, as timelines, histories and notifications tell it. */
import type { ClaimEvent, ClaimFacts, InspectionResult } from '#domain/issues/claim-event.ts';
import type { ClaimMessages } from '#domain/issues/claim-message.ts';
import type { DefectCode } from '#domain/issues/defects/defects.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength } from '#domain/shared/length.ts';
import type { MessageText, MessageTexts } from '#domain/shared/message.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { lengthOf, moneyOf } from '#domain/shared/wire-figures.ts';
import { DEFECT_NAME } from './defects.ts';
import { OUTCOME_LABEL } from './issues.ts';

export const CLAIM_EVENT_TEXT: Readonly<Record<ClaimEvent, string>> = {
  raised: 'शिकायत दर्ज हुई',
  replied: 'मैसेज',
  under_review: 'जाँच में',
  inspected: 'जाँच का नतीजा',
  offer: 'ऑफर दिया',
  accepted: 'ऑफर मंज़ूर',
  replacement_sent: 'बदले का माल भेजा',
  disputed: 'ऑफर मना किया',
  escalated: 'ऊपर भेजी',
  closed: 'बंद',
  withdrawn: 'शिकायत वापस ली',
  rejected: 'शिकायत नामंज़ूर',
};
export const ESCALATED_BY_CLOCK_TEXT = 'अपने आप ऊपर भेजी गई';

const FINDING: Readonly<Record<InspectionResult, string>> = {
  confirmed: 'खराबी सही निकली।',
  partly: 'खराबी कुछ हद तक सही निकली।',
  not_confirmed: 'खराबी साबित नहीं हुई।',
};

/** Said before the words that came with it. */
export const CLAIM_FACT_TEXT: ProblemTexts<ClaimFacts> = {
  claim_offer: ({ outcome, amount }) => `${OUTCOME_LABEL[outcome]}: ${formatMoney(moneyOf(amount))}।`,
  claim_inspection: ({ result }) => FINDING[result],
  claim_replacement: ({ sent, transporter, documentNumber, challanNumber }) =>
    `${formatLength(lengthOf(sent))}, ${transporter} से, LR ${documentNumber}। डिलीवरी चालान ${challanNumber}।`,
};

type HistoryDetails = { readonly issue: string; readonly defect: DefectCode };

/** In the history of the order; claims are named by their number. */
export const CLAIM_HISTORY_TEXT: Readonly<
  Record<`issue_${ClaimEvent}`, (details: HistoryDetails) => string>
> = {
  issue_raised: ({ issue, defect }) => `शिकायत ${issue} दर्ज हुई: ${DEFECT_NAME[defect]}`,
  issue_replied: ({ issue }) => `शिकायत ${issue} पर मैसेज`,
  issue_under_review: ({ issue }) => `शिकायत ${issue} जाँच में है`,
  issue_inspected: ({ issue }) => `शिकायत ${issue} का माल जाँचा गया`,
  issue_offer: ({ issue }) => `शिकायत ${issue} पर ऑफर दिया`,
  issue_accepted: ({ issue }) => `शिकायत ${issue} का ऑफर मंज़ूर हुआ`,
  issue_replacement_sent: ({ issue }) => `शिकायत ${issue} के बदले का माल भेजा`,
  issue_disputed: ({ issue }) => `शिकायत ${issue} का ऑफर मना किया`,
  issue_escalated: ({ issue }) => `शिकायत ${issue} ऊपर भेजी गई`,
  issue_closed: ({ issue }) => `शिकायत ${issue} बंद हुई`,
  issue_withdrawn: ({ issue }) => `शिकायत ${issue} वापस ली गई`,
  issue_rejected: ({ issue }) => `शिकायत ${issue} नामंज़ूर हुई`,
};

export const CLAIM_MESSAGE_TEXT: MessageTexts<ClaimMessages> = {
  claim_answered: (claim) => told(claim, 'का जवाब आ गया है'),
  claim_inspected: (claim) => told(claim, 'के माल की जाँच हो गई है', CLAIM_FACT_TEXT.claim_inspection(claim)),
  claim_offered: (claim) => told(claim, 'पर हमने ऑफर दिया है', CLAIM_FACT_TEXT.claim_offer(claim)),
  claim_rejected: (claim) => told(claim, 'नामंज़ूर हो गई है'),
  claim_closed: (claim) => told(claim, 'बंद हो गई है'),
  claim_escalated: (claim) => told(claim, 'ऊपर भेज दी गई है, क्योंकि हमने समय पर जवाब नहीं दिया'),
  claim_replaced: (claim) => told(claim, 'के बदले का माल रास्ते में है', CLAIM_FACT_TEXT.claim_replacement(claim)),
};

function told(
  { number, orderNumber, quality, text }: ClaimMessages['claim_answered'],
  what: string,
  fact = '',
): MessageText {
  const more = [fact, text].filter(Boolean).join(' ');
  const sentence = `ऑर्डर ${orderNumber} (${quality}) की आपकी शिकायत ${number} ${what}।`;
  return {
    subject: `शिकायत ${number}: ऑर्डर ${orderNumber}`,
    text: more ? `${sentence}\n\n${more}` : sentence,
  };
}
