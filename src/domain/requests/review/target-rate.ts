/** The rate a buyer hopes for, for one unit of the quantity; it may be left out. */
import { filledIn } from '#domain/forms/text-input.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Money, parseAmount } from '#domain/shared/money.ts';
import { type RequestReading, requestRefused } from '../request-form-problem.ts';

export function parseTargetRate(
  raw: string | null,
  market: Market,
): RequestReading<{ amount: Money | null }> {
  const typed = filledIn(raw);
  if (typed === null) return { ok: true, amount: null };
  const reading = parseAmount(typed, MARKET_RULES[market].currency);
  return reading.ok && reading.amount.minor === 0n
    ? requestRefused({ code: 'request_target_rate_zero' })
    : reading;
}
