import { useInfiniteQuery } from '@tanstack/react-query';
import type { listAccountHistory } from '#contract/customer/preferences.ts';
import type { Reply } from '#contract/endpoint.ts';
import { clockInZone } from '#domain/shared/calendar.ts';
import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { HistoryEnd } from '#web/widgets/history/history-end.tsx';
import { accountQueries } from '../account.queries.ts';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { PartCard } from '../part-card.tsx';
import { securityTexts } from './security.texts.ts';

const TEXTS = securityTexts.history;

type Line = Reply<typeof listAccountHistory>['records'][number];

export function HistorySection() {
  const query = useInfiniteQuery(accountQueries.history());
  const zone = useBuyerZone();
  return (
    <Loaded query={query} skeleton={<PartSkeleton rows={4} />}>
      {({ pages }) => {
        const lines = pages.flatMap(({ records }) => records);
        if (lines.length === 0) return <EmptyState drawing={<EmptyLoom />} sentence={TEXTS.empty} />;
        return (
          <PartCard className="py-1">
            <ol aria-label={TEXTS.label} className="divide-y divide-line">
              {lines.map((line) => (
                <HistoryLine key={line.historyId} line={line} zone={zone} />
              ))}
            </ol>
            <HistoryEnd query={query} />
          </PartCard>
        );
      }}
    </Loaded>
  );
}

function HistoryLine({ line: { what, who, device, at }, zone }: { line: Line; zone: string }) {
  const instant = new Date(at);
  return (
    <li className="py-3">
      <p className="font-semibold">{what}</p>
      <p className="text-sm text-ink-soft">{TEXTS.by(who, device)}</p>
      <time dateTime={at} className="figures text-sm text-ink-soft">
        {formatDate(instant, zone, LIST_DATE_FORMAT)}, {clockInZone(instant, zone)}
      </time>
    </li>
  );
}
