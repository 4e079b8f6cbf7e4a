import type { listSwatches as contract } from '#contract/customer/swatches.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { listSwatchesForStaff as staffContract } from '#contract/staff/swatches.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { SWATCH_RETURN_DAYS, swatchCharge } from '#domain/swatches/swatch-charge.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import { papersForDesk, papersOfSwatches } from './papers/swatch-papers.store.ts';
import { deskSwatchPage, swatchesOfFabric } from './swatches.store.ts';
import { deskSwatchView, swatchView } from './swatches.view.ts';

/** Of a fabric that nobody asked a swatch of, also one of somebody else, there are none. */
export async function listSwatches(
  db: Queries,
  { brandId, market }: Pick<CustomerActor, 'brandId' | 'market'>,
  fabId: string,
): Promise<Reply<typeof contract>> {
  const rows = await swatchesOfFabric(db, brandId, fabId);
  const papers = await papersOfSwatches(
    db,
    brandId,
    rows.map(({ swatch_id }) => swatch_id),
  );
  return {
    charge: moneyView(swatchCharge(market)),
    returnDays: SWATCH_RETURN_DAYS,
    records: rows.map((row) => swatchView(row, papers)),
  };
}

export async function listSwatchesForStaff(
  db: Queries,
  { status, offset, limit }: Input<typeof staffContract>['query'],
): Promise<Reply<typeof staffContract>> {
  const { rows, total } = await deskSwatchPage(db, status ?? null, { offset, limit });
  const papers = await papersForDesk(
    db,
    rows.map(({ swatch_id }) => swatch_id),
  );
  return {
    records: rows.map((row) => deskSwatchView(row, papers)),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}
