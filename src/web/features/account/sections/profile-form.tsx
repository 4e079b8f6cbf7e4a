import { type CustomerProfile, changeCustomer } from '#contract/customer/account.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Field } from '#ui/fields/field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Select } from '#ui/fields/select.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { BinField } from '#web/widgets/bin-field.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { profileTexts } from './profile.texts.ts';
import { changedFields, profileProblems, profileValues } from './profile-values.ts';

const UNITS = [
  { value: 'metre', label: profileTexts.metres },
  { value: 'yard', label: profileTexts.yards },
];

export function ProfileForm({ customer }: { customer: CustomerProfile }) {
  const { change, stepUp } = useAccountChange('account');
  const form = useForm({
    initial: profileValues(customer),
    check: (values) => profileProblems(customer, values),
    send: async (values) => {
      const body = changedFields(customer, values);
      if (Object.keys(body).length === 0) return void showToast(profileTexts.unchanged);
      await change(() => call(changeCustomer, { params: { customerId: 'me' }, body }), profileTexts.saved);
    },
  });
  return (
    <PartCard aria-label={profileTexts.details}>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <Field {...form.text('name')} label={profileTexts.name} autoComplete="name" maxLength={200} />
        <Field
          {...form.text('company')}
          label={profileTexts.company}
          autoComplete="organization"
          maxLength={200}
          help={
            customer.verificationStatus === 1 ? profileTexts.companyHelp : profileTexts.companyHelpUnverified
          }
        />
        <Field
          {...form.text('contactEmail')}
          label={profileTexts.email}
          kind="email"
          maxLength={254}
          help={profileTexts.emailHelp}
        />
        {MARKET_RULES[customer.market].taxNumber === 'bin' && (
          <BinField {...form.text('bin')} help={profileTexts.binHelp} />
        )}
        <RadioGroup {...form.choice('unit')} inline legend={profileTexts.unit} options={UNITS} />
        {customer.isInternational && (
          <Select
            {...form.text('timeZone')}
            label={profileTexts.timeZone}
            options={timeZones(customer.timeZone)}
            help={profileTexts.timeZoneHelp}
          />
        )}
        <FormError error={form.error} words={errorMessage} />
        <Button type="submit" className="md:self-start" busy={form.isSending}>
          {profileTexts.save}
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
