/** Marks the page whose first picture was drawn at build time: the sign-in screen, or the frame of every other one. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';
