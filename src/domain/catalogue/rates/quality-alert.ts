/** A wish to hear of a quality fires when the line is crossed, and again only after it was crossed back. */
export const ALERT_KINDS = ['back_in_stock', 'below_rate'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** `isMet`: there is stock, or the rate is at the wanted one or below. */
export function alertStep(isArmed: boolean, isMet: boolean): { fires: boolean; isArmed: boolean } {
  return { fires: isArmed && isMet, isArmed: !isMet };
}
