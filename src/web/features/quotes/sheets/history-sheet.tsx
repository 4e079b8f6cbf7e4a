import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { customerQueries } from '#web/widgets/customer.queries.ts';
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
  const zone = useQuery(customerQueries.me()).data?.timeZone ?? 'UTC';
  return <HistoryLines query={useInfiniteQuery(requestsQueries.history(fabId))} zone={zone} />;
}
