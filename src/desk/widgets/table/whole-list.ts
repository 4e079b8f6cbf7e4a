/** A list that comes whole, for a table that otherwise reads pages. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { Rows } from './use-pages.ts';

export function wholeList<Row>(query: UseQueryResult<Row[]>): Rows<Row> {
  const rows = query.data ?? [];
  return {
    rows,
    total: rows.length,
    isLoading: query.isPending,
    error: query.data ? null : query.error,
    isFetching: query.isFetching,
    hasMore: false,
    loadMore: () => {},
    retry: () => void query.refetch(),
    readAll: async () => rows,
  };
}
