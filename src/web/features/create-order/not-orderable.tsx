import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { orderErrorWords } from './form/use-place-order.ts';

export type NotOrderableProps = {
  error: unknown;
  fabId: string;
  isQuoted: boolean;
  busy: boolean;
  onRetry: () => void;
};

/** A refusal stays one, so it leads back to where the cloth was found; anything else is tried again. */
export function NotOrderable({ error, fabId, isQuoted, busy, onRetry }: NotOrderableProps) {
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  if (!isRefused) return <ErrorState detail={orderErrorWords(error)} busy={busy} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title="This cloth cannot be ordered"
      sentence={sentenceFor(error)}
      action={
        <Link
          to={isQuoted ? pathTo('quoteDetail', { fabId }) : pathTo('home')}
          className={buttonClass({ variant: 'secondary' })}
        >
          {isQuoted ? 'Back to the query' : 'Home'}
        </Link>
      }
    />
  );
}

function sentenceFor(error: ApiError): string {
  if (error.status === 404 || error.status === 400) return 'We could not find it any more.';
  if (error.code === 'illegal_transition') return 'It is ordered already, or its quote is not approved.';
  return orderErrorWords(error);
}
