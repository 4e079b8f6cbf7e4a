/** Live rates with their filters: codes become names, and typed prices become exact amounts. */

import type { listLiveRates as contract } from '#contract/customer/ready-qualities.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Currency, parseAmount } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { listQualities } from './list-qualities.ts';
import type { QualityFilters } from './listed-qualities.store.ts';

type Query = Input<typeof contract>['query'];

export function listLiveRates(
  services: Pick<Services, 'clock'>,
  db: Queries,
  market: Market,
  { limit, pageNumber, ...requested }: Query,
): Promise<Reply<typeof contract>> {
  const filters = filtersOf(requested, MARKET_RULES[market].currency);
  return listQualities(services, db, { list: 'live', market, pageNumber, limit, filters });
}

function filtersOf(
  { category, finish, width, weightFrom, weightTo, priceFrom, priceTo }: Omit<Query, 'limit' | 'pageNumber'>,
  currency: Currency,
): QualityFilters {
  return {
    category: category === undefined ? null : nameOfCode(FABRIC_CATEGORY_CODE, category),
    fabricType: finish === undefined ? null : nameOfCode(FABRIC_TYPE_CODE, finish),
    width: width ?? null,
    weightFrom: weightFrom ?? null,
    weightTo: weightTo ?? null,
    priceFrom: priceOf('priceFrom', priceFrom, currency),
    priceTo: priceOf('priceTo', priceTo, currency),
  };
}

function priceOf(field: string, typed: string | undefined, currency: Currency): bigint | null {
  if (typed === undefined || typed.trim() === '') return null;
  const reading = parseAmount(typed, currency);
  if (!reading.ok) throw formRefusalFor({ [field]: reading.problem });
  return reading.amount.minor;
}
