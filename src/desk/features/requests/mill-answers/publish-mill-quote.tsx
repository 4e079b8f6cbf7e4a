/** Margin and freight are filled in already, so that publishing is one press. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useDeferredValue, useState } from 'react';
import { publishMillQuote } from '#contract/staff/mill-quotes.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { errorMessage, fieldErrors } from '#desk/platform/error-message.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText, rateText } from '#desk/widgets/figures.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { REQUESTS_KEY, requestQueries, SUPPLIERS_KEY } from '../requests.queries.ts';
import { millAnswersTexts as texts } from './mill-answers.texts.ts';
import type { MillQuote } from './mill-quote-facts.tsx';

export type PublishMillQuoteProps = { quote: MillQuote; isNextVersion: boolean };

export function PublishMillQuote({ quote, isNextVersion }: PublishMillQuoteProps) {
  const { millQuoteId } = quote;
  const [margin, setMargin] = useState(quote.marginPercent);
  const [freight, setFreight] = useState(quote.logisticCost ?? '');
  const body = { marginPercent: margin.trim(), logisticCost: freight.trim() === '' ? null : freight.trim() };
  const publish = useChange({
    send: (sent: typeof body, idempotencyKey) =>
      call(publishMillQuote, { params: { millQuoteId }, body: sent }, { idempotencyKey }),
    touches: [REQUESTS_KEY, SUPPLIERS_KEY],
    done: () => texts.published,
  });
  const mayPublish = useMay(publishMillQuote);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    publish.run(body);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 rounded-control bg-ground p-3">
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={texts.margin}
          kind="decimal"
          suffix="%"
          value={margin}
          error={publish.fields.marginPercent}
          onChange={(event) => setMargin(event.target.value)}
        />
        <Field
          label={texts.freight}
          kind="decimal"
          help={texts.freightHelp}
          value={freight}
          error={publish.fields.logisticCost}
          onChange={(event) => setFreight(event.target.value)}
        />
      </div>
      <Preview millQuoteId={millQuoteId} body={useDeferredValue(body)} />
      <FormProblem change={publish} shown={['marginPercent', 'logisticCost']} />
      {mayPublish && (
        <Button type="submit" wide busy={publish.isRunning}>
          {isNextVersion ? texts.publishNext : texts.publish}
        </Button>
      )}
    </form>
  );
}

type PreviewProps = { millQuoteId: string; body: { marginPercent: string; logisticCost: string | null } };

/** Worked out by the rules that publishing itself goes by. */
function Preview({ millQuoteId, body }: PreviewProps) {
  const { data, error } = useQuery({
    ...requestQueries.millPreview(millQuoteId, body),
    placeholderData: keepPreviousData,
  });
  if (error)
    return <p className="text-sm text-bad">{Object.values(fieldErrors(error))[0] ?? errorMessage(error)}</p>;
  if (!data) return null;
  const tax = data.costs.find(({ key }) => key === 'gst')?.amount ?? null;
  return (
    <Facts
      facts={[
        [texts.buyerRate, rateText(data.rate)],
        [texts.marginPerUnit, rateText(data.marginPerUnit)],
        [texts.tax, moneyText(tax)],
        [texts.landed, rateText(data.landedRate)],
      ]}
    />
  );
}
