import { lazy, Suspense } from 'react';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { NOTIFICATIONS_VIEW } from './notifications-view.ts';

const load = () => import('./notification-sheet.tsx');
const NotificationSheet = lazy(() => load().then((m) => ({ default: m.NotificationSheet })));

export function preloadNotificationSheet(): void {
  load().catch(() => {});
}

export function LazyNotificationSheet() {
  const { isOpen, close } = useOverlay(NOTIFICATIONS_VIEW);
  if (!isOpen) return null;
  return (
    <Suspense>
      <NotificationSheet onClose={close} />
    </Suspense>
  );
}
