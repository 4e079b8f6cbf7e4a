import { Suspense } from 'react';
import { lazyScreen } from '#browser/lazy-screen.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';

/** In a file of its own: on a phone the list is drawn without it. */
export const DetailPane = lazyScreen<{ fabId: string }>(() =>
  import('./detail-pane.tsx').then((m) => m.DetailPane),
);

export function LazyDetailPane(props: { fabId: string }) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <DetailPane {...props} />
    </Suspense>
  );
}
