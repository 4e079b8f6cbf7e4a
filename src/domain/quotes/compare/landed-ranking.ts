/** Which quote is cheapest at the buyer's place: list, quote page and comparison ask here, so they name the same one. */
import { compareRates, type Rate } from '../rate.ts';
import { bestRates } from './best-of-row.ts';

export type RankedQuote = {
  /** Null while a cost is unknown, and always for a price ex-mill or FOB. */
  readonly landedRate: Rate | null;
  /** Whether the buyer could approve it now. */
  readonly canBeChosen: boolean;
};

/** True at every quote with the lowest landed rate; a price that cannot be had takes no part. */
export function lowestLanded(quotes: readonly RankedQuote[]): boolean[] {
  return bestRates(quotes.map(contendingRate));
}

/** The rate itself, also where there is only one; null where rates are in two currencies. */
export function lowestLandedRate(quotes: readonly RankedQuote[]): Rate | null {
  const rates = quotes.map(contendingRate).filter((rate) => rate !== null);
  if (new Set(rates.map(({ price }) => price.currency)).size > 1) return null;
  return rates.toSorted(compareRates)[0] ?? null;
}

function contendingRate({ landedRate, canBeChosen }: RankedQuote): Rate | null {
  return canBeChosen ? landedRate : null;
}
