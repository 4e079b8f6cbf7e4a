import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OrderCard as Card } from '#contract/orders.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Chip } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { ClothSwatch } from '../cloth/cloth-swatch.tsx';
import { customerQueries } from '../customer.queries.ts';
import { StageLink } from '../production/stage-link.tsx';
import { checkoutLocation, orderLocation } from './order-addresses.ts';
import {
  againAction,
  type CardAction,
  cardAction,
  cardFacts,
  cardFigure,
  statusOf,
  statusTone,
} from './order-words.ts';
import { ordersQueries } from './orders.queries.ts';

export type OrderCardProps = {
  card: Card;
  isCurrent?: boolean;
  /** The list that stays open behind the order. */
  around?: Readonly<Record<string, string>>;
  level?: 'h2' | 'h3';
  /** Among the previous orders, the next step is to order again. */
  isPrevious?: boolean;
};

/** What, state, the number that matters, the next step; a tap anywhere else opens the order. */
export function OrderCard({
  card,
  isCurrent = false,
  around = {},
  level: Heading = 'h2',
  isPrevious = false,
}: OrderCardProps) {
  const prefetch = usePrefetch(card.orderId);
  const zone = useQuery(customerQueries.me()).data?.timeZone ?? 'UTC';
  const figure = cardFigure(card, zone);
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
          <Heading className="text-base leading-snug font-semibold text-ink">
            <Link
              {...orderLocation('order', card.orderId, around)}
              state={OVERLAY_STATE}
              data-title
              aria-current={isCurrent ? 'true' : undefined}
              className="text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {card.quality}
            </Link>
          </Heading>
          <p className="figures text-sm text-ink-soft">{cardFacts(card)}</p>
          <Chip tone={statusTone(card)}>{card.statusLabel}</Chip>
        </div>
      </div>
      <div className="mt-3 flex items-end justify-between gap-3 border-t border-line pt-3">
        <p className="figures min-w-0 text-sm text-ink-soft">
          {figure.label}
          <span className="block text-base font-bold text-ink">{figure.value}</span>
          {figure.note}
        </p>
        <StageLink order={card} className="z-1 ml-auto shrink-0" />
        <NextStep card={card} around={around} action={isPrevious ? againAction(card) : cardAction(card)} />
      </div>
    </article>
  );
}

type NextStepProps = Required<Pick<OrderCardProps, 'card' | 'around'>> & { action: CardAction };

/** The rest of an order in production is rarely pressing. */
function NextStep({ card, around, action: { kind, label } }: NextStepProps) {
  const isPressing = kind === 'pay' && statusOf(card) !== 'created';
  const place = {
    pay: checkoutLocation(card),
    reorder: { ...orderLocation('reorder', card.orderId, around), state: OVERLAY_STATE },
    look: { ...orderLocation('order', card.orderId, around), state: OVERLAY_STATE },
  }[kind];
  return (
    <Link
      {...place}
      aria-label={`${label}: ${card.number}, ${card.quality}`}
      className={classNames(
        buttonClass({ variant: isPressing ? 'primary' : 'secondary', size: 'small' }),
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
