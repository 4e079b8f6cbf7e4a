import type { HeldOrder } from '#contract/orders.ts';
import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { HeldOrders } from '#web/widgets/orders/held-orders.tsx';

/** What goes on only when the buyer acts: an order that is held stands here until it is paid. */
export function WaitingForYou({ held }: { held: readonly HeldOrder[] | undefined }) {
  return (
    <section
      aria-labelledby="waiting"
      className="rounded-card border border-line bg-paper p-4 wide:col-span-2 wide:min-h-80"
    >
      <h2 id="waiting" className="pb-2 text-lg font-bold">
        Waiting for you
      </h2>
      {held === undefined ? (
        <SkeletonCards count={1} label="Loading what waits for you" />
      ) : held.length > 0 ? (
        <HeldOrders orders={held} />
      ) : (
        <EmptyState drawing={<EmptyLoom />} sentence="Nothing needs your answer right now." />
      )}
    </section>
  );
}
