/** A published rate holds for a while; after that the buyer asks for one. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** What staff publish without saying how long holds for a week and a day of grace. */
export const RATE_VALID_DAYS = 8;

/** `validUntil` null: until the next one is published. */
export function isRateStale(validUntil: Date | null, now: Date): boolean {
  return validUntil !== null && now >= validUntil;
}

export function usualValidity(from: Date): Date {
  return new Date(from.getTime() + RATE_VALID_DAYS * DAY_MS);
}
