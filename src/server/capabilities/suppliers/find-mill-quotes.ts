/** All quotes of one mill, the newest version of each, for its own list. */
import type { ListedEnquiry } from '#contract/supplier/mill.ts';
import type { Queries } from '#server/db/database.ts';
import { millQuotesOfSupplier } from './mill-quotes.store.ts';
import { ownQuoteOf } from './mill-quotes.view.ts';

export type ListedMillQuote = {
  fabId: string;
  asListed: (specificationVersion: number) => NonNullable<ListedEnquiry['quote']>;
};

export async function findMillQuotes(db: Queries, supplierId: string): Promise<ListedMillQuote[]> {
  return (await millQuotesOfSupplier(db, supplierId)).map((row) => ({
    fabId: row.fab_id,
    asListed: (specificationVersion) => {
      const { rate, sentAt, state, version } = ownQuoteOf(row, specificationVersion);
      return { rate, sentAt, state, version };
    },
  }));
}
