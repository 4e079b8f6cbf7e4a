/** A weight on paper: abroad pounds stand beside kilograms. */
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { formatKilograms, formatPounds } from '#domain/shared/weight.ts';

/** The pounds are those that were printed: converting a sum anew may differ by its last figure. */
export function formatWeight(grams: bigint | null, market: Market, pounds: bigint | null): string {
  const kilograms = formatKilograms(grams);
  const isShown = MARKET_RULES[market].readsPounds && pounds !== null;
  return isShown ? `${kilograms} (${formatPounds(pounds)})` : kilograms;
}
