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
  raised: 'অভিযোগ করা হয়েছে',
  replied: 'মেসেজ',
  under_review: 'দেখা হচ্ছে',
  inspected: 'ইন্সপেকশনের ফল',
  offer: 'অফার দেওয়া হয়েছে',
  accepted: 'অফার মেনে নেওয়া হয়েছে',
  replacement_sent: 'বদলি মাল পাঠানো হয়েছে',
  disputed: 'অফারে না বলা হয়েছে',
  escalated: 'ওপরে পাঠানো হয়েছে',
  closed: 'বন্ধ',
  withdrawn: 'অভিযোগ তুলে নেওয়া হয়েছে',
  rejected: 'অভিযোগ মানা হয়নি',
};
export const ESCALATED_BY_CLOCK_TEXT = 'নিজে থেকেই ওপরে গেছে';

const FINDING: Readonly<Record<InspectionResult, string>> = {
  confirmed: 'খুঁত ধরা পড়েছে।',
  partly: 'খুঁত কিছুটা ধরা পড়েছে।',
  not_confirmed: 'খুঁত ধরা পড়েনি।',
};

/** Said before the words that came with it. */
export const CLAIM_FACT_TEXT: ProblemTexts<ClaimFacts> = {
  claim_offer: ({ outcome, amount }) => `${OUTCOME_LABEL[outcome]}: ${formatMoney(moneyOf(amount))}।`,
  claim_inspection: ({ result }) => FINDING[result],
  claim_replacement: ({ sent, transporter, documentNumber, challanNumber }) =>
    `${formatLength(lengthOf(sent))}, ট্রান্সপোর্টার ${transporter}, LR ${documentNumber}। ডেলিভারি চালান ${challanNumber}।`,
};

type HistoryDetails = { readonly issue: string; readonly defect: DefectCode };

/** In the history of the order; claims are named by their number. */
export const CLAIM_HISTORY_TEXT: Readonly<
  Record<`issue_${ClaimEvent}`, (details: HistoryDetails) => string>
> = {
  issue_raised: ({ issue, defect }) => `অভিযোগ ${issue} করা হয়েছে: ${DEFECT_NAME[defect]}`,
  issue_replied: ({ issue }) => `অভিযোগ ${issue} নিয়ে মেসেজ`,
  issue_under_review: ({ issue }) => `অভিযোগ ${issue} দেখা হচ্ছে`,
  issue_inspected: ({ issue }) => `অভিযোগ ${issue}-এর মাল দেখা হয়েছে`,
  issue_offer: ({ issue }) => `অভিযোগ ${issue}-এ অফার দেওয়া হয়েছে`,
  issue_accepted: ({ issue }) => `অভিযোগ ${issue}-এর অফার মেনে নেওয়া হয়েছে`,
  issue_replacement_sent: ({ issue }) => `অভিযোগ ${issue}-এর বদলি মাল পাঠানো হয়েছে`,
  issue_disputed: ({ issue }) => `অভিযোগ ${issue}-এর অফারে না বলা হয়েছে`,
  issue_escalated: ({ issue }) => `অভিযোগ ${issue} ওপরে পাঠানো হয়েছে`,
  issue_closed: ({ issue }) => `অভিযোগ ${issue} বন্ধ হয়েছে`,
  issue_withdrawn: ({ issue }) => `অভিযোগ ${issue} তুলে নেওয়া হয়েছে`,
  issue_rejected: ({ issue }) => `অভিযোগ ${issue} মানা হয়নি`,
};

export const CLAIM_MESSAGE_TEXT: MessageTexts<ClaimMessages> = {
  claim_answered: (claim) => told(claim, '-এর জবাব দেওয়া হয়েছে'),
  claim_inspected: (claim) => told(claim, '-এর মাল দেখা হয়েছে', CLAIM_FACT_TEXT.claim_inspection(claim)),
  claim_offered: (claim) => told(claim, '-এ আমরা অফার দিয়েছি', CLAIM_FACT_TEXT.claim_offer(claim)),
  claim_rejected: (claim) => told(claim, ' মানা হয়নি'),
  claim_closed: (claim) => told(claim, ' বন্ধ হয়েছে'),
  claim_escalated: (claim) => told(claim, ' ওপরে পাঠানো হয়েছে, কারণ আমরা সময়মতো জবাব দিইনি'),
  claim_replaced: (claim) => told(claim, '-এর বদলি মাল আসছে', CLAIM_FACT_TEXT.claim_replacement(claim)),
};

function told(
  { number, orderNumber, quality, text }: ClaimMessages['claim_answered'],
  what: string,
  fact = '',
): MessageText {
  const more = [fact, text].filter(Boolean).join(' ');
  const sentence = `অর্ডার ${orderNumber} (${quality}): আপনার অভিযোগ ${number}${what}।`;
  return {
    subject: `অভিযোগ ${number}: অর্ডার ${orderNumber}`,
    text: more ? `${sentence}\n\n${more}` : sentence,
  };
}
