import type { LiveKey } from '#contract/events.ts';

/** The server announces rates, stock and lists to everybody by this word. */
export const CATALOGUE_KEY = 'catalogue' satisfies LiveKey;
