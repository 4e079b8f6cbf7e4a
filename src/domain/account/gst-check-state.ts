/** What the GST field shows while a number is looked up. */
export const GST_CHECK_STATE_LABEL = {
  verify: 'Verify',
  loading: 'Checking',
  error: 'Could not verify',
  valid: 'Valid',
} as const;
export type GstCheckState = keyof typeof GST_CHECK_STATE_LABEL;
