import { useQuery } from '@tanstack/react-query';
import { addLinkApprover } from '#contract/customer/link-approvers.ts';
import { parseOrderLimit } from '#domain/account/company/order-limit.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useKeyedSender } from '#web/platform/use-keyed-sender.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { problemText } from '#words/problem-text.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { colleaguesTexts as texts } from './colleagues.texts.ts';

export function ApproverForm({ onDone }: { onDone: () => void }) {
  const { data: customer } = useQuery(customerQueries.me());
  const { change, stepUp } = useAccountChange('account');
  const sendKeyed = useKeyedSender();
  const form = useForm({
    initial: { name: '', address: '', limit: '' },
    check: ({ limit }) => {
      const reading = parseOrderLimit(limit, 'INR');
      return { limit: reading.ok ? undefined : problemText(TYPED_PROBLEM_TEXT, reading.problem) };
    },
    send: async (body) => {
      const send = (idempotencyKey: string) => call(addLinkApprover, { body }, { idempotencyKey });
      await change(() => sendKeyed(body, send), texts.approverAdded);
      onDone();
    },
  });
  return (
    <PartCard>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">{texts.approversLead}</p>
        <Field {...form.text('name')} label={texts.name} autoComplete="off" />
        <Field
          {...form.text('address')}
          label={texts.address}
          help={texts.approverAddressHelp}
          autoComplete="off"
          autoCapitalize="none"
        />
        <Field
          {...form.text('limit')}
          kind="decimal"
          label={texts.approverLimit}
          help={texts.approverLimitHelp}
          prefix={CURRENCY_SYMBOL[customer?.currency ?? 'INR']}
        />
        <FormError error={form.error} words={errorMessage} />
        <Button type="submit" className="md:self-start" busy={form.isSending}>
          {texts.addApprover}
        </Button>
      </form>
      {stepUp}
    </PartCard>
  );
}
