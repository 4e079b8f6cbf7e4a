import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { submitQuote } from '#contract/staff/quotes.ts';
import { markUnserviceable, type StaffRequest } from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { usePathId } from '#desk/platform/path-id.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { SideColumns } from '#desk/widgets/layout/side-columns.tsx';
import { MessagesPanel } from '#desk/widgets/messages/messages-panel.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { MillAnswersPanel } from './mill-answers/mill-answers-panel.tsx';
import { QuotePane } from './quote-form/quote-pane.tsx';
import { BuyerPanel } from './record/buyer-panel.tsx';
import { HistoryPanel } from './record/history-panel.tsx';
import { quotesTexts } from './record/quotes.texts.ts';
import { QuotesPanel } from './record/quotes-panel.tsx';
import { SpecificationPanel } from './record/specification-panel.tsx';
import { SuppliersPanel } from './record/suppliers-panel.tsx';
import { UnserviceableSheet } from './record/unserviceable-sheet.tsx';
import { requestStatusText } from './request-status-text.ts';
import { requestQueries } from './requests.queries.ts';
import { requestsTexts } from './requests.texts.ts';

export function RequestScreen() {
  const fabId = usePathId('fabId');
  const query = useQuery(requestQueries.one(fabId));
  return <Loaded query={query}>{(request) => <RequestPage request={request} />}</Loaded>;
}

type Quoting = { quoteId: string | null; meet: boolean };

function RequestPage({ request }: { request: StaffRequest }) {
  const search = useSearchState();
  const [quoting, setQuoting] = useState<Quoting | null>(() =>
    search.get('do') === 'quote' ? { quoteId: null, meet: false } : null,
  );
  const [isClosing, setClosing] = useState(false);
  const mayQuote = useMay(submitQuote) && request.deskMoves.includes('quote');
  const mayClose = useMay(markUnserviceable) && request.deskMoves.includes('close');
  return (
    <Page
      title={request.number}
      up={{ to: '/requests', label: requestsTexts.up }}
      aside={
        <>
          <Chip tone="info">{requestStatusText(request)}</Chip>
          {request.isInformationAsked && <Chip tone="warn">{requestsTexts.informationAsked}</Chip>}
        </>
      }
      actions={
        <>
          {mayClose && (
            <Button variant="quiet" size="small" onClick={() => setClosing(true)}>
              {requestsTexts.unserviceable.action}
            </Button>
          )}
          {mayQuote && !quoting && (
            <Button size="small" icon="plus" onClick={() => setQuoting({ quoteId: null, meet: false })}>
              {quotesTexts.newQuote}
            </Button>
          )}
        </>
      }
    >
      <p className="mb-4 -mt-2 text-base text-ink">{request.quality}</p>
      {quoting && (quoting.quoteId !== null || mayQuote) && (
        <div className="mb-4">
          <QuotePane
            key={`${quoting.quoteId} ${quoting.meet}`}
            request={request}
            quoteId={quoting.quoteId}
            meet={quoting.meet}
            onClose={() => setQuoting(null)}
          />
        </div>
      )}
      <MillAnswersPanel fabId={request.fabId} />
      <div className="mb-4">
        <QuotesPanel request={request} onRevise={(quoteId, meet) => setQuoting({ quoteId, meet })} />
      </div>
      <SideColumns
        main={
          <>
            <RequestMessages request={request} />
            <HistoryPanel fabId={request.fabId} />
          </>
        }
        side={
          <>
            <BuyerPanel request={request} />
            <SpecificationPanel request={request} />
            <SuppliersPanel request={request} />
          </>
        }
      />
      {isClosing && <UnserviceableSheet fabId={request.fabId} onClose={() => setClosing(false)} />}
    </Page>
  );
}

function RequestMessages({ request: { fabId, deskMoves } }: { request: StaffRequest }) {
  const quotes = useQuery(requestQueries.quotes(fabId)).data ?? [];
  return (
    <MessagesPanel
      fabId={fabId}
      mayAsk={deskMoves.includes('ask')}
      numberOf={(quoteId) => quotes.find((quote) => quote.quoteId === quoteId)?.number}
    />
  );
}
