import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#ui/buttons/button.tsx';
import { historyTexts } from './history.texts.ts';

type HistoryEndProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
};

/** Older lines on request, or that there are none. */
export function HistoryEnd({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: HistoryEndProps) {
  return hasNextPage ? (
    <Button variant="quiet" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {historyTexts.more}
    </Button>
  ) : (
    <p className="border-t border-line py-3 text-center text-sm text-ink-soft">{historyTexts.end}</p>
  );
}
