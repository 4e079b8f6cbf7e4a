import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { creditTermsOf } from './preferences.store.ts';

/** How much the company may owe; a company that nobody granted credit may owe nothing. */
export async function findCreditLimit(
  db: Queries,
  { brandId, market }: { brandId: string; market: Market },
): Promise<Money> {
  const row = await creditTermsOf(db, brandId);
  return money(row?.limit_minor ?? 0n, row?.currency ?? MARKET_RULES[market].currency);
}
