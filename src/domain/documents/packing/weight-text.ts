/** A weight on paper: abroad pounds stand beside kilograms. */
import type { Market } from '#domain/shared/market.ts';
import { formatKilograms, formatPounds } from '#domain/shared/weight.ts';

/** The pounds are those that were printed: converting a sum anew may differ by its last figure. */
export function formatWeight(grams: bigint | null, market: Market, pounds: bigint | null): string {
  const kilograms = formatKilograms(grams);
  return market === 'INTL' && pounds !== null ? `${kilograms} (${formatPounds(pounds)})` : kilograms;
}
