/** How a claim can end in the buyer's favour. */
export const OUTCOMES = ['refund', 'credit_note', 'replacement'] as const;
export type Outcome = (typeof OUTCOMES)[number];
