/** What a history records of a swatch, the account's or a query's. */
export const SWATCH_ACTIONS = [
  'swatch_requested',
  'swatch_sent',
  'swatch_refused',
  'swatch_cancelled',
  'swatch_paid',
  'swatch_returned',
  'swatch_dropped',
  'swatch_credit_taken_back',
  'swatch_free',
  'swatch_charged_again',
] as const;
export type SwatchAction = (typeof SWATCH_ACTIONS)[number];
