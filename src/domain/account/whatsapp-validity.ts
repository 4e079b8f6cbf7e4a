/** How far we may trust that messages reach a WhatsApp number. */
/** Wire codes are the ones stored data and host apps know; never renumber. */
export const WHATSAPP_VALIDITY_CODE = { invalid: 20, not_opted_in: 40, soft_valid: 80, valid: 100 } as const;
export type WhatsappValidity = keyof typeof WHATSAPP_VALIDITY_CODE;

export const WHATSAPP_EVENTS = [
  'code_passed',
  'code_failed',
  'opted_in',
  'opted_out',
  'message_delivered',
  'not_on_whatsapp',
] as const;
export type WhatsappEvent = (typeof WHATSAPP_EVENTS)[number];

/**
 * A number counts as invalid until a code proves it; only a delivered message makes it fully valid.
 * An event that changes nothing leaves the state as it is.
 */
const AFTER_EVENT: Readonly<
  Record<WhatsappValidity, { readonly [Event in WhatsappEvent]?: WhatsappValidity }>
> = {
  invalid: { code_passed: 'not_opted_in' },
  not_opted_in: { opted_in: 'soft_valid', not_on_whatsapp: 'invalid' },
  soft_valid: { message_delivered: 'valid', opted_out: 'not_opted_in', not_on_whatsapp: 'invalid' },
  valid: { opted_out: 'not_opted_in', not_on_whatsapp: 'invalid' },
};

export function whatsappValidityAfter(validity: WhatsappValidity, event: WhatsappEvent): WhatsappValidity {
  return AFTER_EVENT[validity][event] ?? validity;
}
