/** The addresses of the company; the server announces changes by the word `addresses`. */
import { queryOptions } from '@tanstack/react-query';
import { listAddresses } from '#contract/customer/addresses.ts';
import { call } from '#web/platform/api.ts';

export const addressesQueries = {
  all: () =>
    queryOptions({
      queryKey: ['addresses'],
      queryFn: ({ signal }) => call(listAddresses, {}, { signal }),
    }),
};
