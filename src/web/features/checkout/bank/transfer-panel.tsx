import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Collapsible } from '#web/widgets/collapsible.tsx';
import { BankDetails } from '#web/widgets/payments/bank-details.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import { usePayMoves } from '../pay-search.ts';
import { Paper } from '../summary/paper.tsx';
import { bankTexts } from './bank.texts.ts';
import { ReportedTransfers } from './reported-transfers.tsx';
import { TransferForm } from './transfer-form.tsx';

const { transfer: texts } = bankTexts;

export type TransferPanelProps = { order: Order; payment: PaymentOrder };

/** Where to send the money, and the place to report that it was sent. */
export function TransferPanel({ order, payment }: TransferPanelProps) {
  const { chooseAgain } = usePayMoves(order.orderId);
  const { bank, transfers } = payment;
  const isShownInHistory = transfers.some(({ state }) => state === 'reported');
  const details = bank && <BankDetails bank={bank} amount={payment.instalment.left} />;
  if (isShownInHistory) {
    return (
      <>
        <ReportedTransfers order={order} payment={payment} />
        <Collapsible title={texts.bankDetails}>{details}</Collapsible>
        <Collapsible title={texts.reportAnother}>
          <TransferForm key={transfers.length} order={order} payment={payment} way="bank" />
        </Collapsible>
      </>
    );
  }
  return (
    <>
      <ReportedTransfers order={order} payment={payment} />
      <Paper title={texts.send}>{details}</Paper>
      <Paper title={texts.report}>
        <TransferForm key={transfers.length} order={order} payment={payment} way="bank" />
      </Paper>
      <Button variant="quiet" size="small" className="self-start" onClick={chooseAgain}>
        {checkoutTexts.choose.another}
      </Button>
    </>
  );
}
