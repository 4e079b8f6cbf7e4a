import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#contract/auth.ts';
import { call } from '#web/platform/api.ts';

export const accountQueries = {
  sessions: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    }),
};
