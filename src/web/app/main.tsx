/** Entry of the customer app. */
import '#ui/theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { PRERENDERED_ATTRIBUTE } from './prerendered.ts';
import { startApp } from './start.ts';

const container = document.getElementById('root');
if (container) void mount(container);

async function mount(container: HTMLElement): Promise<void> {
  const { router, hasHostCode } = startApp();
  const isEntering = hasHostCode || isSignedIn();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (container.hasAttribute(PRERENDERED_ATTRIBUTE) && !isEntering) {
    // The sign-in screen is in the page already: take it over once its code is here, keeping what was typed.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(container, app);
    return;
  }
  container.replaceChildren();
  createRoot(container).render(app);
}
