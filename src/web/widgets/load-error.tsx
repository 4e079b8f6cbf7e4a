import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { errorWords } from '#web/platform/error-words.ts';

export type LoadErrorProps = {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  /** Said where it is not there, and where to go instead. */
  notFound: string;
  instead: { readonly to: string; readonly label: string };
};

/** Failed, or not there: what is not yours cannot be read by trying again. */
export function LoadError({ error, busy, onRetry, notFound, instead }: LoadErrorProps) {
  const isNotThere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isNotThere) return <ErrorState detail={errorWords(error)} busy={busy} onRetry={onRetry} />;
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
