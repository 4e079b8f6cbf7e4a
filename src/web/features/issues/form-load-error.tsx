import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { LoadError, NotFound } from '#web/widgets/load-error.tsx';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';

export type FormLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** On its way, failed, or not there. */
export function FormLoadError(props: FormLoadErrorProps) {
  if (!props.error) return <FormSkeleton />;
  return <LoadError {...props} {...notThere()} />;
}

export function OrderNotFound() {
  return <NotFound {...notThere()} />;
}

function notThere() {
  return { notFound: texts.notFound, instead: { to: pathTo('orders'), label: texts.allOrders } };
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
