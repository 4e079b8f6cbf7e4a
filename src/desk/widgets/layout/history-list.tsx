import { momentText } from '../time.ts';

export type HistoryListProps = {
  entries: readonly { historyId: string; what: string; who: string | null; at: string }[];
};

/** What happened to a record, by whom and when. */
export function HistoryList({ entries }: HistoryListProps) {
  return (
    <ol className="flex flex-col gap-1.5 text-sm">
      {entries.map(({ historyId, what, who, at }) => (
        <li key={historyId} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {what} {who && <span className="text-ink-soft">· {who}</span>}
          </span>
          <time dateTime={at} className="figures text-ink-soft">
            {momentText(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
