/** Swatches of one fabric; the server announces changes by the word `swatches`. */
import { queryOptions } from '@tanstack/react-query';
import { listSwatches } from '#contract/customer/swatches.ts';
import { call } from '#web/platform/api.ts';

export const swatchesQueries = {
  of: (fabId: string) =>
    queryOptions({
      queryKey: ['swatches', fabId],
      queryFn: ({ signal }) => call(listSwatches, { query: { fabId } }, { signal }),
    }),
};
