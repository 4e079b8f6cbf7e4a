import { useParams } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { openDocument } from '#contract/customer/documents.ts';
import type { DocumentFormat } from '#domain/documents/document-format.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { call, EXEMPT } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { loginPathFor } from '#web/platform/redirect-target.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { useRead } from '#web/platform/use-read.ts';
import { PublicFrame } from '#web/widgets/public-frame.tsx';
import { documentPageTexts as texts } from './documents-page.texts.ts';
import { OpenedDocumentCard } from './opened-document-card.tsx';
import { usePageKey } from './share-key.ts';

/** One document, for its owner or for whoever has the key of a link; everything else has ended. */
export function DocumentPageScreen() {
  const key = usePageKey();
  // Without a key and a sign-in nothing is asked, so a stranger learns nothing either.
  return (
    <PublicFrame>
      {key === null && !isSignedIn() ? <SignInFirst /> : <AskedDocument pageKey={key} />}
    </PublicFrame>
  );
}

function AskedDocument({ pageKey: key }: { pageKey: string | null }) {
  const { fabId = '', orderId = '', quoteId } = useParams({ strict: false });
  const page = quoteId === undefined ? ('order' as const) : ('packing-list' as const);
  const open = (format: DocumentFormat, signal: AbortSignal) =>
    call(
      openDocument,
      { body: { page, fabId, orderId, quoteId: quoteId ?? null, key, format } },
      { ...EXEMPT, signal },
    );
  const { data, error, isReading, retry } = useRead(`${orderId} ${key}`, (signal) => open('pdf', signal));
  return (
    <>
      {data && <OpenedDocumentCard opened={data} open={open} />}
      {!data && isReading && !error && <PageSkeleton />}
      {!data && isEnded(error) && <LinkEnded />}
      {!data && error !== null && !isEnded(error) && (
        <ErrorState detail={errorMessage(error)} busy={isReading} onRetry={retry} />
      )}
    </>
  );
}

/** Unknown, mistyped, ended, somebody else's: nobody learns a difference. */
function isEnded(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.status);
}

function LinkEnded() {
  const isBuyer = isSignedIn();
  return (
    <>
      <h1 className="sr-only">{texts.ended}</h1>
      <EmptyState
        drawing={<EmptyLoom />}
        title={texts.ended}
        sentence={isBuyer ? texts.endedForBuyer : texts.endedText}
        action={
          isBuyer ? <ButtonLink href={pathTo('orders')}>{texts.viewOrders}</ButtonLink> : <SignInLink />
        }
      />
    </>
  );
}

function SignInFirst() {
  return (
    <>
      <h1 className="sr-only">{texts.signInTitle}</h1>
      <EmptyState
        drawing={<EmptyLoom />}
        title={texts.signInTitle}
        sentence={texts.signInText}
        action={<SignInLink />}
      />
    </>
  );
}

/** And back to this page; a key stays out of it, because it did not open anything. */
function SignInLink() {
  return <ButtonLink href={loginPathFor(window.location.pathname, null)}>{texts.signIn}</ButtonLink>;
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4 py-4">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="button" />
    </div>
  );
}
