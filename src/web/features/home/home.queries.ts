import { queryOptions } from '@tanstack/react-query';
import { readHome } from '#contract/customer/home.ts';
import { call } from '#web/platform/api.ts';
import { CATALOGUE_KEY } from '#web/widgets/catalogue/catalogue-key.ts';
import { REQUESTS_KEY } from '#web/widgets/requests/requests.queries.ts';

/** Every change of a query, a quote, an order or a payment is announced by the word `requests` too. */
export const homeQueries = {
  mine: () =>
    queryOptions({
      queryKey: [REQUESTS_KEY, 'home'],
      queryFn: ({ signal }) => call(readHome, {}, { signal }),
      // Live rates and top sellers come in the same answer.
      meta: { alsoChangesWith: [CATALOGUE_KEY] },
    }),
};
