/** The staff desk: a bundle of its own, started in one step. */
import './desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenForSignedOut } from '#desk/platform/api.ts';
import { platformTexts } from '#desk/platform/platform.texts.ts';
import { queryClient } from '#desk/platform/query-client.ts';
import { currentSession } from '#desk/platform/session.ts';
import { forgetSession } from '#desk/platform/sign-in.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { appTexts } from './app.texts.ts';
import { routeTree } from './routes.tsx';
import { ScreenError } from './screen-error.tsx';

const router = createRouter({
  routeTree,
  basepath: '/desk',
  caseSensitive: true,
  defaultPreload: 'intent',
  defaultErrorComponent: ScreenError,
  // What is typed for one record never stands in the form of the next.
  defaultRemountDeps: ({ params }) => params,
  scrollRestoration: true,
  // Plain text values: a number or an id in an address must not turn into something else.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text ? `?${text}` : '';
  },
});

listenForSignedOut(() => {
  if (!currentSession()) return;
  const { href } = router.state.location;
  forgetSession();
  queryClient.clear();
  showToast(platformTexts.sessionEnded, { kind: 'bad' });
  void router.navigate({ to: '/sign-in', search: { next: href } as never, replace: true });
});

let isFirst = true;
router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
  const title = router.state.matches.at(-1)?.staticData.title;
  document.title = [title, `${BRAND_NAME} ${appTexts.desk.toLowerCase()}`].filter(Boolean).join(' · ');
  // Keyboards and screen readers continue at the new screen.
  if (!isFirst && fromLocation?.pathname !== toLocation.pathname)
    document.getElementById('content')?.focus({ preventScroll: true });
  isFirst = false;
});

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
