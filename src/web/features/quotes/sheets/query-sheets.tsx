/** Loaded when the first sheet is opened: they bring the dialog's own code along. */
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/buttons/button.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { AssuredSheet, GuaranteeSheet } from '#web/widgets/badges/badge-sheets.tsx';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { AdviceSheet } from './advice-sheet.tsx';
import { ApproveSheet } from './approve-sheet.tsx';
import { CloseSheet } from './close-sheet.tsx';
import { CounterSheet } from './counter-sheet.tsx';
import { DeclineSheet } from './decline-sheet.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { MessagesSheet } from './messages-sheet.tsx';
import { PriceSheet } from './price-sheet.tsx';
import type { SheetView } from './sheet-views.ts';
import { sheetTexts } from './sheets.texts.ts';

export type QuerySheetsProps = {
  fabId: string;
  view: SheetView;
  quoteId: string | null;
  onClose: () => void;
};

export function QuerySheets({ fabId, view, quoteId, onClose }: QuerySheetsProps) {
  const { data: request } = useQuery(requestsQueries.one(fabId));
  const { data: quotes } = useQuery(quotesQueries.ofRequest(fabId));
  const quote = quotes?.find((one) => one.quoteId === quoteId);
  if (view === 'assured') return <AssuredSheet onClose={onClose} />;
  if (view === 'quality-guarantee') return <GuaranteeSheet onClose={onClose} />;
  if (view === 'history') return <HistorySheet fabId={fabId} onClose={onClose} />;
  if (!request || !quotes) return null;
  if (view === 'close') return <CloseSheet request={request} onClose={onClose} />;
  if (view === 'advice') return <AdviceSheet request={request} quotes={quotes} onClose={onClose} />;
  if (view === 'messages') return <MessagesSheet fabId={fabId} quote={quote ?? null} onClose={onClose} />;
  if (!quote) return <GoneSheet onClose={onClose} />;
  if (view === 'approve') return <ApproveSheet quote={quote} onClose={onClose} />;
  if (view === 'counter') return <CounterSheet quote={quote} onClose={onClose} />;
  if (view === 'decline') return <DeclineSheet quote={quote} onClose={onClose} />;
  return <PriceSheet quote={quote} onClose={onClose} />;
}

function GoneSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={sheetTexts.quote}
      foot={<Button onClick={onClose}>{sheetTexts.close}</Button>}
    >
      <p className="text-ink-soft">{sheetTexts.quoteGone}</p>
    </Sheet>
  );
}
