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
  raised: 'Issue raised',
  replied: 'Message',
  under_review: 'Under review',
  inspected: 'Inspection result',
  offer: 'Offer made',
  accepted: 'Offer accepted',
  replacement_sent: 'Replacement sent',
  disputed: 'Offer turned down',
  escalated: 'Escalated',
  closed: 'Closed',
  withdrawn: 'Issue withdrawn',
  rejected: 'Issue rejected',
};
export const ESCALATED_BY_CLOCK_TEXT = 'Escalated automatically';

const FINDING: Readonly<Record<InspectionResult, string>> = {
  confirmed: 'The fault was confirmed.',
  partly: 'The fault was confirmed in part.',
  not_confirmed: 'The fault could not be confirmed.',
};

/** Said before the words that came with it. */
export const CLAIM_FACT_TEXT: ProblemTexts<ClaimFacts> = {
  claim_offer: ({ outcome, amount }) => `${OUTCOME_LABEL[outcome]} of ${formatMoney(moneyOf(amount))}.`,
  claim_inspection: ({ result }) => FINDING[result],
  claim_replacement: ({ sent, transporter, documentNumber, challanNumber }) =>
    `${formatLength(lengthOf(sent))} with ${transporter}, LR ${documentNumber}. Delivery challan ${challanNumber}.`,
};

type HistoryDetails = { readonly issue: string; readonly defect: DefectCode };

/** In the history of the order; claims are named by their number. */
export const CLAIM_HISTORY_TEXT: Readonly<
  Record<`issue_${ClaimEvent}`, (details: HistoryDetails) => string>
> = {
  issue_raised: ({ issue, defect }) => `Issue ${issue} raised: ${DEFECT_NAME[defect]}`,
  issue_replied: ({ issue }) => `Message about issue ${issue}`,
  issue_under_review: ({ issue }) => `Issue ${issue} is under review`,
  issue_inspected: ({ issue }) => `Goods of issue ${issue} inspected`,
  issue_offer: ({ issue }) => `Offer made for issue ${issue}`,
  issue_accepted: ({ issue }) => `Offer for issue ${issue} accepted`,
  issue_replacement_sent: ({ issue }) => `Replacement for issue ${issue} sent`,
  issue_disputed: ({ issue }) => `Offer for issue ${issue} turned down`,
  issue_escalated: ({ issue }) => `Issue ${issue} escalated`,
  issue_closed: ({ issue }) => `Issue ${issue} closed`,
  issue_withdrawn: ({ issue }) => `Issue ${issue} withdrawn`,
  issue_rejected: ({ issue }) => `Issue ${issue} rejected`,
};

export const CLAIM_MESSAGE_TEXT: MessageTexts<ClaimMessages> = {
  claim_answered: (claim) => told(claim, 'has been answered'),
  claim_inspected: (claim) => told(claim, 'has been inspected', CLAIM_FACT_TEXT.claim_inspection(claim)),
  claim_offered: (claim) => told(claim, 'has received an offer from us', CLAIM_FACT_TEXT.claim_offer(claim)),
  claim_rejected: (claim) => told(claim, 'has been rejected'),
  claim_closed: (claim) => told(claim, 'has been closed'),
  claim_escalated: (claim) => told(claim, 'has been escalated, because we did not answer it in time'),
  claim_replaced: (claim) =>
    told(claim, 'has a replacement on its way', CLAIM_FACT_TEXT.claim_replacement(claim)),
};

function told(
  { number, orderNumber, quality, text }: ClaimMessages['claim_answered'],
  what: string,
  fact = '',
): MessageText {
  const more = [fact, text].filter(Boolean).join(' ');
  const sentence = `Your issue ${number} for order ${orderNumber} (${quality}) ${what}.`;
  return {
    subject: `Issue ${number}: order ${orderNumber}`,
    text: more ? `${sentence}\n\n${more}` : sentence,
  };
}
