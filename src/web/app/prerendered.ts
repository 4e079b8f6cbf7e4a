/** Marks the page whose first screen was drawn at build time. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';
