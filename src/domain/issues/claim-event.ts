/** The timeline of a claim: what happened, and what is told of it besides the words somebody wrote. */
import type { ProblemOf } from '#domain/shared/problem-list.ts';
import type { WireLength, WireMoney } from '#domain/shared/wire-figures.ts';
import type { Outcome } from './outcome.ts';

export const CLAIM_EVENTS = [
  'raised',
  'replied',
  'under_review',
  'inspected',
  'offer',
  'accepted',
  'replacement_sent',
  'disputed',
  'escalated',
  'closed',
  'withdrawn',
  'rejected',
] as const;
export type ClaimEvent = (typeof CLAIM_EVENTS)[number];

export const INSPECTION_RESULTS = ['confirmed', 'partly', 'not_confirmed'] as const;
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];

export type ClaimFacts = {
  claim_offer: { readonly outcome: Outcome; readonly amount: WireMoney };
  claim_inspection: { readonly result: InspectionResult };
  claim_replacement: {
    readonly sent: WireLength;
    readonly transporter: string;
    readonly documentNumber: string;
    readonly challanNumber: string;
  };
};
export type ClaimFact = ProblemOf<ClaimFacts>;
