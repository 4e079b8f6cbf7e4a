import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { previewQuote, QuoteForm } from '#contract/staff/quotes.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { errorMessage, fieldErrors } from '#desk/platform/error-message.ts';
import { lengthText, moneyText, rateText } from '#desk/widgets/figures.ts';
import { type Fact, Facts } from '#desk/widgets/layout/facts.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { quotesTexts } from '../record/quotes.texts.ts';
import { requestQueries } from '../requests.queries.ts';
import { quoteFormTexts as texts } from './quote-form.texts.ts';
import { canBePreviewed, formOf, type QuoteValues } from './quote-values.ts';

const PAUSE_MS = 250;

/** Landed rate, margin and tax of what is typed so far, worked out by the server's own rules. */
export function QuotePreview({ request, values }: { request: StaffRequest; values: QuoteValues }) {
  const wanted = canBePreviewed(values) ? formOf(values, request) : null;
  const form = usePaused(wanted);
  const query = useQuery({
    ...requestQueries.preview(request.fabId, form),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <BuyersView form={form} query={query} />
      {form !== null && !query.error && query.data && (
        <section aria-label={texts.onlyUs} className="rounded-control border border-line p-3">
          <h3 className="pb-2 text-sm font-bold">{texts.onlyUs}</h3>
          <Facts facts={[[texts.marginPerUnit, rateText(query.data.marginPerUnit)]]} />
        </section>
      )}
    </>
  );
}

type Preview = Reply<typeof previewQuote>;

function BuyersView({ form, query }: { form: QuoteForm | null; query: UseQueryResult<Preview> }) {
  const problems = Object.values(fieldErrors(query.error));
  return (
    <section aria-label={texts.preview} aria-live="polite" className="rounded-control bg-ground p-3">
      <h3 className="pb-2 text-sm font-bold">{texts.preview}</h3>
      {form === null && <p className="text-sm text-ink-soft">{texts.previewWaits}</p>}
      {form !== null && query.error && (
        <p className="text-sm text-bad">{problems[0] ?? errorMessage(query.error)}</p>
      )}
      {form !== null && !query.error && query.data && <PreviewFacts preview={query.data} />}
    </section>
  );
}

function PreviewFacts({ preview }: { preview: Preview }) {
  const { rate, appliedRate, breaks, costs, roundOff, total, landedRate, taxLines } = preview;
  const facts: Fact[] = [
    [texts.rate, rateText(rate)],
    ...breaks.map((step): Fact => [texts.breakOf(lengthText(step.from)), rateText(step.rate)]),
    ...(appliedRate.price.minor === rate.price.minor
      ? []
      : [[texts.applied, rateText(appliedRate)] as const]),
    ...costs
      // The tax lines say it by its name; an export carries none.
      .filter(({ key }) => key !== 'gst')
      .map(({ label, amount }): Fact => [label, amount === null ? texts.notQuoted : moneyText(amount)]),
    ...taxLines.map(
      ({ label, basisPoints, amount }): Fact => [texts.taxLine(label, basisPoints / 100), moneyText(amount)],
    ),
    ...(roundOff && roundOff.minor !== '0' ? [[texts.roundOff, moneyText(roundOff)] as const] : []),
    [texts.total, total === null ? texts.notQuoted : moneyText(total)],
    [texts.landed, rateText(landedRate)],
    [texts.hsn, preview.hsn],
    [texts.dispatchBy, dayText(preview.dispatchBy)],
  ];
  return (
    <>
      <Facts facts={facts} />
      {preview.differences.length > 0 && (
        <ul className="mt-2 list-inside list-disc text-sm text-warn">
          {preview.differences.map(({ field, label, requested, offered }) => (
            <li key={field}>{quotesTexts.deviation(label, requested, offered)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Asked for when the typing pauses, not at every key. */
function usePaused(form: QuoteForm | null): QuoteForm | null {
  const text = JSON.stringify(form);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as QuoteForm | null;
}
