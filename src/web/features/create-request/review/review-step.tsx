import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { useSending } from '#web/platform/drafts/use-drafts.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useIsOnline } from '#web/platform/online.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { ReviewForm } from './review-form.tsx';
import type { ReviewStepProps } from './sheet-props.ts';
import { WaitingToSend } from './waiting-to-send.tsx';

/** After the eight steps: everything at a glance, and what suppliers need besides the cloth. */
export function ReviewStep({ record, editor, address }: ReviewStepProps) {
  const { data: customer, error, isFetching, refetch } = useQuery(customerQueries.me());
  const { isSending, error: sendError } = useSending(record.localId);
  const isOnline = useIsOnline();
  if (record.submission !== null && !isSending && (!isOnline || sendError !== null)) {
    return <WaitingToSend onTryAgain={() => void editor.send()} onTakeBack={editor.takeBack} />;
  }
  if (customer) return <ReviewForm customer={customer} record={record} editor={editor} address={address} />;
  return (
    <div className="px-safe py-4 wide:px-0">
      {error ? (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCards />
      )}
    </div>
  );
}
