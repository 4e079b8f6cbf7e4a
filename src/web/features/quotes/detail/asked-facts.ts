/** What suppliers were asked besides the cloth itself: how much, where to, until when, at what rate. */
import type { FabricRequest } from '#contract/customer/requests.ts';
import {
  CERTIFICATION_HELP,
  CERTIFICATION_LABEL,
  type Certification,
} from '#domain/catalogue/quality-mark.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { colourLengths } from '#domain/requests/review/quantity-split.ts';
import type { ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import { parseTargetRate } from '#domain/requests/review/target-rate.ts';
import { sheetFromCodes } from '#domain/requests/wire/sheet-codes.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLengthFor, type Length, type LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { REVIEW_FIELD_LABEL } from '#words/page/requests.ts';
import { detailTexts } from './detail.texts.ts';

const texts = detailTexts.requested;

/** `unit` is the one the buyer chose to read in. */
export function askedFacts(
  { sheet: coded, quantity }: FabricRequest,
  market: Market,
  unit: LengthUnit | undefined,
): Fact[] {
  const sheet = sheetFromCodes(coded);
  const { certification: mark, deliverTo } = sheet;
  return [
    {
      label: REVIEW_FIELD_LABEL.quantity,
      value: quantity ? formatLengthFor(lengthOf(quantity), unit) : orPlaceholder(sheet.quantity),
    },
    ...colourFacts(sheet, unit),
    {
      label: MARKET_RULES[market].deliversTo === 'pincode' ? texts.pincode : texts.port,
      value: orPlaceholder(deliverTo),
    },
    { label: REVIEW_FIELD_LABEL.requiredBy, value: formatDay(sheet.requiredBy, DETAIL_DATE_FORMAT) },
    { label: REVIEW_FIELD_LABEL.targetRate, value: targetText(sheet, market, unit) },
    ...(mark ? [certificationFact(mark)] : []),
    ...(sheet.poNumber ? [{ label: texts.poNumber, value: sheet.poNumber }] : []),
  ];
}

/** What each colour gets; a row that cannot be read yet is left out of what is counted. */
export function colourQuantities({ sheet }: FabricRequest): Length[] {
  return colourLengths(sheet).filter((length) => length !== null);
}

function colourFacts(sheet: ReviewSheetInput, unit: LengthUnit | undefined): Fact[] {
  const lengths = colourLengths(sheet);
  return sheet.colourSplit.map(({ colour, quantity }, place) => {
    const length = lengths[place];
    return {
      label: texts.ofColour(colour ?? texts.colour(place + 1)),
      value: length ? formatLengthFor(length, unit) : orPlaceholder(quantity),
    };
  });
}

function certificationFact(mark: Certification): Fact {
  return {
    label: REVIEW_FIELD_LABEL.certification,
    value: CERTIFICATION_LABEL[mark],
    help: CERTIFICATION_HELP[mark],
  };
}

function targetText(sheet: ReviewSheetInput, market: Market, reader: LengthUnit | undefined): string {
  const reading = parseTargetRate(sheet.targetRate, market);
  if (!reading.ok || reading.amount === null) return orPlaceholder(sheet.targetRate);
  return formatRateFor({ price: reading.amount, unit: sheet.unit }, reader);
}
