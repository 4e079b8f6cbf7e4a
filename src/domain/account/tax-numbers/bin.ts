/** Business identification numbers of Bangladeshi VAT, kept the way they are printed: 123456789-0101. */

import { plainDigits } from '#domain/forms/text-input.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

const BIN = /^([0-9]{9})-?([0-9]{4})$/;
const LONGEST_TYPED = 40;

/** A number of the VAT register of Bangladesh, which companies elsewhere do not have. */
export function parseBinIn(market: Market, raw: string): ParseResult<{ bin: string }> {
  if (MARKET_RULES[market].taxNumber !== 'bin') return refused('Only companies in Bangladesh have a BIN.');
  return parseBin(raw);
}

export function parseBin(raw: string): ParseResult<{ bin: string }> {
  if (raw.length > LONGEST_TYPED) return refused('A BIN has 13 digits.');
  const typed = plainDigits(raw).replace(/\s/g, '');
  if (typed === '') return refused('Enter your BIN.');
  const [, registration, unit] = BIN.exec(typed) ?? [];
  if (registration !== undefined && unit !== undefined) return { ok: true, bin: `${registration}-${unit}` };
  if (/^(?:[0-9]{9}|[0-9]{11})$/.test(typed)) {
    return refused('BINs with 9 or 11 digits are no longer valid. Enter your 13-digit BIN.');
  }
  return refused('A BIN has 13 digits, for example 001234567-0101.');
}
