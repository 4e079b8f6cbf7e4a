import { reportLetterOfCredit } from '#contract/customer/letters-of-credit.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import {
  earliestExpiry,
  largestLetter,
  readLetterOfCredit,
} from '#domain/payments/methods/letter-of-credit.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { OneFileField } from '#web/widgets/files/one-file-field.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { plainAmount } from '#web/widgets/payments/bank-details.tsx';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { fieldTexts } from '#words/problem-text.ts';
import { usePaymentWrite } from '../use-payment-write.ts';
import { bankTexts } from './bank.texts.ts';

const { letter: texts } = bankTexts;

type LetterValues = { number: string; bank: string; amount: string; expiresOn: string; fileId: string };

type LetterFormProps = { payment: PaymentOrder; dispatchBy: string };

export function LetterOfCreditForm({ payment: { paymentOrderId, amount }, dispatchBy }: LetterFormProps) {
  const needed = moneyOf(amount);
  const { today } = useBuyerDay();
  const report = usePaymentWrite((idempotencyKey, { fileId, ...letter }: LetterValues) =>
    call(
      reportLetterOfCredit,
      { params: { paymentOrderId }, body: { ...letter, fileId: fileId || null } },
      { idempotencyKey },
    ),
  );
  const form = useForm<LetterValues>({
    initial: { number: '', bank: '', amount: plainAmount(amount), expiresOn: '', fileId: '' },
    check: (values) => {
      const reading = readLetterOfCredit(values, { today, dispatchBy, needed });
      return reading.ok ? {} : fieldTexts(TYPED_PROBLEM_TEXT, reading.problems);
    },
    send: async (values) => {
      await report(values);
      showToast(texts.thanks, { kind: 'good' });
    },
  });
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
      <FormError error={form.error} words={errorMessage} />
      <Field {...form.text('number')} label={texts.number} help={texts.numberHelp} />
      <Field {...form.text('bank')} label={texts.bank} />
      <Field
        {...form.text('amount')}
        label={texts.amountIn(CURRENCY_SYMBOL[amount.currency])}
        inputMode="decimal"
        help={texts.bounds(formatMoney(needed), formatMoney(largestLetter(needed)))}
      />
      <DateField {...form.text('expiresOn')} label={texts.expiresOn} min={earliestExpiry(dispatchBy)} />
      <OneFileField
        name="fileId"
        label={texts.copy}
        error={form.problems.fileId}
        onStored={(fileId) => form.fill({ fileId })}
      />
      <Button type="submit" busy={form.isSending} className="mt-1">
        {texts.submit}
      </Button>
    </form>
  );
}
