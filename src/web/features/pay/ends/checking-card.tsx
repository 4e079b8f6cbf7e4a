import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import type { PaymentOrder } from '#contract/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Spinner } from '#ui/spinner.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import { EndCard } from './end-card.tsx';

/** Money may be on its way: nothing to do, nothing to lose by leaving. */
export function CheckingCard({ order, payment }: { order: Order; payment: PaymentOrder | null }) {
  return (
    <EndCard
      tone="info"
      title="Your payment is being checked"
      {...(payment ? { figure: formatMoney(moneyOf(payment.amount)) } : {})}
      actions={
        <Link to={pathTo('payments')} className={buttonClass({ variant: 'secondary' })}>
          Go to payments
        </Link>
      }
    >
      <p>
        The bank has not answered yet. This page changes by itself as soon as it does; please do not pay order{' '}
        <span className="figures">{order.number}</span> a second time.
      </p>
      <p>It is safe to leave: we go on without you, and what is paid is never lost.</p>
      <p className="mx-auto text-brand-700">
        <Spinner size="small" label={null} />
      </p>
    </EndCard>
  );
}
