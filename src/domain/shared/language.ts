/** What the buyer's app, the mills' page and messages are written in. English is the source of every other. */
export const LANGUAGES = ['en', 'hi', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Those people may choose: a language joins them when `npm run translations` finds nothing missing. */
export const OFFERED_LANGUAGES: readonly Language[] = ['en'];
