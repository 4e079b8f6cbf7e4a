/** The GST numbers of the company; the server announces changes by the word `gst`. */
import { queryOptions } from '@tanstack/react-query';
import { listGstNumbers } from '#contract/customer/tax-numbers.ts';
import { call } from '#web/platform/api.ts';

export const gstQueries = {
  all: () =>
    queryOptions({ queryKey: ['gst'], queryFn: ({ signal }) => call(listGstNumbers, {}, { signal }) }),
};
