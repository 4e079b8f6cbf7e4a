import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { accountTexts } from './account.texts.ts';

export type LoadedProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Of the same shape as what is on its way. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What was read once stays in sight, also offline; without anything to show it says what happened. */
export function Loaded<T>({ query, skeleton = <PartSkeleton />, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
  return skeleton;
}

export function PartSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div role="status" aria-label={accountTexts.loading} className="flex flex-col gap-3">
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className="flex flex-col gap-2 rounded-card border border-line bg-paper p-4">
          <Skeleton shape="title" className="max-w-48" />
          <Skeleton />
          <Skeleton className="w-1/2" />
        </div>
      ))}
    </div>
  );
}
