import { type CustomerProfile, changeCustomer } from '#contract/account.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { changedFields, profileProblems, profileValues } from './profile-values.ts';

const UNITS = [
  { value: 'metre', label: 'Metres' },
  { value: 'yard', label: 'Yards' },
];

export function ProfileForm({ customer }: { customer: CustomerProfile }) {
  const { change, stepUp } = useAccountChange('account');
  const form = useForm({
    initial: profileValues(customer),
    check: (values) => profileProblems(customer, values),
    send: async (values) => {
      const body = changedFields(customer, values);
      if (Object.keys(body).length === 0) return void showToast('Nothing has changed.');
      await change(
        () => call(changeCustomer, { params: { customerId: 'me' }, body }),
        'Your profile is saved.',
      );
    },
  });
  return (
    <PartCard aria-label="Your details">
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <Field {...form.text('name')} label="Your name" autoComplete="name" maxLength={200} />
        <Field {...form.text('company')} label="Company" autoComplete="organization" maxLength={200} />
        <Field
          {...form.text('contactEmail')}
          label="E-mail for papers"
          kind="email"
          maxLength={254}
          help="Invoices and packing lists go here. A change asks for a code."
        />
        <RadioGroup {...form.choice('unit')} inline legend="Lengths in" options={UNITS} />
        {customer.isInternational && (
          <Select
            {...form.text('timeZone')}
            label="Time zone"
            options={timeZones(customer.timeZone)}
            help="Quotes end at the end of your day."
          />
        )}
        <FormError error={form.error} words={errorWords} />
        <Button type="submit" className="md:self-start" busy={form.isSending}>
          Save
        </Button>
      </form>
      {stepUp}
    </PartCard>
  );
}

function timeZones(current: string) {
  const names = new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')]);
  return [...names].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
