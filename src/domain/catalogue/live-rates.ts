/** Live rates come in short pages that are appended as the buyer reads on. */
export const LIVE_RATES_PAGE_SIZE = 8;
