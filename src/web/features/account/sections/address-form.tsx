import {
  type AddressRecord,
  addAddress,
  changeAddress,
  removeAddress,
} from '#contract/customer/addresses.ts';
import type { Market } from '#domain/shared/market.ts';
import { Button } from '#ui/buttons/button.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useKeyedSender } from '#web/platform/use-keyed-sender.ts';
import { AddressFields } from '#web/widgets/addresses/address-fields.tsx';
import {
  type AddressValues,
  bodyOf,
  EMPTY_ADDRESS,
  problemsIn,
  valuesOf,
} from '#web/widgets/addresses/address-values.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { ConfirmRemove } from '../confirm-remove.tsx';
import { PartCard } from '../part-card.tsx';
import { useAccountChange, useAction } from '../use-account-change.ts';
import { addressTexts } from './address.texts.ts';
import { DefaultUses } from './default-uses.tsx';

export type AddressFormProps = {
  market: Market;
  /** Null for a new one. */
  record: AddressRecord | null;
  /** The first address becomes the default for everything. */
  isFirst: boolean;
  onDone: () => void;
};

export function AddressForm({ market, record, isFirst, onDone }: AddressFormProps) {
  const { change } = useAccountChange('addresses', 'gst');
  const sendKeyed = useKeyedSender();
  const form = useForm<AddressValues>({
    initial: record ? valuesOf(record, market) : EMPTY_ADDRESS,
    check: (values) => problemsIn(values, market),
    send: async (values) => {
      const body = bodyOf(values, market);
      const save = () =>
        record
          ? call(changeAddress, { params: { addressId: record.addressId }, body })
          : sendKeyed(body, (idempotencyKey) => call(addAddress, { body }, { idempotencyKey }));
      await change(save, record ? addressTexts.saved : addressTexts.added);
      onDone();
    },
  });
  return (
    <PartCard>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <AddressFields form={form} market={market} />
        <DefaultUses form={form} record={record} isFirst={isFirst} />
        <FormError error={form.error} words={errorMessage} />
        <Button type="submit" className="md:self-start" busy={form.isSending}>
          {record ? addressTexts.save : addressTexts.add}
        </Button>
      </form>
      {record && <Remove record={record} onDone={onDone} />}
    </PartCard>
  );
}

function Remove({ record, onDone }: { record: AddressRecord; onDone: () => void }) {
  const { change } = useAccountChange('addresses', 'gst');
  const remove = useAction(async () => {
    const params = { addressId: record.addressId };
    await change(() => call(removeAddress, { params }), addressTexts.removed);
    onDone();
  });
  return (
    <div className="mt-4 border-t border-line pt-3">
      <ConfirmRemove
        label={addressTexts.remove}
        question={addressTexts.removeQuestion(record.label)}
        busy={remove.isRunning}
        onRemove={() => void remove.run()}
      />
    </div>
  );
}
