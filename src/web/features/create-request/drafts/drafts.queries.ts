/** What the wizard reads: the drafts the server keeps. */
import { queryOptions } from '@tanstack/react-query';
import { listRequests } from '#contract/customer/requests.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { REQUEST_TAB_CODE } from '#domain/requests/request-tab.ts';
import { call } from '#web/platform/api.ts';

const ALL_AT_ONCE = 100;

export const draftsQueries = {
  onServer: () =>
    queryOptions({
      queryKey: ['requests', 'drafts'],
      queryFn: async ({ signal }) => {
        const query = { requestTab: REQUEST_TAB_CODE.all_open, offset: 0, limit: ALL_AT_ONCE };
        const { records } = await call(listRequests, { query }, { signal });
        return records.filter(({ status }) => status === REQUEST_STATUS_CODE.draft);
      },
      staleTime: 0,
    }),
};
