/** What a history says of a swatch, in the account's and in a query's. */
export const SWATCH_HISTORY_TEXTS = {
  swatch_requested: 'Swatch requested',
  swatch_sent: 'Swatch sent',
  swatch_refused: 'No swatch available',
  swatch_cancelled: 'Swatch cancelled',
  swatch_paid: 'Swatch charge received',
  swatch_returned: 'Swatch charge returned as account credit',
  swatch_dropped: 'Swatch charge waived because you ordered the fabric',
  swatch_credit_taken_back: 'Swatch charge taken back from account credit because you cancelled the order',
  swatch_charged_again: 'Swatch charge due again because you cancelled the order',
} as const;
