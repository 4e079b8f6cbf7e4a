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
    <section aria-labelledby="previous" className="wide:col-span-3">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 id="previous" className="text-lg font-bold">
          {texts.title}
        </h2>
        <Link {...previousOrdersLocation()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {texts.seeAll}
        </Link>
      </div>
      <ul className="grid gap-3 wide:grid-cols-3">
        {cards.map((card) => (
          <li key={card.orderId}>
            <OrderCard card={card} listParams={previousOrdersLocation().search} level="h3" isPrevious />
          </li>
        ))}
      </ul>
    </section>
  );
}
