/** How long each secret of sign-in lives. */
export const ACCESS_TOKEN_SECONDS = 30 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;
/** A desk nobody worked at is closed sooner. */
export const STAFF_REFRESH_TOKEN_SECONDS = 12 * 3600;
/** No renewal leads beyond these. */
export const SESSION_SECONDS = { customer: 180 * 24 * 3600, staff: 7 * 24 * 3600 } as const;
export const SESSIONS_PER_PERSON = 20;
export const SIGN_UP_TOKEN_SECONDS = 60 * 60;
export const EXCHANGE_CODE_SECONDS = 60;
/** Two tabs may renew with the same cookie; later than this, a replaced cookie is a stolen one. */
export const REFRESH_GRACE_SECONDS = 20;

export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
