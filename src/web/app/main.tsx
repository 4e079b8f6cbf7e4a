/** The customer app, started once the first picture of the page is in sight. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { countFirstWaitFrom } from '#browser/lazy-screen.tsx';
import { nextTask } from '#web/platform/next-task.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { pageOpenedAt } from './page-opened.ts';
import { PRERENDERED_ATTRIBUTE } from './prerendered.ts';
import { startApp } from './start.ts';

const container = document.getElementById('root');
if (container) void mount(container);

async function mount(container: HTMLElement): Promise<void> {
  countFirstWaitFrom(pageOpenedAt);
  // Reading the app, wiring it together and finding the screen: each in a task of its own.
  await nextTask();
  const { router, hasHostCode } = startApp();
  await nextTask();
  const isEntering = hasHostCode || isSignedIn();
  const prerendered = container.getAttribute(PRERENDERED_ATTRIBUTE);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (prerendered === 'login' && !isEntering) {
    // The sign-in screen is in the page already: take it over once its code is here, keeping what was typed.
    router.ssr = { manifest: undefined };
    await router.load();
    // In pieces, so that a finger meanwhile is answered.
    startTransition(() => void hydrateRoot(container, app));
    return;
  }
  // The frame with its spinner stays until the screen can take its place.
  if (prerendered === 'frame' && !container.hidden) await router.load();
  else container.replaceChildren();
  container.hidden = false;
  startTransition(() => createRoot(container).render(app));
}
