import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OrderCard as Card } from '#contract/customer/orders.ts';
import { listPayments } from '#contract/customer/payments.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import type { SearchOf } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { useBuyerDay, useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { AssigneeChip } from '#web/widgets/company/assignee-chip.tsx';
import { useMay } from '#web/widgets/company/use-may.ts';
import { CardFacts } from '#web/widgets/lists/card-facts.tsx';
import { ClothSwatch } from '../cloth/cloth-swatch.tsx';
import { StageLink } from '../production/stage-link.tsx';
import { checkoutLocation, orderLocation } from './order-links.ts';
import { againAction, type CardAction, cardAction, cardFacts, cardFigure, stateOf } from './order-text.ts';
import { orderWidgetsTexts } from './order-widgets.texts.ts';
import { ordersQueries } from './orders.queries.ts';
import { useOwnOrderMoves } from './use-own-order-moves.ts';

export type OrderCardProps = {
  card: Card;
  isCurrent?: boolean;
  /** The list that stays open behind the order. */
  listParams?: SearchOf<'orders'>;
  level?: 'h2' | 'h3';
  /** Among the previous orders, the next step is to order again. */
  isPrevious?: boolean;
};

/** What, state, the number that matters, the next step; a tap anywhere else opens the order. */
export function OrderCard({
  card,
  isCurrent = false,
  listParams = {},
  level: Heading = 'h2',
  isPrevious = false,
}: OrderCardProps) {
  const prefetch = usePrefetch(card.orderId);
  const day = useBuyerDay();
  const unit = useBuyerUnit();
  const { tone, word } = stateOf(card);
  const own = { ...card, allowedMoves: useOwnOrderMoves()(card.allowedMoves) };
  const action = isPrevious ? againAction(own) : cardAction(own, day.today);
  const maySeeMoney = useMay(listPayments);
  return (
    <article
      onTouchStart={prefetch}
      onPointerEnter={prefetch}
      className={classNames(
        'relative rounded-card border p-4 has-[[data-title]:focus-visible]:outline-2 has-[[data-title]:focus-visible]:outline-offset-2 has-[[data-title]:focus-visible]:outline-brand-500',
        isCurrent ? 'border-brand-600 bg-brand-50' : 'border-line bg-paper hover:border-line-strong',
      )}
    >
      <div className="flex gap-3">
        <ClothSwatch cloth={card.cloth} seed={card.fabId} size="list" className="shrink-0" />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <Heading className="max-w-full text-base leading-snug font-semibold wrap-anywhere text-ink">
            <Link
              {...orderLocation('order', card.orderId, listParams)}
              state={OVERLAY_STATE}
              data-title
              aria-current={isCurrent ? 'true' : undefined}
              className="text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {card.quality}
            </Link>
          </Heading>
          <CardFacts facts={cardFacts(card, unit)} />
          <div className="flex flex-wrap gap-1">
            <Chip tone={tone}>{word}</Chip>
            <AssigneeChip assignee={card.assignee} />
          </div>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
        <Figure figure={cardFigure(card, day, unit)} hasNote={maySeeMoney} />
        <StageLink order={card} className="z-1 ml-auto shrink-0" />
        <NextStep card={card} listParams={listParams} action={action} />
      </div>
    </article>
  );
}

type FigureProps = { figure: ReturnType<typeof cardFigure>; hasNote: boolean };

/** The note says what is to pay. */
function Figure({ figure: { label, value, note, isLate }, hasNote }: FigureProps) {
  return (
    <p className="figures min-w-0 flex-1 basis-36 text-sm text-ink-soft">
      <span className={classNames(isLate && 'text-bad')}>{label}</span>
      <span className={classNames('block text-base font-bold', isLate ? 'text-bad' : 'text-ink')}>
        {value}
      </span>
      {hasNote && note}
    </p>
  );
}

type NextStepProps = Required<Pick<OrderCardProps, 'card' | 'listParams'>> & { action: CardAction };

function NextStep({ card, listParams, action: { kind, label, isPrimary } }: NextStepProps) {
  const place = {
    pay: checkoutLocation(card),
    view_payment: checkoutLocation(card),
    reorder: { ...orderLocation('reorder', card.orderId, listParams), state: OVERLAY_STATE },
    look: { ...orderLocation('order', card.orderId, listParams), state: OVERLAY_STATE },
  }[kind];
  return (
    <Link
      {...place}
      aria-label={orderWidgetsTexts.action.namedWith(label, card.number, card.quality)}
      className={classNames(
        buttonClass({ variant: isPrimary ? 'primary' : 'secondary', size: 'small' }),
        'z-1 shrink-0',
      )}
    >
      {label}
    </Link>
  );
}

/** The order is on its way before the finger has left the glass. */
function usePrefetch(orderId: string): () => void {
  const client = useQueryClient();
  return () => void client.prefetchQuery(ordersQueries.one(orderId));
}
