/** First words of the query keys of health. */
export const HEALTH_KEY = 'health';
/** Nobody announces what a background job did, so an open screen looks again. */
export const REFRESH_MS = 15_000;
export const HEALTH_KEYS = [HEALTH_KEY, 'today'] as const;
