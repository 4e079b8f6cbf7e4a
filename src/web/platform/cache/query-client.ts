/** The server cache: what was read stays usable offline, is read again on return, and is kept between visits. */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/client.ts';
import { isSignedIn } from '../session/login-state.ts';

export const CACHE_MAX_AGE_MS = 24 * 60 * 60 * 1000;
const FRESH_MS = 30_000;
const MOST_RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A screen in sight during sign-out must not read again without a token.
        enabled: isSignedIn,
        staleTime: FRESH_MS,
        gcTime: CACHE_MAX_AGE_MS,
        retry: (failures, error) => failures < MOST_RETRIES && isWorthRetrying(error),
        // Without a connection a screen says so instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** A refusal stays a refusal, and a 401 above all is never tried again behind the customer's back. */
function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError && error.status >= 500;
}
