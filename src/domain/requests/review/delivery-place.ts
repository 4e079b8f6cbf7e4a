/** Where the goods go: a PIN code in India, a port elsewhere. */
import { parseFreightPincode } from '#domain/account/address/pincode.ts';
import { type LineRule, parseLine } from '#domain/forms/text-input.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { RequestReading } from '../request-form-problem.ts';

export type DeliveryPlace =
  | { readonly kind: 'pincode'; readonly pincode: string }
  | { readonly kind: 'port'; readonly port: string };

const PORT: LineRule = { line: 'port', maxLength: 80 };

export function parseDeliveryPlace(
  raw: string | null,
  market: Market,
): RequestReading<{ place: DeliveryPlace }> {
  if (MARKET_RULES[market].deliversTo === 'pincode') {
    const reading = parseFreightPincode(raw ?? '');
    return reading.ok ? { ok: true, place: { kind: 'pincode', pincode: reading.pincode } } : reading;
  }
  const reading = parseLine(raw ?? '', PORT);
  return reading.ok ? { ok: true, place: { kind: 'port', port: reading.text } } : reading;
}
