import { Outlet } from '@tanstack/react-router';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { appTexts } from './app.texts.ts';

export function RootLayout() {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-paper px-4 py-3 font-semibold text-brand-700 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {appTexts.skip}
      </a>
      <Outlet />
      <Toaster />
    </>
  );
}
