/** How a claim can end in the buyer's favour. */
export const OUTCOME_LABEL = {
  refund: 'Refund',
  credit_note: 'Credit note',
  replacement: 'Replacement',
} as const;
export type Outcome = keyof typeof OUTCOME_LABEL;
export const OUTCOMES = Object.keys(OUTCOME_LABEL) as Outcome[];

export const OUTCOME_HELP = {
  refund: 'Back to your original payment method in 5 to 7 working days',
  credit_note: 'Account credit that you can use for any order',
  replacement: 'The same fabric sent again at no charge',
} as const satisfies Record<Outcome, string>;
