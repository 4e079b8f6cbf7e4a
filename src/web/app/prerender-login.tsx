/** Draws the sign-in screen at build time, so that it is on screen before any script runs. */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { pathTo } from '#web/platform/paths.ts';
import { createAppRouter } from './create-app-router.ts';
import { titleOf } from './navigation-effects.ts';

export async function renderLogin(): Promise<{ title: string; screen: string }> {
  const history = createMemoryHistory({ initialEntries: [pathTo('login')] });
  const router = createAppRouter({ history, isServer: true });
  await router.load();
  const screen = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { title: titleOf(router), screen };
}
