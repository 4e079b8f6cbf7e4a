import { useQuery } from '@tanstack/react-query';
import type { StaffQuote } from '#contract/staff/quotes.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { requestQueries } from '../requests.queries.ts';
import { QuoteRow } from './quote-row.tsx';
import { quotesTexts as texts } from './quotes.texts.ts';

const COLUMNS = ['quote', 'rate', 'landed', 'lead', 'validTill', 'deviations', 'margin', 'status'] as const;
/** On a phone the row says the rest. */
const WIDE_ONLY: ReadonlySet<string> = new Set(['lead', 'validTill', 'deviations', 'margin', 'status']);
const FIGURES: ReadonlySet<string> = new Set(['rate', 'landed', 'lead', 'deviations', 'margin']);

export type QuotesPanelProps = {
  request: StaffRequest;
  onRevise: (quoteId: string, meet: boolean) => void;
};

/** One line a quote, the lowest landed rate first; what else there is to know opens below its line. */
export function QuotesPanel({ request, onRevise }: QuotesPanelProps) {
  const query = useQuery(requestQueries.quotes(request.fabId));
  return (
    <Panel title={texts.title}>
      <Loaded query={query}>
        {(quotes) =>
          quotes.length === 0 ? (
            <p className="text-sm text-ink-soft">{texts.none}</p>
          ) : (
            <QuotesTable request={request} quotes={quotes} onRevise={onRevise} />
          )
        }
      </Loaded>
    </Panel>
  );
}

type QuotesTableProps = {
  request: StaffRequest;
  quotes: readonly StaffQuote[];
  onRevise: QuotesPanelProps['onRevise'];
};

function QuotesTable({ request, quotes, onRevise }: QuotesTableProps) {
  const rows = quotes.toSorted((a, b) => landed(a) - landed(b));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{texts.title}</caption>
        <thead className="text-xs text-ink-soft">
          <tr className="border-b border-line text-left">
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={`py-2 pr-3 font-semibold ${FIGURES.has(column) ? 'text-right' : ''} ${WIDE_ONLY.has(column) ? 'max-md:hidden' : ''}`}
              >
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((quote) => (
            <QuoteRow
              key={quote.quoteId}
              request={request}
              quote={quote}
              columns={COLUMNS.length}
              onRevise={(meet) => onRevise(quote.quoteId, meet)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is not known to the door comes last. */
function landed({ landedRate }: StaffQuote): number {
  return landedRate === null ? Number.POSITIVE_INFINITY : Number(landedRate.price.minor);
}
