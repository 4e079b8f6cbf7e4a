import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import type { CatalogueList } from '#web/widgets/fabrics-location.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import { createOrderTexts } from './create-order.texts.ts';

const texts = createOrderTexts.notOrderable;

export type NotOrderableProps = {
  error: unknown;
  /** The query of a quote, or the list of ready cloth. */
  from: { fabId: string } | { list: CatalogueList };
  busy: boolean;
  onRetry: () => void;
};

/** A refusal stays one, so it leads back to where the cloth was found; anything else is tried again. */
export function NotOrderable({ error, from, busy, onRetry }: NotOrderableProps) {
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  if (!isRefused) return <ErrorState detail={refusalMessage(error)} busy={busy} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title={texts.title}
      sentence={sentenceFor(error)}
      action={
        'fabId' in from ? (
          <Link to={pathTo('quoteDetail', from)} className={buttonClass({ variant: 'secondary' })}>
            {texts.backToQuery}
          </Link>
        ) : (
          <CatalogueLink list={from.list} />
        )
      }
    />
  );
}

function sentenceFor(error: ApiError): string {
  if (error.status === 404 || error.status === 400) return texts.notFound;
  if (error.code === 'illegal_transition') return texts.alreadyOrdered;
  return refusalMessage(error);
}
