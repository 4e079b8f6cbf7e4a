export const ADDRESS_VIEWS = { shipping: 'shipping-address', billing: 'billing-address' } as const;
export type OrderAddressUse = keyof typeof ADDRESS_VIEWS;
export const APPROVE_VIEW = 'approve';
