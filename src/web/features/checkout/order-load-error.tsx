import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { checkoutTexts } from './checkout.texts.ts';

export type OrderLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** An order that is not there, or not yours, cannot be read by trying again. */
export function OrderLoadError({ error, busy, onRetry }: OrderLoadErrorProps) {
  const isNotThere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return isNotThere ? <NoOrder /> : <ErrorState detail={errorMessage(error)} busy={busy} onRetry={onRetry} />;
}

export function NoOrder() {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={checkoutTexts.notFound}
      action={
        <Link to={pathTo('payments')} className={buttonClass({ variant: 'secondary' })}>
          {checkoutTexts.allPayments}
        </Link>
      }
    />
  );
}
