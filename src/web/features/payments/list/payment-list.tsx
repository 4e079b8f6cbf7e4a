import { Link } from '@tanstack/react-router';
import type { HeldOrder } from '#contract/customer/orders.ts';
import type { PaymentLine } from '#contract/customer/payments.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { CardList, type CardListProps } from '#web/widgets/lists/card-list.tsx';
import type { PaymentTab } from '#web/widgets/payments/payments.queries.ts';
import { paymentsTexts } from '../payments.texts.ts';
import { PaymentCard } from './payment-card.tsx';

const { list: texts } = paymentsTexts;

export type PaymentListProps = {
  tab: PaymentTab;
  lines: readonly PaymentLine[] | undefined;
  held: readonly HeldOrder[] | undefined;
  query: CardListProps<PaymentLine>['query'];
};

export function PaymentList({ tab, lines, held, query }: PaymentListProps) {
  return (
    <CardList
      query={query}
      // How long an order is held is part of its card.
      cards={held && lines}
      loadingLabel={texts.loading}
      empty={<NoPayments tab={tab} />}
      idOf={({ instalment }) => instalment.instalmentId}
    >
      {(line) => <PaymentCard line={line} held={held?.find(({ orderId }) => orderId === line.orderId)} />}
    </CardList>
  );
}

function NoPayments({ tab }: { tab: PaymentTab }) {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      {...texts.empty[tab]}
      action={
        <Link to={pathTo('orders')} className={buttonClass({ variant: 'secondary' })}>
          {texts.viewOrders}
        </Link>
      }
    />
  );
}
