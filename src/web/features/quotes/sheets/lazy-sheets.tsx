import { lazy, Suspense } from 'react';
import { useOverlay, useOverlayItem } from '#web/platform/navigation/overlays.ts';
import { isSheetView } from './sheet-views.ts';

const load = () => import('./query-sheets.tsx');
const QuerySheets = lazy(() => load().then((m) => ({ default: m.QuerySheets })));

export function preloadSheets(): void {
  load().catch(() => {});
}

/** Whatever the address opens over this query. */
export function LazySheets({ fabId }: { fabId: string }) {
  const { view } = useOverlayItem();
  const { id, close } = useOverlay(view ?? '');
  if (!isSheetView(view)) return null;
  return (
    <Suspense>
      <QuerySheets key={`${view} ${id}`} fabId={fabId} view={view} quoteId={id} onClose={close} />
    </Suspense>
  );
}
