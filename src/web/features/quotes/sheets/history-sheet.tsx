import { useInfiniteQuery } from '@tanstack/react-query';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { HistoryLines } from '#web/widgets/history/history-lines.tsx';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { sheetTexts } from './sheets.texts.ts';

/** What happened to the query and its quotes, newest first. */
export function HistorySheet({ fabId, onClose }: { fabId: string; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={sheetTexts.history.title} textOnly>
      <History fabId={fabId} />
    </Sheet>
  );
}

function History({ fabId }: { fabId: string }) {
  const zone = useBuyerZone();
  return <HistoryLines query={useInfiniteQuery(requestsQueries.history(fabId))} zone={zone} />;
}
