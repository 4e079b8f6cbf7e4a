/** What stands where a record will be: its shape while it loads, or why it did not come. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '#desk/platform/error-message.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';

export type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <ErrorState
        detail={errorMessage(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div role="status" aria-label={uiTexts.loading} className="flex flex-col gap-3 py-2">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton className="w-2/3" />
    </div>
  );
}
