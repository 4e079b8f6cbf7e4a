import { lazy, Suspense } from 'react';
import { useOverlay } from '#web/platform/navigation/overlays.ts';

const load = () => import('#web/widgets/badges/badge-sheets.tsx');
const AssuredSheet = lazy(() => load().then((m) => ({ default: m.AssuredSheet })));
const GuaranteeSheet = lazy(() => load().then((m) => ({ default: m.GuaranteeSheet })));

export function preloadBadgeSheets(): void {
  load().catch(() => {});
}

/** What the badges of a quality promise. */
export function LazyQualitySheets() {
  const assured = useOverlay('assured');
  const guarantee = useOverlay('quality-guarantee');
  return (
    <Suspense>
      {assured.isOpen && <AssuredSheet onClose={assured.close} />}
      {guarantee.isOpen && <GuaranteeSheet onClose={guarantee.close} />}
    </Suspense>
  );
}
