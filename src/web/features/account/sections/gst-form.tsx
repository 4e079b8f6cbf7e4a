import { addGstNumber, verifyGst } from '#contract/customer/tax-numbers.ts';
import { gstinProblem } from '#domain/account/tax-numbers/gstin.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useKeyedSender } from '#web/platform/use-keyed-sender.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { GstAnswer } from '#web/widgets/gst/gst-answer.tsx';
import { GstField } from '#web/widgets/gst/gst-field.tsx';
import { useGstCheck } from '#web/widgets/gst/use-gst-check.ts';
import { TAX_NUMBER_PROBLEM_TEXT } from '#words/page/tax-number-problems.ts';
import { fieldTexts } from '#words/problem-text.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { gstTexts } from './gst.texts.ts';

type GstFormProps = { isFirst: boolean; onDone: () => void };

/** The company behind the number is shown first; adding it is the confirmation. */
export function GstForm({ isFirst, onDone }: GstFormProps) {
  const { change, stepUp } = useAccountChange('gst', 'account');
  const sendKeyed = useKeyedSender();
  const checking = useGstCheck((gstin) => call(verifyGst, { body: { gstin } }));
  const mayAdd = checking.state === 'valid' || checking.isNotChecked;
  const form = useForm({
    initial: { gstin: '', isDefault: false },
    check: ({ gstin }) => fieldTexts(TAX_NUMBER_PROBLEM_TEXT, { gstin: gstinProblem(gstin) ?? undefined }),
    send: async (body) => {
      if (!mayAdd) return void (await checking.verify(body.gstin));
      const add = (idempotencyKey: string) => call(addGstNumber, { body }, { idempotencyKey });
      await change(() => sendKeyed(body, add), gstTexts.added);
      onDone();
    },
  });
  return (
    <PartCard>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <GstField
          {...form.choice('gstin')}
          checking={checking}
          onVerify={() => void checking.verify(form.values.gstin)}
          help={gstTexts.help}
        />
        <GstAnswer checking={checking} />
        {!isFirst && <Checkbox {...form.tick('isDefault')} label={gstTexts.useByDefault} />}
        <FormError error={form.error} words={errorMessage} />
        {mayAdd && (
          <Button type="submit" className="md:self-start" busy={form.isSending}>
            {checking.isNotChecked ? gstTexts.verifyLater : gstTexts.addThis}
          </Button>
        )}
      </form>
      {stepUp}
    </PartCard>
  );
}
