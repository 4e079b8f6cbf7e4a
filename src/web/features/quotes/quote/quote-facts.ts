/** All terms of a quote as pairs of words, in the order a buyer reads them. */
import type { Quote } from '#contract/customer/quotes.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import {
  type MinimumOrder,
  surchargeBasisPoints,
  surchargeText,
} from '#domain/quotes/terms/minimum-order.ts';
import { nextBreakText } from '#domain/quotes/terms/quantity-breaks.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLengthFor, type Length, type LengthUnit } from '#domain/shared/length.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { quoteTexts } from './quote.texts.ts';
import {
  baseRateText,
  costText,
  deliveryText,
  formatAmount,
  formatDays,
  isUntaxed,
  paymentText,
  taxText,
  termText,
  totalLabel,
} from './quote-text.ts';

const texts = quoteTexts.terms;

/** Total fabric cost, logistic cost, GST, and their sum; what nobody gave is "not quoted". */
export function costFacts(quote: Quote, unit?: LengthUnit): Fact[] {
  const costs = quote.costs.filter(({ key }) => key !== 'gst' || !isUntaxed(quote));
  const lines = costs.map(({ key, label, amount }) => ({
    label,
    value: costText(quote, { key, amount }),
    help: key === 'gst' ? quote.taxLines.map(taxText).join(', ') : null,
  }));
  return [
    {
      label: quoteTexts.rate,
      value: formatRateFor(rateOf(quote.appliedRate), unit),
      help: rateHelp(quote, unit),
    },
    ...lines,
    ...roundOffFact(quote),
    { label: totalLabel(quote), value: formatAmount(quote.total) },
  ];
}

/** Only where there is one. */
function roundOffFact({ roundOff }: Quote): Fact[] {
  return roundOff && roundOff.minor !== '0'
    ? [{ label: quoteTexts.roundOff, value: formatAmount(roundOff) }]
    : [];
}

/** A break that the quantity reaches, or a surcharge, makes the rate another one than the supplier's first. */
function rateHelp(quote: Quote, unit: LengthUnit | undefined): string {
  const quantity = formatLengthFor(lengthOf(quote.quantity), unit);
  const isSame = quote.rate.price.minor === quote.appliedRate.price.minor;
  return isSame
    ? quoteTexts.forQuantity(quantity)
    : quoteTexts.fromBaseRate(quantity, baseRateText(quote, unit));
}

export function termFacts(quote: Quote, colourQuantities: readonly Length[], unit?: LengthUnit): Fact[] {
  const delivery = deliveryText(quote);
  return [
    minimumFact(quote, colourQuantities, unit),
    ...breakFacts(quote, unit),
    {
      label: texts.tolerance,
      value: texts.plusMinus(quote.tolerancePercent),
      help: texts.toleranceHelp,
    },
    { label: texts.delivery, value: termText(quote), help: delivery.help },
    ...dispatchFacts(quote),
    { label: texts.payment, value: paymentText(quote.paymentPlan) },
    { label: texts.sample, value: quoteTexts.sample[quote.sample] },
    { label: texts.hsn, value: quote.hsn },
  ];
}

/** Where the arrival is known, the day it leaves the mill is a detail of its own. */
function dispatchFacts({ leadDays, dispatchBy, arriveBy }: Quote): Fact[] {
  const dispatch = {
    label: texts.dispatch,
    value: formatDay(dispatchBy, DETAIL_DATE_FORMAT),
    help: texts.leadTime(formatDays(leadDays)),
  };
  if (arriveBy === null) return [dispatch];
  return [dispatch, { label: texts.arrival, value: formatDay(arriveBy, DETAIL_DATE_FORMAT) }];
}

/** Below the minimum a mill still weaves, for more. */
function minimumFact(
  { minimum, quantity }: Quote,
  colourQuantities: readonly Length[],
  unit: LengthUnit | undefined,
): Fact {
  const given = {
    total: minimum.total && lengthOf(minimum.total),
    perColour: minimum.perColour && lengthOf(minimum.perColour),
  };
  const surcharge = surchargeText(surchargeBasisPoints(given, lengthOf(quantity), colourQuantities));
  return {
    label: texts.minimum,
    value: minimumText(given, unit),
    help: surcharge,
    isMarked: surcharge !== null,
  };
}

function minimumText({ total, perColour }: MinimumOrder, unit: LengthUnit | undefined): string {
  const parts = [
    total && formatLengthFor(total, unit),
    perColour && texts.perColour(formatLengthFor(perColour, unit)),
  ];
  return parts.filter(Boolean).join(', ') || texts.none;
}

function breakFacts({ breaks, quantity }: Quote, unit: LengthUnit | undefined): Fact[] {
  if (breaks.length === 0) return [];
  const steps = breaks.map(({ from, rate }) => ({ from: lengthOf(from), rate: rateOf(rate) }));
  return [
    {
      label: texts.byQuantity,
      value: nextBreakText(steps, lengthOf(quantity), unit) ?? texts.lowestRate,
      help: steps
        .map(({ from, rate }) =>
          texts.break(formatLengthFor(from, unit), formatRateFor(rate, unit)).replaceAll(' ', '\u00a0'),
        )
        .join(' · '),
    },
  ];
}
