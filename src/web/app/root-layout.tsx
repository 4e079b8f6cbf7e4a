import { Outlet } from '@tanstack/react-router';
import { OfflineBanner } from '#ui/feedback/offline-banner.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { useIsOnline } from '#web/platform/online.ts';
import { appTexts } from './app.texts.ts';

/** What every screen has around it: the way past the navigation, messages, and whether we are connected. */
export function RootLayout() {
  const isOnline = useIsOnline();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-paper px-4 py-3 font-semibold text-brand-700 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {appTexts.skip}
      </a>
      {!isOnline && <OfflineBanner />}
      <Outlet />
      <Toaster />
    </>
  );
}
