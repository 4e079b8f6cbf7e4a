import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/customer/orders.ts';
import { type PaymentOrder, reportBankTransfer } from '#contract/customer/payments.ts';
import { tdsRoom } from '#domain/payments/buyer-tds.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { OneFileField } from '#web/widgets/files/one-file-field.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { plainAmount } from '#web/widgets/payments/bank-details.tsx';
import { isHeldForDays } from '../summary/hold-length.ts';
import { usePaymentWrite } from '../use-payment-write.ts';
import { bankTexts } from './bank.texts.ts';
import { type TransferValues, transferProblems, withoutGroups } from './transfer-values.ts';

const { transfer: texts } = bankTexts;

/** Until a day is chosen it is today, also when that is known late or a new day begins meanwhile. */
type TypedTransfer = Omit<TransferValues, 'paidOn'> & { paidOn: string | null };

export type TransferFormProps = { order: Order; payment: PaymentOrder; way: 'bank' | 'upi' };

/** The buyer reports money it has sent, so that we find it on our statement. */
export function TransferForm({ order, payment, way }: TransferFormProps) {
  const { data: customer } = useQuery(customerQueries.me());
  const market = customer?.market ?? (order.total.currency === 'INR' ? 'IN' : 'INTL');
  const { today } = useBuyerDay();
  const { currency } = payment;
  const { amount, withheld, left } = payment.instalment;
  const part = { amount: moneyOf(amount), withheld: moneyOf(withheld), left: moneyOf(left) };
  const { paymentOrderId } = payment;
  const report = usePaymentWrite(
    (idempotencyKey, { amount, withheld, proofFileId, ...reported }: TransferValues) =>
      call(
        reportBankTransfer,
        {
          params: { paymentOrderId },
          body: {
            ...reported,
            amount: withoutGroups(amount),
            withheld: withoutGroups(withheld) || null,
            proofFileId: proofFileId || null,
          },
        },
        { idempotencyKey },
      ),
  );
  const dated = (typed: TypedTransfer) => ({ ...typed, paidOn: typed.paidOn ?? today });
  const form = useForm<TypedTransfer>({
    initial: { utr: '', amount: plainAmount(left), paidOn: null, withheld: '', proofFileId: '' },
    check: (typed) =>
      transferProblems(dated(typed), { market, currency, today, part, orderTotal: moneyOf(order.total) }),
    send: async (typed) => {
      await report(dated(typed));
      showToast(texts.thanks, { kind: 'good' });
    },
  });
  const sign = CURRENCY_SYMBOL[currency];
  // Stock is kept from others for days only against a proof.
  const isHeldForMinutes = order.heldUntil !== null && !isHeldForDays(order.heldUntil);
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
      <FormError error={form.error} words={errorMessage} />
      <Field
        {...form.text('utr')}
        {...referenceText(way, MARKET_RULES[market].bankCode === 'ifsc')}
        autoCapitalize="characters"
      />
      <div className="grid gap-2 md:grid-cols-2">
        <Field
          {...form.text('amount')}
          label={texts.amount}
          kind="decimal"
          prefix={sign}
          help={texts.amountHelp}
        />
        <DateField
          {...form.text('paidOn')}
          value={form.values.paidOn ?? today}
          label={texts.paidOn}
          max={today}
        />
      </div>
      {currency === 'INR' && (
        <Field
          {...form.text('withheld')}
          label={texts.tds}
          optional
          kind="decimal"
          prefix={sign}
          help={texts.tdsHelp(formatMoney(tdsRoom(part)))}
        />
      )}
      <OneFileField
        name="proofFileId"
        label={isHeldForMinutes ? texts.proofHolds : texts.proof}
        error={form.problems.proofFileId}
        onStored={(proofFileId) => form.fill({ proofFileId })}
      />
      <Button type="submit" busy={form.isSending} className="mt-1">
        {texts.submit}
      </Button>
    </form>
  );
}

function referenceText(way: TransferFormProps['way'], isIndian: boolean): { label: string; help: string } {
  if (way === 'upi') return { label: texts.upiReference, help: texts.upiReferenceHelp };
  if (isIndian) return { label: texts.utr, help: texts.utrHelp };
  return { label: texts.swiftReference, help: texts.swiftReferenceHelp };
}
