import { ApiError } from '#contract/client.ts';
import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { checkoutTexts } from '../checkout.texts.ts';

const { problem: texts } = checkoutTexts;

export type PayProblemProps = {
  error: unknown;
  /** What can be chosen instead; left out where another method has been decided on already. */
  instead?: { methods: Order['methods']; onChoose: (method: PaymentOrder['method']) => void };
};

/** What kept the payment from beginning. A provider that is away is not the end: a bank transfer needs none. */
export function PayProblem({ error, instead }: PayProblemProps) {
  if (!error) return null;
  const isAway = error instanceof ApiError && error.code === 'provider_unavailable';
  const transfer = instead?.methods.find(({ method, isOpen }) => method === 'bank_transfer' && isOpen);
  return (
    <div role="alert">
      <Notice
        tone={isAway ? 'warn' : 'bad'}
        title={isAway ? texts.away : texts.notStarted}
        action={
          isAway &&
          transfer && (
            <Button
              variant="secondary"
              size="small"
              icon="bank"
              onClick={() => instead?.onChoose('bank_transfer')}
            >
              {texts.transferInstead}
            </Button>
          )
        }
      >
        {refusalMessage(error)}
      </Notice>
    </div>
  );
}
