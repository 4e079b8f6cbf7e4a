/** A page of one of the lists of ready qualities, in the currency of the buyer's market. */
import type { Paginate, QualityCard } from '#contract/customer/ready-qualities.ts';
import { SPARKLINE_DAYS } from '#domain/catalogue/rates/rate-history.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';
import { type JoinedReads, openJoinedReads } from '#server/db/lists/joined-reads.ts';
import type { Services } from '#server/services.ts';
import { findRateLines } from './find-rate-lines.ts';
import { listedQualities, type QualityFilters, type QualityList } from './listed-qualities.store.ts';
import { qualityCardView } from './quality-card.view.ts';

export type QualityPage = {
  paginate: Paginate;
  records: QualityCard[];
  total: number;
  nextOffset: number | null;
};

export const NO_FILTERS: QualityFilters = {
  category: null,
  fabricType: null,
  width: null,
  weightFrom: null,
  weightTo: null,
  priceFrom: null,
  priceTo: null,
};

type Requested = {
  list: QualityList;
  market: Market;
  pageNumber: number;
  limit: number;
  filters?: QualityFilters;
};

/** A new rate makes all who watch the list read it again at once: it is the same for everybody in a market. */
export function listQualities(
  services: Pick<Services, 'clock'>,
  db: Queries,
  requested: Requested,
): Promise<QualityPage> {
  const { list, market, pageNumber, limit, filters = NO_FILTERS } = requested;
  const key = [list, market, pageNumber, limit, ...Object.values(filters)].join(' ');
  return joinedPages(db)(key, () => readQualities(services, db, requested));
}

const pagesOf = new WeakMap<Queries, JoinedReads<QualityPage>>();

function joinedPages(db: Queries): JoinedReads<QualityPage> {
  const known = pagesOf.get(db) ?? openJoinedReads<QualityPage>();
  pagesOf.set(db, known);
  return known;
}

async function readQualities(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { list, market, pageNumber: requested, limit, filters = NO_FILTERS }: Requested,
): Promise<QualityPage> {
  const now = clock.now();
  const { currency, unit, timeZone: zone } = MARKET_RULES[market];
  const pageNumber = Math.max(1, requested);
  const offset = (pageNumber - 1) * limit;
  const page = { currency, now, ...filters, limit, offset };
  const [{ rows, total }, lines] = await Promise.all([
    listedQualities(db, list, page),
    findRateLines(db, { currency, zone, now }, { list, page, days: SPARKLINE_DAYS }),
  ]);
  const reader = { currency, unit, today: dayInZone(now, zone), now };
  return {
    paginate: { pageNumber, limit, pageCount: Math.ceil(total / limit), total },
    records: rows.map((row) => qualityCardView(row, lines.get(row.fab_id), reader)),
    total,
    nextOffset: offset + rows.length < total && rows.length > 0 ? offset + rows.length : null,
  };
}
