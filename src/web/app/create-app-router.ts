import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routes.tsx';
import { ScreenError } from './screen-error.tsx';
import { ScreenPending } from './screen-pending.tsx';

export type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter(options: { history?: RouterHistory; isServer?: boolean } = {}) {
  return createRouter({
    routeTree,
    ...options,
    caseSensitive: true,
    // The raise-issue path ends with a slash, all others do not; both are kept as written.
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPendingComponent: ScreenPending,
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
    defaultErrorComponent: ScreenError,
    // The shell keeps the offset of each tab itself; the router would jump to the top for every sheet.
    scrollRestoration: () => false,
    // Plain text values: a number or an id in an address must not turn into something else.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchText,
  });
}

function searchText(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}
