import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { accountQueries } from './account.queries.ts';
import { DeviceRow } from './device-row.tsx';

const EndSessionSheet = lazy(() =>
  import('./end-session-sheet.tsx').then((m) => ({ default: m.EndSessionSheet })),
);

export function SignedInDevices() {
  const { data: sessions, error, refetch, isFetching } = useQuery(accountQueries.sessions());
  const ending = useOverlay('end-session');
  const session = sessions?.find(({ sessionId }) => sessionId === ending.id);
  return (
    <section aria-labelledby="devices" className="rounded-card border border-line bg-paper p-4">
      <h2 id="devices" className="text-lg font-bold">
        Signed-in devices
      </h2>
      {sessions ? (
        <ul className="mt-2 divide-y divide-line">
          {sessions.map((device) => (
            <DeviceRow key={device.sessionId} session={device} onEnd={() => ending.open(device.sessionId)} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState detail={errorWords(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="my-6" />
      )}
      {session && !session.isCurrent && (
        <Suspense>
          <EndSessionSheet session={session} onClose={ending.close} />
        </Suspense>
      )}
    </section>
  );
}
