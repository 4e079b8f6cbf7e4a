import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { accountQueries } from '../account.queries.ts';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { PartCard } from '../part-card.tsx';
import type { SectionProps } from '../section-props.ts';
import { DeviceRow } from './device-row.tsx';

const EndSessionSheet = lazy(() =>
  import('./end-session-sheet.tsx').then((m) => ({ default: m.EndSessionSheet })),
);

export function DevicesSection({ itemId, openItem, closeItem }: SectionProps) {
  const query = useQuery(accountQueries.sessions());
  const ending = query.data?.find(({ sessionId, isCurrent }) => sessionId === itemId && !isCurrent);
  return (
    <>
      <Loaded query={query} skeleton={<PartSkeleton rows={1} />}>
        {(sessions) => (
          <PartCard className="py-1">
            <ul className="divide-y divide-line">
              {sessions.map((session) => (
                <DeviceRow
                  key={session.sessionId}
                  session={session}
                  onEnd={() => openItem(session.sessionId)}
                />
              ))}
            </ul>
          </PartCard>
        )}
      </Loaded>
      {ending && (
        <Suspense>
          <EndSessionSheet session={ending} onClose={closeItem} />
        </Suspense>
      )}
    </>
  );
}
