import { changeRefundVpa } from '#contract/customer/bank-details.ts';
import { vpaProblem } from '#domain/account/bank/upi-vpa.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { BANK_PROBLEM_TEXT } from '#words/page/bank-problems.ts';
import { fieldTexts } from '#words/problem-text.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { bankTexts } from './bank.texts.ts';

export function UpiForm({ onDone }: { onDone: () => void }) {
  const { change, stepUp } = useAccountChange('bank-details');
  const form = useForm({
    initial: { vpa: '' },
    check: ({ vpa }) => fieldTexts(BANK_PROBLEM_TEXT, { vpa: vpaProblem(vpa) ?? undefined }),
    send: async ({ vpa }) => {
      await change(() => call(changeRefundVpa, { body: { vpa } }), bankTexts.upi.saved);
      onDone();
    },
  });
  return (
    <PartCard>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <Field
          {...form.text('vpa')}
          label={bankTexts.upi.label}
          placeholder="name@bank"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          help={bankTexts.upi.help}
        />
        <FormError error={form.error} words={errorMessage} />
        <Button type="submit" className="md:self-start" busy={form.isSending}>
          {bankTexts.upi.save}
        </Button>
      </form>
      {stepUp}
    </PartCard>
  );
}
