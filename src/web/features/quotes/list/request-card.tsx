import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RequestCard as Card } from '#contract/customer/requests.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { AssigneeChip } from '#web/widgets/company/assignee-chip.tsx';
import { CardFacts } from '#web/widgets/lists/card-facts.tsx';
import { orderLocation } from '#web/widgets/orders/order-links.ts';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { useOwnRequestMoves } from '../own-moves.ts';
import { type CardAction, cardAction, cardFacts, cardFigure, statusText, statusTone } from './card-text.ts';
import { listTexts as texts } from './list.texts.ts';
import { listSearch, useQuotesSearch } from './quotes-search.ts';

export type RequestCardProps = { card: Card; isCurrent: boolean };

/** What, state, the number that matters, the next step; a tap anywhere else opens the query. */
export function RequestCard({ card, isCurrent }: RequestCardProps) {
  const address = useQuotesSearch();
  const prefetch = usePrefetch(card.fabId);
  const unit = useBuyerUnit();
  const figure = cardFigure(card, useNow(), unit);
  const allowedMoves = useOwnRequestMoves()(card.allowedMoves);
  return (
    <article
      onTouchStart={prefetch}
      onPointerEnter={prefetch}
      className={classNames(
        'relative rounded-card border p-4 has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-brand-500',
        isCurrent ? 'border-brand-600 bg-brand-50' : 'border-line bg-paper hover:border-line-strong',
      )}
    >
      <div className="flex gap-3">
        <ClothSwatch cloth={card.cloth} seed={card.fabId} size="list" />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h2 className="text-base leading-snug font-semibold text-ink">
            <Link
              to={pathTo('quoteDetail', { fabId: card.fabId })}
              search={listSearch(address)}
              aria-current={isCurrent ? 'true' : undefined}
              className="text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {card.quality || texts.unnamed}
            </Link>
          </h2>
          <CardFacts facts={cardFacts(card, unit)} />
          <div className="flex flex-wrap gap-1">
            <Chip tone={statusTone(card)}>{statusText(card)}</Chip>
            <AssigneeChip assignee={card.assignee} />
            {card.isInformationAsked && <Chip tone="warn">{texts.answerNeeded}</Chip>}
          </div>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
        <p className="min-w-0 flex-1 basis-40 text-sm text-ink-soft">
          {figure.label}
          <span className="figures block text-base font-bold text-ink">{figure.value}</span>
          {figure.note}
        </p>
        <NextStep card={card} action={cardAction({ ...card, allowedMoves })} />
      </div>
    </article>
  );
}

function NextStep({ card: { fabId, quality, orderId }, action }: { card: Card; action: CardAction }) {
  const address = useQuotesSearch();
  const place = {
    resume: linkTo('createRequest', { draft: fabId }),
    answer: { to: pathTo('quoteDetail', { fabId }), search: listSearch(address) },
    compare: linkTo('selectQuotes', {}, { fabId }),
    order: linkTo('confirmDetails', {}, { fabId }),
    'view-order': orderLocation('order', orderId ?? ''),
    look: { to: pathTo('quoteDetail', { fabId }), search: listSearch(address) },
  }[action.kind];
  const isMain = action.kind !== 'look' && action.kind !== 'view-order';
  return (
    <Link
      {...place}
      aria-label={texts.actionOn(action.label, quality || texts.unnamed)}
      className={classNames(
        buttonClass({ variant: isMain ? 'primary' : 'secondary', size: 'small' }),
        'z-1 shrink-0 whitespace-nowrap',
      )}
    >
      {action.label}
    </Link>
  );
}

/** The detail is on its way before the finger has left the glass. */
function usePrefetch(fabId: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.prefetchQuery(requestsQueries.one(fabId));
    void client.prefetchQuery(quotesQueries.ofRequest(fabId));
  };
}
