import { ApiError } from '#contract/client.ts';
import { openPaymentLink } from '#contract/customer/payments.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useRead } from '#web/platform/use-read.ts';
import { PublicFrame } from '#web/widgets/public-frame.tsx';
import { linkTexts } from './link.texts.ts';
import { LinkEnded, NoLink } from './link-ended.tsx';
import { type LinkLocationState, useLinkLocation } from './link-location.ts';
import { LinkPayment } from './link-payment.tsx';

/** For whoever pays an order without an account of ours: the link alone opens it. */
export function PaymentLinkScreen() {
  const address = useLinkLocation();
  return (
    <PublicFrame>
      {address.key === null ? (
        <NoLink />
      ) : (
        <OpenedLink key={address.key} linkKey={address.key} address={address} />
      )}
    </PublicFrame>
  );
}

type OpenedLinkProps = { linkKey: string; address: LinkLocationState };

function OpenedLink({ linkKey, address }: OpenedLinkProps) {
  const { data, error, isReading, retry } = useRead(linkKey, () =>
    call(openPaymentLink, { body: { key: linkKey } }),
  );
  if (data) {
    return (
      <LinkPayment
        payment={data}
        outcome={address.outcome}
        onLookAgain={retry}
        onOutcome={address.keepOutcome}
      />
    );
  }
  if (isReading && !error) return <LinkSkeleton />;
  if (isEnded(error)) return <LinkEnded />;
  return <ErrorState detail={errorMessage(error)} busy={isReading} onRetry={retry} />;
}

/** Unknown, mistyped, ended, paid otherwise: a stranger learns no difference. */
function isEnded(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.status);
}

function LinkSkeleton() {
  return (
    <div role="status" aria-label={linkTexts.page.loading} className="flex flex-col gap-4 py-4">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="button" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
