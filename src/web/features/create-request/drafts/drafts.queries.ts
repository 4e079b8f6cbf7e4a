/** What the wizard reads: the drafts the server keeps. */
import { queryOptions } from '@tanstack/react-query';
import { listRequests, type RequestCard } from '#contract/customer/requests.ts';
import { REQUEST_TAB_CODE } from '#domain/requests/request-tab.ts';
import { call } from '#web/platform/api.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';

const ALL_AT_ONCE = 100;

export type ServerDrafts = {
  readonly cards: readonly RequestCard[];
  /** Drafts of this device that the server had when it was asked: only of these does the list say that they are gone. */
  readonly askedAbout: readonly string[];
};

export const draftsQueries = {
  onServer: (store: DraftStore) =>
    queryOptions({
      queryKey: ['requests', 'drafts'],
      queryFn: async ({ signal }): Promise<ServerDrafts> => {
        const askedAbout = store.all().flatMap(({ fabId }) => fabId ?? []);
        const query = { requestTab: REQUEST_TAB_CODE.all_open, only: 'drafts', limit: ALL_AT_ONCE } as const;
        const { records } = await call(listRequests, { query }, { signal });
        return { cards: records, askedAbout };
      },
      staleTime: 0,
    }),
};
