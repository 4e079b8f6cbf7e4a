import { Link } from '@tanstack/react-router';
import type { OrderCard as Card } from '#contract/customer/orders.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { OrderCard } from '#web/widgets/orders/order-card.tsx';
import { previousOrdersLocation } from '#web/widgets/orders/order-links.ts';
import { homeTexts } from './home.texts.ts';

const { previous: texts } = homeTexts;

export type PreviousOrdersProps = { cards: readonly Card[] };

/** The last orders that are over, one tap from being ordered again. */
export function PreviousOrders({ cards }: PreviousOrdersProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="previous" className="min-w-0 wide:col-span-3">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 id="previous" className="text-lg font-bold">
          {texts.title}
        </h2>
        <Link {...previousOrdersLocation()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {texts.seeAll}
        </Link>
      </div>
      <ul className="flex contain-inline-size snap-x gap-3 overflow-x-auto pb-1 [scrollbar-width:thin] wide:grid wide:grid-cols-3 wide:overflow-visible">
        {cards.map((card) => (
          <li
            key={card.orderId}
            className="w-80 max-w-[88%] flex-none snap-start wide:w-auto wide:max-w-none"
          >
            <OrderCard card={card} listParams={previousOrdersLocation().search} level="h3" isPrevious />
          </li>
        ))}
      </ul>
    </section>
  );
}
