/** Figures of an enquiry and of quotes, as they are read and as they are typed. */
import type { Enquiry, OwnQuote } from '#contract/supplier/enquiry.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { formatLength } from '#domain/shared/length.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import type { MillQuoteForm } from '#domain/suppliers/mill-quote.ts';
import { typedFigure } from '#domain/suppliers/typed-figure.ts';
import { dayText } from '#supplier/platform/day-text.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';

type Figures = Pick<OwnQuote, 'rate' | 'minimum' | 'readyDays' | 'paymentDays' | 'breaks'>;
type Row = { label: string; value: string };

export function askedRows({ quantity, requiredBy, deliveryTo }: Enquiry): Row[] {
  return [
    { label: texts.quantity, value: formatLength(lengthOf(quantity)) },
    ...(requiredBy ? [{ label: texts.requiredBy, value: dayText(requiredBy) }] : []),
    { label: texts.deliveryTo, value: deliveryTo },
  ];
}

export function colourRows({ colours, quantity: { unit } }: Enquiry): Row[] {
  return colours.map(({ colour, quantity }) => ({
    label: colour,
    value: `${quantity} ${unit === 'yard' ? 'yd' : 'm'}`,
  }));
}

export function quoteRows(quote: OwnQuote): Row[] {
  return [
    { label: texts.rate, value: formatRate(rateOf(quote.rate)) },
    ...quote.breaks.map(({ from, rate }) => ({
      label: `≥ ${formatLength(lengthOf(from))}`,
      value: formatRate(rateOf(rate)),
    })),
    ...(quote.minimum
      ? [{ label: texts.minimum.replace(' (optional)', ''), value: formatLength(lengthOf(quote.minimum)) }]
      : []),
    { label: texts.readyDays, value: String(quote.readyDays) },
    { label: texts.paymentDays, value: texts.days(quote.paymentDays) },
    { label: texts.validTill, value: dayText(quote.validTill) },
    ...(quote.deviations ? [{ label: texts.deviations, value: quote.deviations }] : []),
    ...(quote.swatchNote ? [{ label: texts.swatchNote, value: quote.swatchNote }] : []),
    ...(quote.hasPhoto ? [{ label: texts.photo, value: texts.photoAdded }] : []),
  ];
}

export function shortFigures({ rate, readyDays }: Figures): string {
  return `${formatRate(rateOf(rate))}, ${texts.readyIn(readyDays)}`;
}

/** As somebody would have typed them. */
export function typedFigures({
  rate,
  minimum,
  readyDays,
  paymentDays,
  breaks,
}: Figures): Omit<MillQuoteForm, 'validTill'> {
  const amount = (figure: Figures['rate']) => typedFigure(BigInt(figure.price.minor), 2);
  return {
    rate: amount(rate),
    minimum: minimum ? typedFigure(BigInt(minimum.thousandths), 3) : '',
    readyDays: String(readyDays),
    paymentDays: String(paymentDays),
    breaks: breaks.map((step) => ({
      from: typedFigure(BigInt(step.from.thousandths), 3),
      rate: amount(step.rate),
    })),
  };
}
