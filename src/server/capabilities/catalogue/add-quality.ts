/** A quality that can be ordered without a quote, its rates and its stock. */
import { writeQuality } from '#domain/catalogue/construction/quality-string.ts';
import { searchableText } from '#domain/catalogue/construction/search-spelling.ts';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import type { QualityBreak } from '#domain/catalogue/rates/quality-breaks.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import { hsnFor } from '#domain/quotes/tax/hsn-code.ts';
import { askedFabricType } from '#domain/requests/wizard/draft-choices.ts';
import { draftConstruction } from '#domain/requests/wizard/draft-construction.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { insertLot, insertQuality, insertQualityRate, replaceBreaks } from './qualities.store.ts';

export type NewQuality = {
  supplierId: string;
  specification: RequestDraft;
  kind: OrderKind;
  /** Metres in thousandths. */
  minimum: bigint;
  minimumPerColour: bigint | null;
  step: bigint;
  maximum: bigint | null;
  leadDays: number;
  tolerancePercent: number;
  badges: readonly QualityBadge[];
  isLive: boolean;
  isTopSelling: boolean;
  breaks?: readonly QualityBreak[];
  /** On the inventory sale until then. */
  saleEndsAt?: Date | null;
};

export async function addQuality(
  { clock, ids }: Services,
  tx: Queries,
  quality: NewQuality,
  by: HistoryActor,
): Promise<string> {
  const fabId = ids.next();
  await insertQuality(tx, {
    fab_id: fabId,
    supplier_id: quality.supplierId,
    ...clothColumns(quality.specification),
    kind: quality.kind,
    minimum_thousandths: quality.minimum,
    minimum_per_colour_thousandths: quality.minimumPerColour,
    step_thousandths: quality.step,
    maximum_thousandths: quality.maximum,
    lead_days: quality.leadDays,
    tolerance_percent: quality.tolerancePercent,
    badges: [...quality.badges],
    is_live: quality.isLive,
    is_top_selling: quality.isTopSelling,
    is_on_sale: Boolean(quality.saleEndsAt),
    sale_ends_at: quality.saleEndsAt ?? null,
    created_at: clock.now(),
  });
  await saveBreaks(tx, fabId, quality.breaks ?? []);
  await recordHistory({ clock, ids }, tx, {
    subject: { kind: 'quality', id: fabId },
    action: 'added',
    actor: by,
  });
  return fabId;
}

export function saveBreaks(tx: Queries, fabId: string, breaks: readonly QualityBreak[]): Promise<void> {
  const rows = breaks.map(({ from, offBasisPoints }) => ({
    from_thousandths: from,
    off_basis_points: offBasisPoints,
  }));
  return replaceBreaks(tx, fabId, rows);
}

/** A quality is always whole: what a draft may leave open would be a mistake of whoever enters it. */
function clothColumns(specification: RequestDraft) {
  const { productionSubType, width, weight, weightUnit, compositions } = specification;
  const subCategory = productionSubType === null ? null : subCategoryOf(productionSubType);
  const fabricType = askedFabricType(specification);
  if (!subCategory || !fabricType || width === null || weight === null || weightUnit !== 'gsm') {
    throw new RangeError('A quality needs its kind, finish, width and weight in GSM.');
  }
  const shares = compositions.flatMap(({ categoryId, percentage }) =>
    categoryId === null || percentage === null ? [] : [{ categoryId, percentage }],
  );
  const quality = writeQuality({
    shares: compositions,
    name: subCategory.name,
    construction: draftConstruction(specification, subCategory),
    widthInches: width,
    fabricType,
  });
  return {
    quality,
    search_text: searchableText([quality, specification.color].filter(Boolean).join(' ')),
    category: subCategory.category,
    sub_category_id: subCategory.id,
    fabric_type: fabricType,
    specification: JSON.stringify(specification),
    hsn: hsnFor({ subCategory, compositions: shares, fabricType, gsm: weight }),
    gsm: weight,
    width_inches: width,
  };
}

export type NewRate = { fabId: string; rate: Rate; from: Date; validUntil?: Date | null };

/** A new rate is a new row: the newest that has begun counts. Two of one moment would leave open which one holds. */
export async function addQualityRate(
  tx: Queries,
  { fabId, rate, from, validUntil = null }: NewRate,
): Promise<void> {
  const isAdded = await insertQualityRate(tx, {
    fab_id: fabId,
    currency: rate.price.currency,
    unit: rate.unit,
    effective_from: from,
    rate_minor: rate.price.minor,
    valid_until: validUntil,
  });
  if (!isAdded) throw new Refusal('illegal_transition', { fabId, from: from.toISOString() });
}

export type NewLot = { fabId: string; colour: string | null; metres: bigint; isAsIs: boolean };

/** `metres` in thousandths. */
export async function addStockLot(
  { clock, ids }: Services,
  tx: Queries,
  { fabId, colour, metres, isAsIs }: NewLot,
): Promise<string> {
  const lotId = ids.next();
  await insertLot(tx, {
    lot_id: lotId,
    fab_id: fabId,
    colour,
    free_thousandths: metres,
    is_as_is: isAsIs,
    created_at: clock.now(),
  });
  return lotId;
}
