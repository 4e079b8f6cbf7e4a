import { type Colleague, changeColleague } from '#contract/customer/colleagues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { AccessFields, accessProblems, accessValues, chosenRoles } from './access-fields.tsx';
import { ColleagueActs, type ColleagueProps } from './colleague-acts.tsx';
import { colleaguesTexts as texts } from './colleagues.texts.ts';

export function ColleagueForm({ colleague, onDone }: ColleagueProps) {
  const { customerId, name, roles, signsInWith, isMe } = colleague;
  const { change, stepUp } = useAccountChange('account');
  const limit = limitTyped(colleague);
  const form = useForm({
    initial: accessValues(roles, limit),
    check: accessProblems,
    send: async (values) => {
      const body = { roles: chosenRoles(values), limit: values.limit, readAt: { roles, limit } };
      await change(() => call(changeColleague, { params: { customerId }, body }), texts.saved);
      onDone();
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <PartCard>
        <p className="font-semibold">{name}</p>
        <p className="figures pb-3 text-sm text-ink-soft">{signsInWith}</p>
        <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-3">
          <AccessFields form={form} />
          <FormError error={form.error} words={errorMessage} />
          <Button type="submit" className="md:self-start" busy={form.isSending}>
            {texts.save}
          </Button>
        </form>
        {stepUp}
      </PartCard>
      {!isMe && <ColleagueActs colleague={colleague} onDone={onDone} />}
    </div>
  );
}

/** As it would be typed: whole amounts without paise. */
function limitTyped({ limit }: Colleague): string {
  if (limit === null) return '';
  const minor = BigInt(limit.minor);
  const rest = String(minor % 100n).padStart(2, '0');
  return `${minor / 100n}${rest === '00' ? '' : `.${rest}`}`;
}
