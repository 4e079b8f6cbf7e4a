import { Link } from '@tanstack/react-router';
import type { PaymentLine } from '#contract/payments.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { ListEnd, type ListEndProps } from '#web/widgets/lists/list-end.tsx';
import { useHeldOrders } from '#web/widgets/orders/use-held-orders.ts';
import type { PaymentTab } from '#web/widgets/payments/payments.queries.ts';
import { PaymentCard } from './payment-card.tsx';

const EMPTY = {
  due: { title: 'Nothing due', sentence: 'There is nothing to pay right now.' },
  overdue: { title: 'Nothing overdue', sentence: 'No payment is late.' },
  paid: { title: 'Nothing paid yet', sentence: 'Payments and their receipts stand here.' },
} as const satisfies Record<PaymentTab, { title: string; sentence: string }>;

export type PaymentListProps = {
  tab: PaymentTab;
  lines: readonly PaymentLine[] | undefined;
  query: ListEndProps['query'] & { refetch: () => Promise<unknown> };
};

export function PaymentList({ tab, lines, query }: PaymentListProps) {
  const held = useHeldOrders();
  if (!lines) {
    if (!query.error) return <SkeletonCards count={4} label="Loading payments" />;
    return (
      <ErrorState
        detail={errorWords(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (lines.length === 0) return <NoPayments tab={tab} />;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line.instalment.instalmentId}>
            <PaymentCard line={line} held={held.find(({ orderId }) => orderId === line.orderId)} />
          </li>
        ))}
      </ul>
      <ListEnd query={query} />
    </>
  );
}

function NoPayments({ tab }: { tab: PaymentTab }) {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      {...EMPTY[tab]}
      action={
        <Link to={pathTo('orders')} className={buttonClass({ variant: 'secondary' })}>
          Look at orders
        </Link>
      }
    />
  );
}
