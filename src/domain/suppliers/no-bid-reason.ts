/** Why a mill does not quote, in one tap. */
export const NO_BID_REASON_LABEL = {
  not_our_cloth: 'We do not make this cloth',
  no_capacity: 'No capacity in this time',
  quantity_too_small: 'Quantity is too small',
  date_too_early: 'Delivery date is too early',
  yarn_not_available: 'Yarn is not available',
} as const;
export type NoBidReason = keyof typeof NO_BID_REASON_LABEL;
export const NO_BID_REASONS = Object.keys(NO_BID_REASON_LABEL) as [NoBidReason, ...NoBidReason[]];

export function isNoBidReason(text: string | null): text is NoBidReason {
  return text !== null && Object.hasOwn(NO_BID_REASON_LABEL, text);
}
