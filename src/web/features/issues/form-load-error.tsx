import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';

export type FormLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** On its way, failed, or not there. */
export function FormLoadError({ error, busy, onRetry }: FormLoadErrorProps) {
  if (!error) return <FormSkeleton />;
  const isNotThere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return isNotThere ? (
    <OrderNotThere />
  ) : (
    <ErrorState detail={errorWords(error)} busy={busy} onRetry={onRetry} />
  );
}

export function OrderNotThere() {
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

function FormSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
      {Array.from({ length: 4 }, (_, part) => (
        <div key={part} className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4">
          <Skeleton shape="title" className="max-w-48" />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  );
}
