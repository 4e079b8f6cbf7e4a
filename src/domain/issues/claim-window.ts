/** How long after delivery a fault can be claimed: what everybody sees soon, what only a laboratory sees later. */

export const CLAIM_WINDOW_DAYS = {
  transit_damage: 2,
  short_length: 3,
  visible: 7,
  hidden: 30,
} as const;
export type ClaimWindow = keyof typeof CLAIM_WINDOW_DAYS;

const DAY_MS = 24 * 3600 * 1000;

/** Days of 24 hours from the hour of delivery; at this moment it is too late. */
export function windowClosesAt(window: ClaimWindow, deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + CLAIM_WINDOW_DAYS[window] * DAY_MS);
}

/** What was delivered after this moment can still be claimed. */
export function openWindowSince(window: ClaimWindow, now: Date): Date {
  return new Date(now.getTime() - CLAIM_WINDOW_DAYS[window] * DAY_MS);
}

export function isWindowOpen(window: ClaimWindow, deliveredAt: Date, now: Date): boolean {
  return now < windowClosesAt(window, deliveredAt);
}
