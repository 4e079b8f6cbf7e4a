/** All terms of a quote as pairs of words, in the order a buyer reads them. */
import type { Quote } from '#contract/quotes.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import {
  type MinimumOrder,
  surchargeBasisPoints,
  surchargeText,
} from '#domain/quotes/terms/minimum-order.ts';
import { nextBreakText } from '#domain/quotes/terms/quantity-breaks.ts';
import { formatLength, type Length } from '#domain/shared/length.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { lengthOf, rateOf } from '#web/widgets/requests/wire-figures.ts';
import {
  amountWords,
  baseRateWords,
  costWords,
  deliveryWords,
  paymentWords,
  rateWords,
  SAMPLE_WORDS,
  taxWords,
  totalLabel,
} from './quote-words.ts';

/** Total fabric cost, logistic cost, GST, and their sum; what nobody gave is "not quoted". */
export function costFacts(quote: Quote): Fact[] {
  const lines = quote.costs.map(({ key, label, amount }) => ({
    label,
    value: costWords(quote, { key, amount }),
    help: key === 'gst' ? quote.taxLines.map(taxWords).join(', ') : null,
  }));
  return [
    { label: 'Rate', value: rateWords(quote), help: rateHelp(quote) },
    ...lines,
    ...roundOffFact(quote),
    { label: totalLabel(quote), value: amountWords(quote.total) },
  ];
}

/** Only where there is one. */
function roundOffFact({ roundOff }: Quote): Fact[] {
  return roundOff && roundOff.minor !== '0' ? [{ label: 'Round-off', value: amountWords(roundOff) }] : [];
}

/** A break that the quantity reaches, or a surcharge, makes the rate another one than the supplier's first. */
function rateHelp(quote: Quote): string {
  const quantity = `for ${formatLength(lengthOf(quote.quantity))}`;
  const isSame = quote.rate.price.minor === quote.appliedRate.price.minor;
  return isSame ? quantity : `${quantity}, from ${baseRateWords(quote)}`;
}

export function termFacts(quote: Quote, colourQuantities: readonly Length[]): Fact[] {
  const delivery = deliveryWords(quote);
  const place = quote.deliveryPlace === null ? '' : `, ${quote.deliveryPlace}`;
  return [
    minimumFact(quote, colourQuantities),
    ...breakFacts(quote),
    {
      label: 'Quantity tolerance',
      value: `± ${quote.tolerancePercent}%`,
      help: 'Billed as really dispatched',
    },
    { label: 'Delivery', value: `${delivery.label}${place}`, help: delivery.help },
    { label: 'Payment', value: paymentWords(quote.paymentPlan) },
    { label: 'Sample', value: SAMPLE_WORDS[quote.sample] },
    { label: 'HSN', value: quote.hsn },
  ];
}

/** Below the minimum a mill still weaves, for more. */
function minimumFact({ minimum, quantity }: Quote, colourQuantities: readonly Length[]): Fact {
  const given = {
    total: minimum.total && lengthOf(minimum.total),
    perColour: minimum.perColour && lengthOf(minimum.perColour),
  };
  const surcharge = surchargeText(surchargeBasisPoints(given, lengthOf(quantity), colourQuantities));
  return {
    label: 'Minimum order',
    value: minimumWords(given),
    help: surcharge,
    isMarked: surcharge !== null,
  };
}

function minimumWords({ total, perColour }: MinimumOrder): string {
  const parts = [total && formatLength(total), perColour && `${formatLength(perColour)} per colour`];
  return parts.filter(Boolean).join(', ') || 'None';
}

function breakFacts({ breaks, quantity }: Quote): Fact[] {
  if (breaks.length === 0) return [];
  const steps = breaks.map(({ from, rate }) => ({ from: lengthOf(from), rate: rateOf(rate) }));
  return [
    {
      label: 'Rate by quantity',
      value: nextBreakText(steps, lengthOf(quantity)) ?? 'You have the lowest rate',
      help: steps
        .map(({ from, rate }) => `${formatLength(from)}: ${formatRate(rate)}`.replaceAll(' ', '\u00a0'))
        .join(' · '),
    },
  ];
}
