/** The people of the signed-in company; read under the word `account`, by which the server announces its changes. */
import { queryOptions } from '@tanstack/react-query';
import { listColleagues } from '#contract/customer/colleagues.ts';
import { call } from '#web/platform/api.ts';

export const companyQueries = {
  people: () =>
    queryOptions({
      queryKey: ['account', 'colleagues'],
      queryFn: ({ signal }) => call(listColleagues, {}, { signal }),
    }),
};
