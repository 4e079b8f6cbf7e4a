import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { Facts } from '#web/widgets/facts.tsx';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { Section } from '#web/widgets/section.tsx';
import { QueryLoadError } from '../query-load-error.tsx';
import { FileLinks, FRESH_LINKS_MS } from '../quote/file-links.tsx';
import { LazySheets } from '../sheets/lazy-sheets.tsx';
import { askedFacts } from './asked-facts.ts';
import { detailTexts as texts } from './detail.texts.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { InformationAsked, useQuestionRead } from './information-asked.tsx';
import { MainAction } from './main-action.tsx';
import { MessagesRow } from './messages-row.tsx';
import { QuotesSection } from './quotes-section.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestAssignee } from './request-assignee.tsx';
import { RequestHead } from './request-head.tsx';
import { specificationGroups } from './specification-groups.ts';
import { useHeldQuotes } from './use-held-quotes.ts';

/** One query: its quotes first, then what was asked, then the cloth in detail. */
export function DetailPane({ fabId }: { fabId: string }) {
  const {
    data: request,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...requestsQueries.one(fabId),
    refetchInterval: ({ state }) => (state.data?.sheet.files.length ?? 0) > 0 && FRESH_LINKS_MS,
  });
  // Asked for together with the query itself.
  useQuotesRead(fabId);
  if (request) {
    return (
      <>
        <Detail key={fabId} request={request} />
        <LazySheets fabId={fabId} />
      </>
    );
  }
  if (!error) return <DetailSkeleton />;
  return <QueryLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

function Detail({ request }: { request: FabricRequest }) {
  const isQuestionRead = useQuestionRead(request);
  const held = useHeldQuotes(request.fabId);
  const areQuotesRead = useQuotesRead(request.fabId);
  // Out of sight at first: drawn after what stands above.
  const isBelowDrawn = useDeferredValue(isQuestionRead && areQuotesRead);
  return (
    <div className="-mx-4 -mb-4 wide:m-0">
      <div className="flex flex-col gap-4 px-4 pb-4 wide:px-0">
        <RequestHead request={request} zone={useBuyerZone()} />
        <InformationAsked request={request} />
        {isQuestionRead && <QuotesSection request={request} held={held} />}
        {isBelowDrawn && <BelowQuotes request={request} />}
      </div>
      <MainAction request={request} quotes={held.quotes ?? []} />
    </div>
  );
}

/** Comes when the quotes are there, so that they push nothing away. */
function BelowQuotes({ request }: { request: FabricRequest }) {
  const { data: customer } = useQuery(customerQueries.me());
  const { sheet } = request;
  return (
    <>
      {request.submittedAt && <MessagesRow fabId={request.fabId} />}
      <RequestActions request={request} />
      <RequestAssignee request={request} />
      <Section title={texts.requested.title}>
        <Facts facts={askedFacts(request, customer?.market ?? 'IN', customer?.unit)} />
        {sheet.notes && <p className="py-2 text-sm whitespace-pre-line">{sheet.notes}</p>}
        <FileLinks label={texts.requested.files} files={sheet.files} />
      </Section>
      <Section title={texts.specification.title}>
        <div className="grid gap-x-8 gap-y-3 md:max-wide:grid-cols-2">
          {specificationGroups(request).map(({ title, facts }) => (
            <div key={title}>
              <h4 className="pt-1 text-sm font-bold text-brand-700">{title}</h4>
              <Facts facts={facts} />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

/** Whether they are there, or cannot be read. */
function useQuotesRead(fabId: string): boolean {
  const { data, failureCount } = useQuery(quotesQueries.ofRequest(fabId));
  return data !== undefined || failureCount > 0;
}
