/** What the played market looks at: live rates that hold, and lots of sales that go on. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { CatalogueSnapshot, QualitySnapshot } from './due-catalogue.ts';

type RateRow = {
  fab_id: string;
  currency: 'INR' | 'USD';
  unit: 'metre' | 'yard';
  rate_minor: bigint;
  effective_from: Date;
};
type LotRow = { lot_id: string; fab_id: string; metres: number };

export async function readCatalogue(tx: Queries, now: Date): Promise<CatalogueSnapshot> {
  const { rows: rates } = await sql<RateRow>`
    select rate.* from qualities quality cross join lateral (
      select distinct on (currency) fab_id, currency, unit, rate_minor, effective_from, valid_until
      from quality_rates where fab_id = quality.fab_id and effective_from <= ${now}
      order by currency, effective_from desc
    ) rate
    where quality.is_live and quality.is_active and (rate.valid_until is null or rate.valid_until > ${now})`.execute(
    tx.unscoped,
  );
  const { rows: lots } = await sql<LotRow>`
    select lot.lot_id, lot.fab_id, (lot.free_thousandths / 1000)::int as metres
    from stock_lots lot join qualities quality using (fab_id)
    where quality.is_on_sale and quality.is_active and quality.sale_ends_at > ${now} and quality.kind = 'stock'
    order by lot.lot_id`.execute(tx.unscoped);
  return {
    qualities: [...Map.groupBy(rates, ({ fab_id }) => fab_id).values()].map(playedQuality),
    lots: lots.map(({ lot_id, fab_id, metres }) => ({ lotId: lot_id, fabId: fab_id, metres })),
  };
}

function playedQuality(rows: readonly RateRow[]): QualitySnapshot {
  return {
    fabId: rows[0]?.fab_id ?? '',
    rates: rows.map(({ currency, unit, rate_minor }) => ({ currency, unit, minor: rate_minor })),
    publishedAt: new Date(Math.max(...rows.map(({ effective_from }) => effective_from.getTime()))),
  };
}
