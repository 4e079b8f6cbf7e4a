import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { errorMessage } from '#web/platform/error-message.ts';

export type NotFoundProps = {
  notFound: string;
  /** Where to go instead. */
  instead: { readonly to: string; readonly label: string };
};
export type LoadErrorProps = NotFoundProps & { error: unknown; busy: boolean; onRetry: () => void };

/** Failed, or not there: what is not yours cannot be read by trying again. */
export function LoadError({ error, busy, onRetry, ...notThere }: LoadErrorProps) {
  const isNotThere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isNotThere) return <NotFound {...notThere} />;
  return <ErrorState detail={errorMessage(error)} busy={busy} onRetry={onRetry} />;
}

export function NotFound({ notFound, instead }: NotFoundProps) {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={notFound}
      action={
        <Link to={instead.to} replace className={buttonClass({ variant: 'secondary' })}>
          {instead.label}
        </Link>
      }
    />
  );
}
