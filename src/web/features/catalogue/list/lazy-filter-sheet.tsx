import { lazy, Suspense } from 'react';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import type { LiveFilters } from '#web/widgets/catalogue/catalogue.queries.ts';

export const FILTER_VIEW = 'filters';

const load = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(() => load().then((m) => ({ default: m.FilterSheet })));

export function preloadFilterSheet(): void {
  load().catch(() => {});
}

export function LazyFilterSheet({ filters }: { filters: LiveFilters }) {
  const { isOpen, close } = useOverlay(FILTER_VIEW);
  if (!isOpen) return null;
  return (
    <Suspense>
      <FilterSheet filters={filters} onClose={close} />
    </Suspense>
  );
}
