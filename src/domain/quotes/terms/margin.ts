/** What the marketplace adds to a mill's rate: the buyer sees only the sum. */
import { parseScaled } from '#domain/shared/decimal.ts';
import { addMoney, percentOf } from '#domain/shared/money.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { Rate } from '../rate.ts';

export const MOST_MARGIN_BASIS_POINTS = 10_000n;

/** A percentage with at most two decimals, so that it is a whole number of basis points. */
export function parseMargin(raw: string): ParseResult<{ basisPoints: bigint }> {
  const basisPoints = raw.length > 40 ? null : parseScaled(raw.trim(), 2);
  if (basisPoints === null) return refused('Enter the margin in percent, with at most 2 decimals.');
  return basisPoints > MOST_MARGIN_BASIS_POINTS
    ? refused('A margin is at most 100%.')
    : { ok: true, basisPoints };
}

/** Half-up to the minor unit, once for each rate. */
export function rateWithMargin({ price, unit }: Rate, basisPoints: bigint): Rate {
  return { price: addMoney(price, percentOf(price, basisPoints)), unit };
}
