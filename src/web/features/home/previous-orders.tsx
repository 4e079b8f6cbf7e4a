import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { previousOrdersLocation } from '#web/widgets/orders/order-addresses.ts';
import { OrderCard } from '#web/widgets/orders/order-card.tsx';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';

const SHOWN = 3;

/** The last orders that are over, one tap from being ordered again. */
export function PreviousOrders({ isPlaced }: { isPlaced: boolean }) {
  const { data } = useInfiniteQuery(ordersQueries.previous());
  const cards = data?.pages[0]?.records.slice(0, SHOWN) ?? [];
  if (!isPlaced || cards.length === 0) return null;
  return (
    <section aria-labelledby="previous" className="wide:col-span-3">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 id="previous" className="text-lg font-bold">
          Previous orders
        </h2>
        <Link {...previousOrdersLocation()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          See all
        </Link>
      </div>
      <ul className="grid gap-3 wide:grid-cols-3">
        {cards.map((card) => (
          <li key={card.orderId}>
            <OrderCard card={card} around={previousOrdersLocation().search} level="h3" isPrevious />
          </li>
        ))}
      </ul>
    </section>
  );
}
