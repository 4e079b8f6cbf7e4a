import { Link } from '@tanstack/react-router';
import { payOutAccountCredit } from '#contract/customer/account-credit.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { PAYMENTS_KEY } from '#web/widgets/payments/payments.queries.ts';
import { paymentsTexts } from './payments.texts.ts';

const { payOut: texts } = paymentsTexts;

/** Account credit goes to the bank account on record; without one the answer says what to add. */
export function PayOut() {
  const ask = useWrite(
    [PAYMENTS_KEY],
    (idempotencyKey) => call(payOutAccountCredit, { body: {} }, { idempotencyKey }),
    ({ amount, maskedAccount }) => {
      const words = formatMoney(moneyOf(amount));
      showToast(texts.done(words, maskedAccount), { kind: 'good' });
    },
  );
  return (
    <div className="mt-2 flex flex-col gap-2">
      <FormError error={ask.error} words={refusalMessage} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          icon="bank"
          busy={ask.isRunning}
          onClick={() => void ask.run()}
        >
          {texts.action}
        </Button>
        {ask.error ? (
          <Link
            {...linkTo('account', { view: 'bank' })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {texts.account}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
