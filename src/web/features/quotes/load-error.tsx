import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { detailTexts as texts } from './detail/detail.texts.ts';

export type LoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** A query that is not there, or not yours, cannot be read by trying again. */
export function LoadError({ error, busy, onRetry }: LoadErrorProps) {
  const isNotThere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isNotThere) return <ErrorState detail={errorWords(error)} busy={busy} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={texts.notFound}
      action={
        <Link to={pathTo('quotes')} className={buttonClass({ variant: 'secondary' })}>
          {texts.allQueries}
        </Link>
      }
    />
  );
}
