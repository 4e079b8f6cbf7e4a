/** A quality that can be ordered without a quote, its rates and its stock. */
import { writeQuality } from '#domain/catalogue/construction/quality-string.ts';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import { hsnFor } from '#domain/quotes/tax/hsn-code.ts';
import { askedFabricType } from '#domain/requests/wizard/draft-choices.ts';
import { draftConstruction } from '#domain/requests/wizard/draft-construction.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { insertLot, insertQuality, insertQualityRate } from './qualities.store.ts';

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
};

export async function addQuality(
  { clock, ids }: Parts,
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
    created_at: clock.now(),
  });
  await recordHistory({ clock, ids }, tx, {
    subject: { kind: 'quality', id: fabId },
    action: 'added',
    actor: by,
  });
  return fabId;
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
  return {
    quality: writeQuality({
      shares: compositions,
      name: subCategory.name,
      construction: draftConstruction(specification, subCategory),
      widthInches: width,
      fabricType,
    }),
    category: subCategory.category,
    sub_category_id: subCategory.id,
    fabric_type: fabricType,
    specification: JSON.stringify(specification),
    hsn: hsnFor({ subCategory, compositions: shares, fabricType, gsm: weight }),
    gsm: weight,
    width_inches: width,
  };
}

/** A new rate is a new row: the newest that has begun counts. */
export async function addQualityRate(
  tx: Queries,
  { fabId, rate, from }: { fabId: string; rate: Rate; from: Date },
): Promise<void> {
  await insertQualityRate(tx, {
    fab_id: fabId,
    currency: rate.price.currency,
    unit: rate.unit,
    effective_from: from,
    rate_minor: rate.price.minor,
  });
}

export type NewLot = { fabId: string; colour: string | null; metres: bigint; isAsIs: boolean };

/** `metres` in thousandths. */
export async function addStockLot(
  { clock, ids }: Parts,
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
