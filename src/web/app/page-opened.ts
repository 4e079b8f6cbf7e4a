/** When the first script of the page ran. */
export const pageOpenedAt = Date.now();
