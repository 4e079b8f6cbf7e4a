/** Where we do not bring goods to, and what the buyer can do instead. */
export const PINCODE_NOT_SERVED = 'We do not deliver to this PIN code yet. You can choose self pickup.';
/** For buyers abroad, whose goods go to a port. */
export const PORT_NOT_SERVED = 'We do not ship to this port yet. You can choose x-factory.';
