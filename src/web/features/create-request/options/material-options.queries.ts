/** What the wizard may offer; the last answer is kept, so that it works without a line. */
import { queryOptions } from '@tanstack/react-query';
import { readMaterialOptions } from '#contract/customer/catalogue.ts';
import { call } from '#web/platform/api.ts';

export const materialOptionsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['material-options'],
      queryFn: ({ signal }) => call(readMaterialOptions, { query: {} }, { signal }),
    }),
};
