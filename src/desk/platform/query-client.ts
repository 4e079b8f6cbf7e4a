/** What was read is shown at once and read again on return; nothing of it is kept between visits. */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/client.ts';
import { currentSession } from './session.ts';

const FRESH_MS = 10_000;
const MOST_RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      enabled: () => currentSession() !== null,
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < MOST_RETRIES && error instanceof ApiError && error.status >= 500,
      networkMode: 'always',
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
