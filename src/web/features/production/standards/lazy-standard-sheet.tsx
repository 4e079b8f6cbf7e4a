import { lazy, Suspense } from 'react';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { STANDARD_VIEW } from './open-standard.tsx';

const StandardSheet = lazy(() => import('./standard-sheet.tsx').then((m) => ({ default: m.StandardSheet })));

/** Opened by the address, so that a message can lead straight to it. */
export function LazyStandardSheet({ orderId }: { orderId: string }) {
  const { isOpen, close } = useOverlay(STANDARD_VIEW);
  if (!isOpen) return null;
  return (
    <Suspense>
      <StandardSheet orderId={orderId} onClose={close} />
    </Suspense>
  );
}
