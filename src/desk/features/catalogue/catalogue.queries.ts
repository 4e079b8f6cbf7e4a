/** What the desk reads about qualities, their rates and their lots. */
import { queryOptions } from '@tanstack/react-query';
import type { LiveKey } from '#contract/events.ts';
import {
  listQualitiesForStaff,
  listRatesForStaff,
  readQualityForStaff,
  type StaffQuality,
} from '#contract/staff/qualities.ts';
import { listSuppliers } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';
import { type Rows, usePages } from '#desk/widgets/table/use-pages.ts';

export const CATALOGUE_KEY = 'catalogue' satisfies LiveKey;
export const CATALOGUE_KEYS = [CATALOGUE_KEY] as const;

/** All of them, so that search and order mean all of them. */
export function useQualities(): Rows<StaffQuality> {
  return usePages<StaffQuality>(
    [CATALOGUE_KEY, 'qualities'],
    (page, signal) => call(listQualitiesForStaff, { query: page }, signal ? { signal } : {}),
    { needsAll: true },
  );
}

export const catalogueQueries = {
  one: (fabId: string) =>
    queryOptions({
      queryKey: [CATALOGUE_KEY, 'one', fabId],
      queryFn: ({ signal }) => call(readQualityForStaff, { params: { fabId } }, { signal }),
    }),
  rates: (fabId: string) =>
    queryOptions({
      queryKey: [CATALOGUE_KEY, 'rates', fabId],
      queryFn: ({ signal }) =>
        call(listRatesForStaff, { params: { fabId }, query: { limit: 100 } }, { signal }),
    }),
  suppliers: () =>
    queryOptions({
      queryKey: ['suppliers'],
      queryFn: ({ signal }) => call(listSuppliers, {}, { signal }),
    }),
};
