/** A row of the catalogue becomes the contract's card. */
import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { CHANGE_SINCE_DAYS, type RateChange, rateChange } from '#domain/catalogue/rates/rate-change.ts';
import { type RatePoint, rateOn } from '#domain/catalogue/rates/rate-history.ts';
import { isRateStale } from '#domain/catalogue/rates/rate-validity.ts';
import { quantityRuleIn } from '#domain/orders/quantity/quality-quantity.ts';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { convertLength, type Length, type LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { RateLine } from './find-rate-lines.ts';
import type { ListedQuality } from './listed-qualities.store.ts';

export type CardReader = {
  currency: Currency;
  /** Of lengths where no rate names one. */
  unit: LengthUnit;
  today: CalendarDay;
  now: Date;
};

export function qualityCardView(
  row: ListedQuality,
  line: RateLine | undefined,
  reader: CardReader,
): QualityCard {
  const { currency, now } = reader;
  const unit = row.rate_unit ?? reader.unit;
  const rule = quantityRuleOf(row, unit);
  return {
    fabId: row.fab_id,
    quality: row.quality,
    cloth: clothOf(row.specification),
    categoryId: FABRIC_CATEGORY_CODE[row.category],
    fabricTypeId: FABRIC_TYPE_CODE[row.fabric_type],
    gsm: row.gsm,
    widthInches: row.width_inches,
    badges: row.badges,
    kind: row.kind,
    minimum: rule?.minimum.total ? lengthView(rule.minimum.total) : null,
    leadDays: row.lead_days,
    rate: row.rate_minor === null ? null : { price: { minor: String(row.rate_minor), currency }, unit },
    publishedAt: row.published_at?.toISOString() ?? null,
    validUntil: row.valid_until?.toISOString() ?? null,
    isStale: row.rate_minor !== null && isRateStale(row.valid_until, now),
    change: changeOf(row, line, reader),
    sparkline: (line?.points ?? []).map(pointView),
    stock:
      row.free_thousandths === null
        ? null
        : lengthView(convertLength({ thousandths: row.free_thousandths, unit: 'metre' }, unit)),
    isAsIs: row.is_as_is ?? false,
    saleEndsAt: row.is_on_sale ? (row.sale_ends_at?.toISOString() ?? null) : null,
  };
}

/** A bundle has no rule but its lots. */
export function quantityRuleOf(row: ListedQuality, unit: LengthUnit) {
  if (row.kind === 'bundle') return null;
  return quantityRuleIn(unit, {
    minimum: row.minimum_thousandths,
    minimumPerColour: row.minimum_per_colour_thousandths,
    step: row.step_thousandths,
    maximum: row.maximum_thousandths,
  });
}

function changeOf(
  { rate_minor }: ListedQuality,
  line: RateLine | undefined,
  { currency, today }: CardReader,
): QualityCard['change'] {
  if (rate_minor === null || !line) return null;
  return changeView(
    rateChange(rate_minor, rateOn(line.points, addDays(today, -CHANGE_SINCE_DAYS))),
    currency,
  );
}

export function changeView(change: RateChange | null, currency: Currency): QualityCard['change'] {
  if (change === null) return null;
  const { direction, byMinor, basisPoints } = change;
  return { direction, by: { minor: String(byMinor), currency }, basisPoints };
}

export function pointView({ day, minor }: RatePoint): { day: CalendarDay; minor: string } {
  return { day, minor: String(minor) };
}

export function lengthView({ thousandths, unit }: Length): { thousandths: string; unit: LengthUnit } {
  return { thousandths: String(thousandths), unit };
}

function clothOf(specification: RequestDraft): QualityCard['cloth'] {
  const coded = draftToCodes({ ...EMPTY_DRAFT, ...specification });
  const { category, productionSubType, requirementType, finishedFabricType, color, warp, weft, epi, ppi } =
    coded;
  return { category, productionSubType, requirementType, finishedFabricType, color, warp, weft, epi, ppi };
}
