/** What a test sets up began a minute ago, whichever clock is a little behind. */
export const setUpClock = { now: () => new Date(Date.now() - 60_000) };
