import type { ReactNode } from 'react';
import { ApiError } from '#contract/client.ts';
import { openPaymentLink } from '#contract/customer/payments.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { useRead } from '#web/platform/use-read.ts';
import { linkTexts } from './link.texts.ts';
import { type LinkAddressState, useLinkAddress } from './link-address.ts';
import { LinkEnded } from './link-ended.tsx';
import { LinkPayment } from './link-payment.tsx';

/** For whoever pays an order without an account of ours: the link alone opens it. */
export function PaymentLinkScreen() {
  const address = useLinkAddress();
  return (
    <Frame>
      {address.key === null ? (
        <LinkEnded />
      ) : (
        <OpenedLink key={address.key} linkKey={address.key} address={address} />
      )}
    </Frame>
  );
}

type OpenedLinkProps = { linkKey: string; address: LinkAddressState };

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
  return <ErrorState detail={errorWords(error)} busy={isReading} onRetry={retry} />;
}

/** Unknown, mistyped, ended, paid otherwise: a stranger learns no difference. */
function isEnded(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.status);
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-paper py-3">
        <div className="mx-auto flex max-w-xl px-safe">
          <Logo size="small" />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-xl flex-1 px-safe py-4 outline-none">
        {children}
      </main>
    </div>
  );
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
