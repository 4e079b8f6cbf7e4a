/** The fields of a quote: what it must say on top, what it may say folded below. */
import type { CallInput } from '#contract/endpoint.ts';
import type { Enquiry, sendMillQuote } from '#contract/supplier/enquiry.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { LONGEST_NOTE, type MillQuoteField } from '#domain/suppliers/mill-quote.ts';
import { type Field, field, folded } from '#supplier/platform/page-parts.ts';
import { breakRows } from './break-rows.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';
import { typedFigures } from './enquiry-words.ts';
import { paymentChoice } from './payment-choice.ts';
import { photoField } from './photo-field.ts';

type Body = CallInput<typeof sendMillQuote>['body'];
type Figures = Parameters<typeof typedFigures>[0];

const USUAL_VALIDITY_DAYS = 7;
const USUAL_PAYMENT_DAYS = '30';
const DECIMAL = { inputmode: 'decimal', autocomplete: 'off', enterkeyhint: 'next' };
const WHOLE = { inputmode: 'numeric', autocomplete: 'off', enterkeyhint: 'next', maxlength: '3' };
const NOTE = { maxlength: String(LONGEST_NOTE) };

function plainFields({ quote, currency, quantity, today }: Enquiry) {
  const unit = LENGTH_UNIT_SYMBOL[quantity.unit];
  const rateLook = { prefix: CURRENCY_SYMBOL[currency], suffix: texts.perUnit(unit), attributes: DECIMAL };
  return {
    rate: field({ label: texts.rate, ...rateLook }),
    readyDays: field({ label: texts.readyDays, attributes: WHOLE }),
    minimum: field({ label: texts.minimum, suffix: unit, attributes: DECIMAL }),
    validTill: field({
      label: texts.validTill,
      value: quote && quote.validTill >= today ? quote.validTill : addDays(today, USUAL_VALIDITY_DAYS),
      attributes: { type: 'date', min: today },
    }),
  };
}

function moreFields({ quote, currency, quantity }: Enquiry) {
  const breaks = breakRows({
    unit: LENGTH_UNIT_SYMBOL[quantity.unit],
    symbol: CURRENCY_SYMBOL[currency],
  });
  const deviations = field({
    label: texts.deviations,
    value: quote?.deviations ?? '',
    lines: 2,
    attributes: NOTE,
  });
  const swatchNote = field({ label: texts.swatchNote, value: quote?.swatchNote ?? '', attributes: NOTE });
  const photo = photoField();
  const node = folded(texts.more, breaks.node, deviations.node, photo.node, swatchNote.node);
  return { node, breaks, deviations, swatchNote, photo };
}

export function quoteFields(enquiry: Enquiry) {
  const plain = plainFields(enquiry);
  const more = moreFields(enquiry);
  const payment = paymentChoice(USUAL_PAYMENT_DAYS);
  const fill = (figures: Figures) => {
    const typed = typedFigures(figures);
    plain.rate.input.value = typed.rate;
    plain.minimum.input.value = typed.minimum;
    plain.readyDays.input.value = typed.readyDays;
    payment.choose(typed.paymentDays);
    more.breaks.fill(typed.breaks);
    more.node.open = typed.breaks.length > 0;
  };
  if (enquiry.quote) fill(enquiry.quote);
  const noteOf = ({ input }: Field) => input.value.trim() || null;
  return {
    nodes: [
      plain.rate.node,
      plain.readyDays.node,
      plain.minimum.node,
      payment.node,
      plain.validTill.node,
      more.node,
    ],
    fill,
    body: (): Body => ({
      rate: plain.rate.input.value.trim(),
      minimum: plain.minimum.input.value.trim(),
      readyDays: plain.readyDays.input.value.trim(),
      paymentDays: payment.chosen(),
      validTill: plain.validTill.input.value,
      breaks: more.breaks.rows(),
      deviations: noteOf(more.deviations),
      swatchNote: noteOf(more.swatchNote),
      photoFileId: more.photo.fileId(),
      specificationVersion: enquiry.specificationVersion,
    }),
    showProblems(problems: Partial<Record<MillQuoteField, string>>) {
      for (const [name, each] of Object.entries(plain)) each.show(problems[name as MillQuoteField]);
      payment.show(problems.paymentDays);
      more.breaks.show(problems.breaks);
      if (problems.breaks) more.node.open = true;
      Object.values(plain)
        .find(({ input }) => input.hasAttribute('aria-invalid'))
        ?.input.focus();
    },
  };
}
