/** Qualities as staff see them: with the supplier's name, their rates and their lots. */
import type { Reply } from '#contract/endpoint.ts';
import type { listQualitiesForStaff, listRatesForStaff, StaffQuality } from '#contract/staff/qualities.ts';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { findQuality } from '../find-quality.ts';
import { lengthView } from '../listing/quality-card.view.ts';
import {
  allRates,
  breaksOfQualities,
  currentRates,
  lotsOfQualities,
  qualitiesForStaff,
  type StaffLotRow,
  type StaffQualityRow,
  type StaffRateRow,
} from './staff-qualities.store.ts';

type Page = { offset: number; limit: number };

export async function listForStaff(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  page: Page,
): Promise<Reply<typeof listQualitiesForStaff>> {
  const { rows, total } = await qualitiesForStaff(db, page);
  const next = page.offset + rows.length;
  return {
    records: await viewsOf(db, rows, clock.now()),
    total,
    nextOffset: rows.length > 0 && next < total ? next : null,
  };
}

export async function viewQuality(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  fabId: string,
): Promise<StaffQuality> {
  const { rows } = await qualitiesForStaff(db, { fabId, offset: 0, limit: 1 });
  const [view] = await viewsOf(db, rows, clock.now());
  if (!view) throw new Refusal('not_found');
  return view;
}

export async function listRates(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { fabId, ...page }: Page & { fabId: string },
): Promise<Reply<typeof listRatesForStaff>> {
  if (!(await findQuality(db, fabId))) throw new Refusal('not_found');
  const { rows, total } = await allRates(db, { fabId, ...page });
  const current = await currentRates(db, [fabId], clock.now());
  const next = page.offset + rows.length;
  return {
    records: rows.map((row) =>
      rateView(
        row,
        current.some((held) => isSame(held, row)),
      ),
    ),
    total,
    nextOffset: rows.length > 0 && next < total ? next : null,
  };
}

async function viewsOf(db: Queries, rows: readonly StaffQualityRow[], now: Date): Promise<StaffQuality[]> {
  const fabIds = rows.map(({ fab_id }) => fab_id);
  const rates = Map.groupBy(await currentRates(db, fabIds, now), ({ fab_id }) => fab_id);
  const lots = Map.groupBy(await lotsOfQualities(db, fabIds), ({ fab_id }) => fab_id);
  const breaks = Map.groupBy(await breaksOfQualities(db, fabIds), ({ fab_id }) => fab_id);
  return rows.map((row) => ({
    ...termsView(row),
    breaks: (breaks.get(row.fab_id) ?? []).map(({ from_thousandths, off_basis_points }) => ({
      from: metres(from_thousandths),
      offBasisPoints: off_basis_points,
    })),
    rates: (rates.get(row.fab_id) ?? []).map((rate) => rateView(rate, true)),
    lots: (lots.get(row.fab_id) ?? []).map(lotView),
  }));
}

function termsView(row: StaffQualityRow): Omit<StaffQuality, 'breaks' | 'rates' | 'lots'> {
  const coded = draftToCodes({ ...EMPTY_DRAFT, ...row.specification });
  return {
    fabId: row.fab_id,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    quality: row.quality,
    answers: { ...coded, compositions: coded.compositions.map((share) => ({ ...share })) },
    kind: row.kind,
    minimum: metres(row.minimum_thousandths),
    minimumPerColour:
      row.minimum_per_colour_thousandths === null ? null : metres(row.minimum_per_colour_thousandths),
    step: metres(row.step_thousandths),
    maximum: row.maximum_thousandths === null ? null : metres(row.maximum_thousandths),
    leadDays: row.lead_days,
    tolerancePercent: row.tolerance_percent,
    badges: row.badges,
    isLive: row.is_live,
    isTopSelling: row.is_top_selling,
    isOnSale: row.is_on_sale,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    isActive: row.is_active,
    revision: row.revision,
  };
}

function rateView(row: StaffRateRow, isCurrent: boolean): StaffQuality['rates'][number] {
  const { currency, unit, rate_minor, effective_from, valid_until } = row;
  return {
    rate: { price: { minor: String(rate_minor), currency }, unit },
    effectiveFrom: effective_from.toISOString(),
    validUntil: valid_until?.toISOString() ?? null,
    isCurrent,
  };
}

export function lotView(row: StaffLotRow): StaffQuality['lots'][number] {
  return {
    lotId: row.lot_id,
    colour: row.colour,
    free: metres(row.free_thousandths),
    isAsIs: row.is_as_is,
    createdAt: row.created_at.toISOString(),
  };
}

function metres(thousandths: bigint) {
  return lengthView({ thousandths, unit: 'metre' });
}

function isSame(a: StaffRateRow, b: StaffRateRow): boolean {
  return a.currency === b.currency && a.effective_from.getTime() === b.effective_from.getTime();
}
