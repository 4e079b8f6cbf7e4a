import { useQuery } from '@tanstack/react-query';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { requestQueries } from '../requests.queries.ts';
import { QuoteCard } from './quote-card.tsx';
import { quotesTexts } from './quotes.texts.ts';

export type QuotesPanelProps = { request: StaffRequest; onRevise: (quoteId: string) => void };

export function QuotesPanel({ request, onRevise }: QuotesPanelProps) {
  const query = useQuery(requestQueries.quotes(request.fabId));
  return (
    <Panel title={quotesTexts.title}>
      <Loaded query={query}>
        {(quotes) =>
          quotes.length === 0 ? (
            <p className="text-sm text-ink-soft">{quotesTexts.none}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {quotes.map((quote) => (
                <li key={quote.quoteId}>
                  <QuoteCard quote={quote} onRevise={() => onRevise(quote.quoteId)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
