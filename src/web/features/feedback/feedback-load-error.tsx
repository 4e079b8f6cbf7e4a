import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { feedbackTexts as texts } from './feedback.texts.ts';

export type FeedbackLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** On its way, failed, or not there. */
export function FeedbackLoadError({ error, busy, onRetry }: FeedbackLoadErrorProps) {
  if (!error) return <FeedbackSkeleton />;
  const isNotThere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isNotThere) return <ErrorState detail={errorWords(error)} busy={busy} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={texts.notFound}
      action={
        <Link to={pathTo('orders')} replace className={buttonClass({ variant: 'secondary' })}>
          {texts.allOrders}
        </Link>
      }
    />
  );
}

function FeedbackSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
      <div className="flex gap-4">
        <Skeleton shape="swatch" className="size-20 shrink-0" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton shape="title" />
          <Skeleton className="max-w-40" />
        </div>
      </div>
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4">
          <Skeleton shape="title" className="max-w-48" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
