/** How far we may trust that messages reach a WhatsApp number. */
import type { Lifecycle } from '../shared/lifecycle.ts';

/** Wire codes are the ones stored data and host apps know; never renumber. */
export const WHATSAPP_VALIDITY_CODE = { invalid: 20, not_opted_in: 40, soft_valid: 80, valid: 100 } as const;
export type WhatsappValidity = keyof typeof WHATSAPP_VALIDITY_CODE;

export const WHATSAPP_VALIDITY_LABEL = {
  invalid: 'Not a WhatsApp number',
  not_opted_in: 'Messages switched off',
  soft_valid: 'Waiting for the first message',
  valid: 'Messages arrive',
} as const satisfies Record<WhatsappValidity, string>;

/** A number counts as invalid until a code proves it; only a delivered message makes it fully valid. */
export const whatsappLifecycle: Lifecycle<WhatsappValidity, 'customer' | 'messages'> = {
  start: 'invalid',
  moves: {
    invalid: { not_opted_in: ['customer'], soft_valid: ['customer'] },
    not_opted_in: { soft_valid: ['customer'], invalid: ['messages'] },
    soft_valid: { valid: ['messages'], invalid: ['messages'], not_opted_in: ['customer'] },
    valid: { invalid: ['messages'], not_opted_in: ['customer'] },
  },
};
