import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { SectionSummary } from './section-summary.ts';

export type SectionStateProps<T, Key extends QueryKey> = {
  query: UseQueryOptions<T, Error, T, Key>;
  words: (data: T) => SectionSummary;
};

/** One line that saves opening the part; what could not be read is simply left out. */
export function SectionState<T, Key extends QueryKey>({ query, words }: SectionStateProps<T, Key>) {
  const { data, isPending } = useQuery(query);
  if (data === undefined) return isPending ? <Skeleton className="my-0.5 max-w-24" /> : '--';
  const { text, needsLook } = words(data);
  if (!needsLook) return text;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-warn">
      <Icon name="warning" size="small" />
      {text}
    </span>
  );
}
