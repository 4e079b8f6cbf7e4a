/** The rows of a list, page by page; small lists are read to their end, so that search and order mean all of them. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const PAGE_SIZE = 50;
const MOST_ROWS_IN_HAND = 2000;
const MOST_ROWS_EXPORTED = 10_000;

export type PageOf<Row> = { records: Row[]; total: number; nextOffset: number | null };
export type ReadPage<Row> = (
  page: { offset: number; limit: number },
  signal?: AbortSignal,
) => Promise<PageOf<Row>>;

export type Rows<Row> = {
  rows: readonly Row[];
  total: number;
  isLoading: boolean;
  error: unknown;
  isFetching: boolean;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** Every row there is, for an export. */
  readAll: () => Promise<Row[]>;
};

export type PagesOptions = {
  /** True while the order or the search is worked out here and not by the server. */
  needsAll?: boolean;
  refetchMs?: number;
};

export function usePages<Row>(
  key: readonly unknown[],
  read: ReadPage<Row>,
  { needsAll = false, refetchMs }: PagesOptions = {},
): Rows<Row> {
  const query = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => read({ offset: pageParam, limit: PAGE_SIZE }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    ...(refetchMs ? { refetchInterval: refetchMs } : {}),
  });
  const rows = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isReadingOn = needsAll && hasNextPage && rows.length < MOST_ROWS_IN_HAND;
  useEffect(() => {
    if (isReadingOn && !isFetchingNextPage) void fetchNextPage();
  }, [isReadingOn, isFetchingNextPage, fetchNextPage]);
  return {
    rows,
    total: query.data?.pages.at(-1)?.total ?? 0,
    isLoading: query.isPending,
    error: query.data ? null : query.error,
    isFetching: query.isFetching,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void query.refetch(),
    readAll: () => readAll(read),
  };
}

async function readAll<Row>(read: ReadPage<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset: number | null = 0; offset !== null && rows.length < MOST_ROWS_EXPORTED; ) {
    const page: PageOf<Row> = await read({ offset, limit: 100 });
    rows.push(...page.records);
    offset = page.nextOffset;
  }
  return rows;
}
