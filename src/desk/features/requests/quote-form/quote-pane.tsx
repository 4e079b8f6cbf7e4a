/** Quoting for a supplier: typed on the left, what the buyer will see on the right, worked out as one types. */
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useDeferredValue } from 'react';
import { reviseQuote, type StaffQuote, submitQuote } from '#contract/staff/quotes.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { DraftNotice } from '#desk/widgets/forms/draft-notice.tsx';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { REQUESTS_KEY, requestQueries } from '../requests.queries.ts';
import { meetingValues, metTerms } from './meeting-values.ts';
import { QuoteFields, SHOWN_FIELDS } from './quote-fields.tsx';
import { quoteFormTexts as texts } from './quote-form.texts.ts';
import { QuotePreview } from './quote-preview.tsx';
import { emptyValues, formOf, type QuoteValues, valuesOf } from './quote-values.ts';
import { SupplierChoice } from './supplier-choice.tsx';

export type QuotePaneProps = {
  request: StaffRequest;
  quoteId: string | null;
  /** The form begins with the rate that the buyer asks for. */
  meet: boolean;
  onClose: () => void;
};

export function QuotePane({ request, quoteId, meet, onClose }: QuotePaneProps) {
  const quotes = useQuery(requestQueries.quotes(request.fabId)).data ?? [];
  const revised = quotes.find((quote) => quote.quoteId === quoteId) ?? null;
  const draftName = `quote ${request.fabId} ${quoteId ?? 'new'} ${meet ? 'met' : ''}`;
  const [values, setValues, draft] = useDraft(draftName, () => firstValues(request, revised, meet), {
    stored: revised?.version,
  });
  const shown = useDeferredValue(values);
  const send = useSendQuote(
    request,
    revised && { ...revised, version: draft.readAt ?? revised.version },
    draft.discardThen(onClose),
  );
  const fill = (change: Partial<QuoteValues>) => {
    send.reset();
    setValues((now) => ({ ...now, ...change }));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send.run(values);
  };
  return (
    <Panel
      title={revised ? texts.reviseTitle(revised.number) : texts.newTitle}
      aside={
        <Button variant="quiet" size="small" icon="close" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <form
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <div className="flex min-w-0 flex-col gap-1">
          <DraftNotice draft={draft} onReload={send.reset} />
          {meet && revised?.openCounterOffer && <MeetNotice quote={revised} />}
          {!revised && (
            <SupplierChoice
              request={request}
              quotes={quotes}
              supplierId={values.supplierId}
              error={send.fields.supplierId}
              onChoose={(supplierId) => fill({ supplierId })}
              onCopy={(quote) =>
                fill({ ...valuesOf(quote, emptyValues(request, new Date())), supplierId: values.supplierId })
              }
            />
          )}
          <QuoteFields request={request} values={values} fields={send.fields} fill={fill} />
        </div>
        <div className="flex flex-col gap-3 md:sticky md:top-4">
          <QuotePreview request={request} values={shown} />
          <FormProblem change={send} shown={SHOWN_FIELDS} />
          <Button type="submit" wide busy={send.isRunning}>
            {revised ? texts.sendVersion : texts.send}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function firstValues(request: StaffRequest, revised: StaffQuote | null, meet: boolean): QuoteValues {
  const empty = emptyValues(request, new Date());
  if (!revised) return empty;
  const values = valuesOf(revised, empty);
  return meet ? meetingValues(revised, values) : values;
}

/** Says who pays for it, before it is sent. */
function MeetNotice({ quote }: { quote: StaffQuote }) {
  const wanted = quote.openCounterOffer?.rate.price;
  const terms = metTerms(quote);
  if (!wanted || !terms) return null;
  return (
    <Notice tone={terms.gives === 'supplier' ? 'warn' : 'info'}>
      {terms.gives === 'supplier'
        ? texts.meetBelowCost(moneyText(wanted), moneyText(quote.supplierRate))
        : texts.meetByMargin(Number(terms.marginBasisPoints) / 100, quote.marginBasisPoints / 100)}
    </Notice>
  );
}

function useSendQuote(request: StaffRequest, revised: StaffQuote | null, onDone: () => void) {
  const { fabId } = request;
  return useChange({
    send: (values: QuoteValues, idempotencyKey) => {
      const form = formOf(values, request);
      const { supplierId } = values;
      return revised
        ? call(
            reviseQuote,
            { params: { quoteId: revised.quoteId }, body: { ...form, version: revised.version } },
            { idempotencyKey },
          )
        : call(submitQuote, { params: { fabId }, body: { supplierId, ...form } }, { idempotencyKey });
    },
    touches: [REQUESTS_KEY],
    done: () => texts.sent,
    onDone,
  });
}
