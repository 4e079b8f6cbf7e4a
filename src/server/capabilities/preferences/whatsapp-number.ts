import { type CallingCode, parseMobile } from '#domain/account/phone-number.ts';
import { formRefusal } from '#domain/shared/refusal.ts';

export type WhatsappNumberInput = { number: string; countryCode: CallingCode };

/** All spellings of one number are one identity: "+919876543210". */
export function whatsappNumberOf({ number, countryCode }: WhatsappNumberInput): string {
  const reading = parseMobile(number, countryCode);
  if (!reading.ok) throw formRefusal({ number: reading.problem });
  return reading.e164;
}

export const WHATSAPP_PURPOSE = 'whatsapp';
