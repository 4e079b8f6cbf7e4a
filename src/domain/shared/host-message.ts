/** The only words this app says to the mobile app around it; they carry no data. */
export const HOST_MESSAGES = [
  'InvalidSecret',
  'Unauthorized',
  'Success',
  'Back',
  'Home',
  'PageLoadFinished',
] as const;
export type HostMessage = (typeof HOST_MESSAGES)[number];
