import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { readApprovalLink } from '#contract/customer/approval-links.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { call, EXEMPT } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useRead } from '#web/platform/use-read.ts';
import { PublicFrame } from '#web/widgets/public-frame.tsx';
import { approveOrderTexts as texts } from './approve-order.texts.ts';
import { DecideByLink, type Decided } from './decide-by-link.tsx';
import { RequestedOrder } from './requested-order.tsx';

/** Opening the link only shows the order; a code to the address on file decides it, once. */
export function ApproveOrderScreen({ approvalKey: key }: { approvalKey: string }) {
  useEffect(() => {
    document.title = texts.documentTitle;
  }, []);
  return (
    <PublicFrame>
      <Asked approvalKey={key} />
    </PublicFrame>
  );
}

function Asked({ approvalKey: key }: { approvalKey: string }) {
  const [decided, setDecided] = useState<Decided | null>(null);
  const read = useRead(key, (signal) => call(readApprovalLink, { body: { key } }, { ...EXEMPT, signal }));
  const { data: requested, error } = read;
  if (decided !== null && requested) return <Done decided={decided} askedBy={requested.askedBy} />;
  if (isEnded(error)) return <Ended />;
  if (!requested)
    return error ? (
      <ErrorState detail={errorMessage(error)} busy={read.isReading} onRetry={read.retry} />
    ) : (
      <div role="status" aria-label={texts.loading} className="flex flex-col gap-4 py-4">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <RequestedOrder requested={requested} />
      <DecideByLink approvalKey={key} maskedTo={requested.maskedTo} onDone={setDecided} />
    </div>
  );
}

function Done({ decided, askedBy }: { decided: Decided; askedBy: string }) {
  const isApproved = decided === 'approved';
  return (
    <section role="status" className="rounded-card border border-good/40 bg-good-soft p-4">
      <h1 className="text-xl font-bold">{isApproved ? texts.approvedTitle : texts.sentBackTitle}</h1>
      <p className="pt-1">{isApproved ? texts.approvedText(askedBy) : texts.sentBackText(askedBy)}</p>
    </section>
  );
}

/** Forged, used, replaced, too late: nobody learns a difference. */
function isEnded(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.status);
}

function Ended() {
  return (
    <>
      <h1 className="sr-only">{texts.endedTitle}</h1>
      <EmptyState drawing={<EmptyLoom />} title={texts.endedTitle} sentence={texts.ended} />
    </>
  );
}
