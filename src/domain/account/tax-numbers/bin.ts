/** Business identification numbers of Bangladeshi VAT, kept the way they are printed: 123456789-0101. */

import { plainDigits } from '#domain/forms/text-input.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { TaxNumberProblem } from './tax-number-problem.ts';

const BIN = /^([0-9]{9})-?([0-9]{4})$/;
const LONGEST_TYPED = 40;

/** A number of the VAT register of Bangladesh, which companies elsewhere do not have. */
export function parseBinIn(market: Market, raw: string): ParseResult<{ bin: string }, TaxNumberProblem> {
  if (MARKET_RULES[market].taxNumber !== 'bin') return refused({ code: 'bin_only_in_bangladesh' });
  return parseBin(raw);
}

export function parseBin(raw: string): ParseResult<{ bin: string }, TaxNumberProblem> {
  if (raw.length > LONGEST_TYPED) return refused({ code: 'bin_length' });
  const typed = plainDigits(raw).replace(/\s/g, '');
  if (typed === '') return refused({ code: 'bin_missing' });
  const [, registration, unit] = BIN.exec(typed) ?? [];
  if (registration !== undefined && unit !== undefined) return { ok: true, bin: `${registration}-${unit}` };
  if (/^(?:[0-9]{9}|[0-9]{11})$/.test(typed)) {
    return refused({ code: 'bin_outdated' });
  }
  return refused({ code: 'bin_invalid' });
}
