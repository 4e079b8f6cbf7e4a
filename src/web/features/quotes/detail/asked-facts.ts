/** What suppliers were asked besides the cloth itself: how much, where to, until when, at what rate. */
import type { FabricRequest } from '#contract/customer/requests.ts';
import {
  CERTIFICATION_CODE,
  CERTIFICATION_HELP,
  CERTIFICATION_LABEL,
} from '#domain/catalogue/quality-mark.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLengthFor, type Length, type LengthUnit, parseLength } from '#domain/shared/length.ts';
import { type Currency, parseAmount } from '#domain/shared/money.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { lengthOf } from '#web/widgets/requests/wire-figures.ts';
import { detailTexts } from './detail.texts.ts';

const texts = detailTexts.asked;

/** `unit` is the one the buyer chose to read in. */
export function askedFacts(request: FabricRequest, currency: Currency, unit: LengthUnit | undefined): Fact[] {
  const { sheet, quantity } = request;
  const { certification, deliverTo, targetRate } = sheet;
  const mark = certification === null ? null : nameOfCode(CERTIFICATION_CODE, certification as 9);
  return [
    {
      label: texts.quantity,
      value: quantity ? formatLengthFor(lengthOf(quantity), unit) : orPlaceholder(sheet.quantity),
    },
    ...colourFacts(request, unit),
    { label: currency === 'INR' ? texts.pincode : texts.port, value: orPlaceholder(deliverTo) },
    { label: texts.requiredBy, value: formatDay(sheet.requiredBy, DETAIL_DATE_FORMAT) },
    {
      label: texts.targetRate,
      value: targetText(targetRate, { currency, asked: sheet.unit, reader: unit }),
    },
    ...(mark
      ? [{ label: texts.certification, value: CERTIFICATION_LABEL[mark], help: CERTIFICATION_HELP[mark] }]
      : []),
    ...(sheet.poNumber ? [{ label: texts.poNumber, value: sheet.poNumber }] : []),
  ];
}

/** What each colour gets; a row that cannot be read yet is left out of what is counted. */
export function colourQuantities({ sheet }: FabricRequest): Length[] {
  return sheet.colourSplit.flatMap(({ quantity }) => {
    const reading = parseLength(quantity, sheet.unit);
    return reading.ok ? [reading.length] : [];
  });
}

function colourFacts({ sheet }: FabricRequest, unit: LengthUnit | undefined): Fact[] {
  return sheet.colourSplit.map(({ colour, quantity }, place) => {
    const reading = parseLength(quantity, sheet.unit);
    return {
      label: texts.ofColour(colour ?? texts.colour(place + 1)),
      value: reading.ok ? formatLengthFor(reading.length, unit) : orPlaceholder(quantity),
    };
  });
}

type TargetUnits = { currency: Currency; asked: LengthUnit; reader: LengthUnit | undefined };

function targetText(typed: string | null, { currency, asked, reader }: TargetUnits): string {
  if (typed === null || typed === '') return orPlaceholder(null);
  const reading = parseAmount(typed, currency);
  return reading.ok ? formatRateFor({ price: reading.amount, unit: asked }, reader) : typed;
}
