/** What an address is for, and whose place it is. */
export const ADDRESS_USES = ['billing', 'shipping', 'sample'] as const;
export type AddressUse = (typeof ADDRESS_USES)[number];

/** A name is refused when it is longer, never cut. */
export const ADDRESS_NAME_MAX_LENGTH = 40;
export const CONTACT_NAME_MAX_LENGTH = 80;

/** Decides the place of supply: goods sent to another party are taxed where the buyer is registered. */
export const ADDRESS_OWNERSHIPS = ['own', 'third_party'] as const;
export type AddressOwnership = (typeof ADDRESS_OWNERSHIPS)[number];
