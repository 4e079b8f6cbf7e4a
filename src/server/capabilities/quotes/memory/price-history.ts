import type { readQuoteAdditional as contract } from '#contract/customer/quotes.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import { convertRate } from '#domain/quotes/rate.ts';
import { money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { rateOf } from '../quote-figures.view.ts';
import type { VersionRow } from '../quotes.store.ts';
import { weeklyMiddles } from './quote-memory.store.ts';

type PriceHistory = Reply<typeof contract>['priceHistory'];

const HISTORY_MS = 26 * 7 * 24 * 3600 * 1000;
/** Fewer would give single quotes away. */
const FEWEST_A_WEEK = 3;

/** Half a year of weekly middle rates for the same kind of cloth, in the unit of this quote. */
export async function priceHistory(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  quote: VersionRow,
): Promise<PriceHistory> {
  const now = clock.now();
  const weeks = await weeklyMiddles(
    db,
    {
      subCategoryId: quote.sub_category_id,
      fabricType: quote.fabric_type as FabricType,
      currency: quote.currency,
      from: new Date(now.getTime() - HISTORY_MS),
      to: now,
    },
    FEWEST_A_WEEK,
  );
  return weeks.map(({ week, rate_minor, unit }) => {
    const { price } = convertRate({ price: money(rate_minor, quote.currency), unit }, quote.unit);
    return { week, rate: rateOf(price.minor, quote) };
  });
}
