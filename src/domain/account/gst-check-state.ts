/** What the GST field shows while a number is looked up. */
export type GstCheckState = 'verify' | 'loading' | 'error' | 'valid';
