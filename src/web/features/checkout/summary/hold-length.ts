const HOUR_MS = 60 * 60 * 1000;

/** A hold of minutes is counted down; one of days, which a bank needs, is named by its last day. */
export function isHeldForDays(heldUntil: string): boolean {
  return Date.parse(heldUntil) - Date.now() > HOUR_MS;
}
