/** Lately quoted for the same kind of cloth: said only when enough suppliers stand behind it that none can be told. */

import type { readQuoteMemory as contract } from '#contract/customer/quotes.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { convertRate, type Rate } from '#domain/quotes/rate.ts';
import { MEMORY_DAYS, MEMORY_MIN_QUOTES } from '#domain/requests/assistant/quote-memory.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Currency, type Money, money } from '#domain/shared/money.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type QuotedInUnit, quotedRange } from './quote-memory.store.ts';

export type QuoteMemoryReply = Reply<typeof contract>;

const DAY_MS = 24 * 3600 * 1000;
const FEWEST_SUPPLIERS = 3;

export async function readQuoteMemory(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { market }: { market: Market },
  { productionSubType, fabricType, unit }: Input<typeof contract>['query'],
): Promise<QuoteMemoryReply> {
  const type = nameOfCode<keyof typeof FABRIC_TYPE_CODE, number>(FABRIC_TYPE_CODE, fabricType);
  if (!type) return null;
  const now = clock.now();
  const { currency } = MARKET_RULES[market];
  const found = await quotedRange(db, {
    subCategoryId: productionSubType,
    fabricType: type,
    currency,
    from: new Date(now.getTime() - MEMORY_DAYS * DAY_MS),
    to: now,
  });
  return memoryOf(found, { currency, unit });
}

/** Converting keeps the order of rates, so the lowest of each unit is enough to find the lowest of all. */
function memoryOf(
  found: readonly QuotedInUnit[],
  { currency, unit }: { currency: Currency; unit: LengthUnit },
): QuoteMemoryReply {
  const quotes = found.reduce((sum, row) => sum + Number(row.quotes), 0);
  const suppliers = new Set(found.flatMap((row) => row.suppliers));
  if (quotes < MEMORY_MIN_QUOTES || suppliers.size < FEWEST_SUPPLIERS) return null;
  const inUnit = (minor: bigint, from: LengthUnit) =>
    convertRate({ price: money(minor, currency), unit: from } satisfies Rate, unit).price;
  return {
    quotes,
    lowRate: wire(found.map((row) => inUnit(row.low_minor, row.unit)).reduce(lower)),
    highRate: wire(found.map((row) => inUnit(row.high_minor, row.unit)).reduce(higher)),
    unit,
    lowDays: Math.min(...found.map((row) => row.low_days)),
    highDays: Math.max(...found.map((row) => row.high_days)),
  };
}

function lower(a: Money, b: Money): Money {
  return b.minor < a.minor ? b : a;
}

function higher(a: Money, b: Money): Money {
  return b.minor > a.minor ? b : a;
}

function wire({ minor, currency }: Money): { minor: string; currency: Currency } {
  return { minor: String(minor), currency };
}
