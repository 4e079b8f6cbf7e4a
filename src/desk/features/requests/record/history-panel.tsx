import { useQuery } from '@tanstack/react-query';
import { HistoryList } from '#desk/widgets/layout/history-list.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { requestQueries } from '../requests.queries.ts';
import { requestsTexts } from '../requests.texts.ts';

export function HistoryPanel({ fabId }: { fabId: string }) {
  const query = useQuery(requestQueries.history(fabId));
  return (
    <Panel title={requestsTexts.history.title}>
      <Loaded query={query}>
        {({ records }) =>
          records.length === 0 ? (
            <p className="text-sm text-ink-soft">{requestsTexts.history.none}</p>
          ) : (
            <HistoryList entries={records} />
          )
        }
      </Loaded>
    </Panel>
  );
}
