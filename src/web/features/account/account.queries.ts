/** What the account screens read. The first word of each key is the one the server announces changes by. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAccountStatement } from '#contract/customer/account-statement.ts';
import { listSessions } from '#contract/customer/auth.ts';
import { readBankDetails } from '#contract/customer/bank-details.ts';
import { readPolicy } from '#contract/customer/policies.ts';
import {
  listAccountHistory,
  readCreditPeriod,
  readNotificationChoices,
  readWhatsapp,
} from '#contract/customer/preferences.ts';
import type { Input } from '#contract/endpoint.ts';
import { call } from '#web/platform/api.ts';
import { addressesQueries } from '#web/widgets/addresses/addresses.queries.ts';
import { gstQueries } from '#web/widgets/gst/gst.queries.ts';
import type { PolicyName } from '#web/widgets/policies/policy-text.tsx';

export const accountQueries = {
  addresses: addressesQueries.all,
  gstNumbers: gstQueries.all,
  bankDetails: () =>
    queryOptions({
      queryKey: ['bank-details'],
      queryFn: ({ signal }) => call(readBankDetails, {}, { signal }),
    }),
  creditPeriod: () =>
    queryOptions({
      queryKey: ['preferences', 'credit-period'],
      queryFn: ({ signal }) => call(readCreditPeriod, {}, { signal }),
    }),
  statement: (query: Input<typeof readAccountStatement>['query']) =>
    queryOptions({
      queryKey: ['payments', 'statement', query],
      queryFn: ({ signal }) => call(readAccountStatement, { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  whatsapp: () =>
    queryOptions({
      queryKey: ['preferences', 'whatsapp'],
      queryFn: ({ signal }) => call(readWhatsapp, {}, { signal }),
    }),
  notifications: () =>
    queryOptions({
      queryKey: ['preferences', 'notifications'],
      queryFn: ({ signal }) => call(readNotificationChoices, {}, { signal }),
    }),
  sessions: () =>
    queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => call(listSessions, {}, { signal }) }),
  policy: (policy: PolicyName) =>
    queryOptions({
      queryKey: ['policies', policy],
      queryFn: ({ signal }) => call(readPolicy, { params: { policy } }, { signal }),
    }),
  history: () =>
    infiniteQueryOptions({
      queryKey: ['history'],
      queryFn: ({ pageParam, signal }) =>
        call(listAccountHistory, { query: { offset: pageParam } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
      // Every change adds a line, so it is read afresh whenever it is opened.
      staleTime: 0,
    }),
};
