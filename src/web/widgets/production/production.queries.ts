/** What screens read about production; the server announces changes by the word `production`. */

import { queryOptions } from '@tanstack/react-query';
import { listSamples, readTna } from '#contract/customer/production.ts';
import { listStandards } from '#contract/customer/standards.ts';
import type { LiveKey } from '#contract/events.ts';
import { call } from '#web/platform/api.ts';

export const PRODUCTION_KEY = 'production' satisfies LiveKey;

export const productionQueries = {
  plan: (fabId: string, orderId: string) =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'plan', fabId, orderId],
      queryFn: ({ signal }) => call(readTna, { params: { fabId }, query: { orderId } }, { signal }),
    }),
  samples: (orderId: string) =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'samples', orderId],
      queryFn: ({ signal }) => call(listSamples, { params: { orderId } }, { signal }),
      // Links to photos end after five minutes.
      staleTime: 240_000,
    }),
  standards: (orderId: string) =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'standards', orderId],
      queryFn: ({ signal }) => call(listStandards, { params: { orderId } }, { signal }),
    }),
};
