import { parseWhatsappNumber } from '#domain/account/whatsapp-number.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';

export type WhatsappNumberInput = { number: string; countryCode: string };

/** All spellings of one number are one identity: "+919876543210". */
export function whatsappNumberOf({ number, countryCode }: WhatsappNumberInput): string {
  const reading = parseWhatsappNumber(number, countryCode);
  if (!reading.ok) throw formRefusalFor({ number: reading.problem });
  return reading.e164;
}

export const WHATSAPP_PURPOSE = 'whatsapp';
