import { queryOptions } from '@tanstack/react-query';
import { readHome } from '#contract/customer/home.ts';
import type { LiveKey } from '#contract/events.ts';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { call } from '#web/platform/api.ts';
import { scopeQuery } from '#web/widgets/company/scope-query.ts';
import { REQUESTS_KEY } from '#web/widgets/requests/requests.queries.ts';

/** Every change of a query, a quote, an order or a payment is announced by the word `requests` too. */
export const homeQueries = {
  read: (work: WorkScope) =>
    queryOptions({
      queryKey: [REQUESTS_KEY, 'home', work],
      queryFn: ({ signal }) => call(readHome, { query: scopeQuery(work) }, { signal }),
      // Live rates and top sellers come in the same answer.
      meta: { alsoChangesWith: ['catalogue' satisfies LiveKey] },
    }),
};
