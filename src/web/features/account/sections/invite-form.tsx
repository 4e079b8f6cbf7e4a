import { inviteColleague } from '#contract/customer/colleagues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useKeyedSender } from '#web/platform/use-keyed-sender.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { AccessFields, accessProblems, accessValues, chosenRoles } from './access-fields.tsx';
import { colleaguesTexts as texts } from './colleagues.texts.ts';

export function InviteForm({ onDone }: { onDone: () => void }) {
  const { change, stepUp } = useAccountChange('account');
  const sendKeyed = useKeyedSender();
  const form = useForm({
    initial: { name: '', address: '', ...accessValues(['buyer'], '') },
    check: accessProblems,
    send: async (values) => {
      const { name, address, limit } = values;
      const body = { name, address, limit, roles: chosenRoles(values) };
      const send = (idempotencyKey: string) => call(inviteColleague, { body }, { idempotencyKey });
      await change(() => sendKeyed(body, send), texts.sent);
      onDone();
    },
  });
  return (
    <PartCard>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-3">
        <Field {...form.text('name')} label={texts.name} autoComplete="off" />
        <Field
          {...form.text('address')}
          label={texts.address}
          help={texts.addressHelp}
          autoComplete="off"
          autoCapitalize="none"
        />
        <AccessFields form={form} />
        <FormError error={form.error} words={errorMessage} />
        <Button type="submit" className="md:self-start" busy={form.isSending}>
          {texts.send}
        </Button>
      </form>
      {stepUp}
    </PartCard>
  );
}
