import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { PayProblem } from '../methods/pay-problem.tsx';
import type { Pay } from '../provider/use-pay.ts';
import { resultTexts } from './result.texts.ts';
import { ResultCard } from './result-card.tsx';

const { checking: texts } = resultTexts;

export type CheckingCardProps = {
  order: Order;
  payment: PaymentOrder | null;
  /** Absent while an answer is being looked at: the next moment tells more. */
  pay?: Pay;
};

/** Money may be on its way: nothing to lose by leaving, and a way on for whoever left before paying. */
export function CheckingCard({ order, payment, pay }: CheckingCardProps) {
  const canGoOn = payment !== null && order.allowedMoves.includes('pay');
  return (
    <>
      {pay && <PayProblem error={pay.error} />}
      <ResultCard
        tone="info"
        title={texts.title}
        {...(payment ? { figure: formatMoney(moneyOf(payment.amount)) } : {})}
        actions={
          <>
            {pay && canGoOn && <GoOnButton payment={payment} pay={pay} />}
            <Link to={pathTo('payments')} className={buttonClass({ variant: 'secondary' })}>
              {resultTexts.goToPayments}
            </Link>
          </>
        }
      >
        <p>{texts.text(order.number)}</p>
        <p>{texts.leave}</p>
        <p className="mx-auto text-brand-700">
          <Spinner size="small" label={null} />
        </p>
      </ResultCard>
    </>
  );
}

/** The same payment at the provider, so that it cannot be paid twice. */
function GoOnButton({ payment, pay }: { payment: PaymentOrder; pay: Pay }) {
  const { orderId, method, instalment } = payment;
  const wish = { orderId, instalment: instalment.position, method, atProvider: true };
  return (
    <Button variant="secondary" busy={pay.isRunning || pay.isLeaving} onClick={() => void pay.run(wish)}>
      {texts.again}
    </Button>
  );
}
