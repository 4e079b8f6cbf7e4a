import { useState } from 'react';
import { type AddressRecord, addAddress, changeAddress, removeAddress } from '#contract/addresses.ts';
import type { Market } from '#domain/shared/market.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { ConfirmRemove } from '../confirm-remove.tsx';
import { PartCard } from '../part-card.tsx';
import { useAccountChange, useAction } from '../use-account-change.ts';
import {
  type AddressFormState,
  type AddressValues,
  bodyOf,
  EMPTY_ADDRESS,
  problemsIn,
  valuesOf,
} from './address-values.ts';
import { DefaultUses } from './default-uses.tsx';
import { AbroadPlace, BangladeshiPlace } from './foreign-place.tsx';
import { IndianPlace } from './indian-place.tsx';

export type AddressFormProps = {
  market: Market;
  /** Null for a new one. */
  record: AddressRecord | null;
  /** The first address becomes the default for everything. */
  isFirst: boolean;
  onDone: () => void;
};

const PLACE = { IN: IndianPlace, BD: BangladeshiPlace, INTL: AbroadPlace } as const;
const OWNERSHIPS = [
  { value: 'own', label: 'Our own place' },
  { value: 'third_party', label: "Someone else's place", help: 'Such as a job worker or your customer.' },
];

export function AddressForm({ market, record, isFirst, onDone }: AddressFormProps) {
  const { change } = useAccountChange('addresses', 'gst');
  // Kept for every try of this form, so that a lost answer does not make two addresses.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<AddressValues>({
    initial: record ? valuesOf(record, market) : EMPTY_ADDRESS,
    check: (values) => problemsIn(values, market),
    send: async (values) => {
      const body = bodyOf(values, market);
      const save = () =>
        record
          ? call(changeAddress, { params: { addressId: record.addressId }, body })
          : call(addAddress, { body }, { idempotencyKey });
      await change(save, record ? 'The address is saved.' : 'The address is added.');
      onDone();
    },
  });
  const Place = PLACE[market];
  return (
    <PartCard>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <Field {...form.text('label')} label="Short name" maxLength={40} help="Such as Factory or Office." />
        <Place form={form} />
        <RadioGroup
          {...form.choice('ownership')}
          legend="Whose place is it?"
          options={OWNERSHIPS}
          help="We ask because tax depends on where goods are handed over."
        />
        <Contact form={form} />
        <DefaultUses form={form} record={record} isFirst={isFirst} />
        <FormError error={form.error} words={errorWords} />
        <Button type="submit" className="md:self-start" busy={form.isSending}>
          {record ? 'Save address' : 'Add address'}
        </Button>
      </form>
      {record && <Remove record={record} onDone={onDone} />}
    </PartCard>
  );
}

function Contact({ form }: { form: AddressFormState }) {
  return (
    <div className="grid gap-x-3 gap-y-2 md:grid-cols-2">
      <Field
        {...form.text('contactName')}
        label="Who receives it"
        autoComplete="name"
        maxLength={80}
        optional
      />
      <Field
        {...form.text('contactPhone')}
        label="Phone there"
        kind="phone"
        autoComplete="tel"
        maxLength={24}
        optional
      />
    </div>
  );
}

function Remove({ record, onDone }: { record: AddressRecord; onDone: () => void }) {
  const { change } = useAccountChange('addresses', 'gst');
  const remove = useAction(async () => {
    const params = { addressId: record.addressId };
    await change(() => call(removeAddress, { params }), 'The address is removed.');
    onDone();
  });
  return (
    <div className="mt-4 border-t border-line pt-3">
      <ConfirmRemove
        label="Remove address"
        question={`Remove “${record.label}”? Orders keep the address they were placed with.`}
        busy={remove.isRunning}
        onRemove={() => void remove.run()}
      />
    </div>
  );
}
