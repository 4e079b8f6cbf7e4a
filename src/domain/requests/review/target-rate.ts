/** The rate a buyer hopes for, for one unit of the quantity; it may be left out. */
import { filledIn } from '#domain/forms/text-input.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Money, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

export function parseTargetRate(raw: string | null, market: Market): ParseResult<{ amount: Money | null }> {
  const typed = filledIn(raw);
  if (typed === null) return { ok: true, amount: null };
  const reading = parseAmount(typed, MARKET_RULES[market].currency);
  return reading.ok && reading.amount.minor === 0n ? refused('Enter a target rate above 0.') : reading;
}
