import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
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
            <ol className="flex flex-col gap-1.5 text-sm">
              {records.map(({ historyId, what, who, at }) => (
                <li key={historyId} className="flex flex-wrap justify-between gap-x-4">
                  <span>
                    {what} <span className="text-ink-soft">· {who}</span>
                  </span>
                  <time dateTime={at} className="figures text-ink-soft">
                    {momentText(at)}
                  </time>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  );
}
