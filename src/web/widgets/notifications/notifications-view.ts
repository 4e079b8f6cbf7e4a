/** By its word in the address, so that Back closes the list and a link can open it. */
export const NOTIFICATIONS_VIEW = 'notifications';
