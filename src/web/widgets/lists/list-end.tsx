import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { listsTexts } from './lists.texts.ts';

export type ListEndProps = {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'
  >;
};

/** The next page comes as the reader nears the end, or by the button; then it says that this was everything. */
export function ListEnd({ query }: ListEndProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const readOn = useEffectEvent(() => {
    if (!isFetchNextPageError) void fetchNextPage();
  });
  useEffect(() => {
    // What is read afresh meanwhile would break off the next page, so it is asked for afterwards.
    if (!hasNextPage || isFetching || !end.current) return;
    // A busy device tells several moments at once; the last one holds.
    const watch = new IntersectionObserver((moments) => moments.at(-1)?.isIntersecting && readOn(), {
      rootMargin: '600px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasNextPage, isFetching]);
  if (!hasNextPage) {
    return <p className="py-4 text-center text-sm text-ink-soft">{listsTexts.end}</p>;
  }
  return (
    <div ref={end} className="py-3">
      {isFetchNextPageError && (
        <p role="alert" className="pb-2 text-center text-sm text-bad">
          {errorMessage(query.error)}
        </p>
      )}
      <Button variant="quiet" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {listsTexts.more}
      </Button>
    </div>
  );
}
