import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { LoadError } from '#web/widgets/load-error.tsx';
import { feedbackTexts as texts } from './feedback.texts.ts';

export type FeedbackLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** On its way, failed, or not there. */
export function FeedbackLoadError(props: FeedbackLoadErrorProps) {
  if (!props.error) return <FeedbackSkeleton />;
  return (
    <LoadError
      {...props}
      notFound={texts.notFound}
      instead={{ to: pathTo('orders'), label: texts.allOrders }}
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
