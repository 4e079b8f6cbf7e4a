import { queryOptions } from '@tanstack/react-query';
import { readCreditPeriod } from '#contract/customer/preferences.ts';
import { call } from '#web/platform/api.ts';

export const creditTermsQueries = {
  /** New requests begin with the credit period of the account. */
  usual: () =>
    queryOptions({
      queryKey: ['preferences', 'credit-period'],
      queryFn: ({ signal }) => call(readCreditPeriod, {}, { signal }),
    }),
};
