import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { RequestMessage } from '#contract/customer/request-messages.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.messages;

export type ThreadProps = {
  query: Pick<UseQueryResult<RequestMessage[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;
};

/** Oldest first; what arrives is read out and brought into sight. */
export function Thread({ query: { data, error, isFetching, refetch } }: ThreadProps) {
  const zone = useBuyerZone();
  const end = useRef<HTMLDivElement>(null);
  const count = data?.length ?? 0;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (!data) {
    if (error)
      return <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={sheetTexts.loading} className="flex flex-col gap-3 py-2">
        <Skeleton className="h-14 max-w-60" />
        <Skeleton className="h-14 max-w-60 self-end" />
      </div>
    );
  }
  return (
    <div role="log" aria-label={texts.log} className="flex flex-col gap-3 py-2">
      {data.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {data.map((message) => (
        <Message key={message.messageId} message={message} zone={zone} />
      ))}
      <div ref={end} />
    </div>
  );
}

function Message({ message, zone }: { message: RequestMessage; zone: string }) {
  const { author, authorName, text, sentAt, kind } = message;
  return (
    <div
      className={classNames(
        'max-w-[85%] rounded-card px-3 py-2',
        author === 'customer' ? 'self-end bg-brand-50' : 'self-start bg-ground',
      )}
    >
      <p className="text-sm font-semibold">
        {authorName}
        {kind === 'information' && <span className="text-warn">{texts.needsAnswer}</span>}
      </p>
      <p className="whitespace-pre-line">{text}</p>
      <time dateTime={sentAt} className="figures block text-right text-xs text-ink-soft">
        {formatMoment(sentAt, zone)}
      </time>
    </div>
  );
}
