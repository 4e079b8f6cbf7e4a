/** What an address is for, and whose place it is. */
export const ADDRESS_USE_LABEL = {
  billing: 'Billing',
  shipping: 'Shipping',
  sample: 'Samples',
} as const;
export type AddressUse = keyof typeof ADDRESS_USE_LABEL;
export const ADDRESS_USES = Object.keys(ADDRESS_USE_LABEL) as AddressUse[];

/** A name is refused when it is longer, never cut. */
export const ADDRESS_NAME_MAX_LENGTH = 40;
export const CONTACT_NAME_MAX_LENGTH = 80;

/** Decides the place of supply: goods sent to another party are taxed where the buyer is registered. */
export const ADDRESS_OWNERSHIP_LABEL = {
  own: 'Our own place',
  third_party: "Someone else's place",
} as const;
export type AddressOwnership = keyof typeof ADDRESS_OWNERSHIP_LABEL;
export const ADDRESS_OWNERSHIPS = Object.keys(ADDRESS_OWNERSHIP_LABEL) as AddressOwnership[];
