/** Loaded when an address is changed: it brings the dialog and the address form along. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AddressRecord, addAddress } from '#contract/customer/addresses.ts';
import type { Market } from '#domain/shared/market.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useIntent } from '#web/platform/use-intent.ts';
import { AddressFields } from '#web/widgets/addresses/address-fields.tsx';
import { addressLines } from '#web/widgets/addresses/address-lines.ts';
import {
  type AddressBody,
  type AddressValues,
  bodyOf,
  EMPTY_ADDRESS,
  problemsIn,
} from '#web/widgets/addresses/address-values.ts';
import { addressesQueries } from '#web/widgets/addresses/addresses.queries.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { ADDRESS_OWNERSHIP_LABEL } from '#words/page/account.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderAddressUse } from './sheet-views.ts';

export type AddressSheetProps = {
  use: OrderAddressUse;
  market: Market;
  chosenId: string;
  onChoose: (record: AddressRecord) => void;
  onClose: () => void;
};

const texts = createOrderTexts.addresses.sheet;
const FORM_ID = 'new-address-form';
const TOUCHED = ['addresses', 'gst', 'history'];

export function AddressSheet({ use, market, chosenId, onChoose, onClose }: AddressSheetProps) {
  const { data: addresses = [] } = useQuery(addressesQueries.all());
  const [isAdding, setAdding] = useState(addresses.length === 0);
  const choose = (record: AddressRecord) => {
    onChoose(record);
    onClose();
  };
  if (isAdding) return <NewAddressSheet market={market} onAdded={choose} onClose={onClose} />;
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts[use]}
      foot={
        <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
          {texts.addTitle}
        </Button>
      }
    >
      <ul className="flex flex-col gap-2">
        {addresses.map((record) => (
          <li key={record.addressId}>
            <AddressButton
              record={record}
              isChosen={record.addressId === chosenId}
              onChoose={() => choose(record)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

type AddressButtonProps = { record: AddressRecord; isChosen: boolean; onChoose: () => void };

function AddressButton({ record, isChosen, onChoose }: AddressButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex w-full items-start gap-3 rounded-control border p-3 text-left',
        isChosen
          ? 'border-brand-600 bg-brand-50 ring-1 ring-brand-600'
          : 'border-line-strong hover:bg-brand-50',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-anywhere">{record.label}</span>
        <span className="block text-sm">{addressLines(record).join(', ')}</span>
        <span className="block text-sm text-ink-soft">{ADDRESS_OWNERSHIP_LABEL[record.ownership]}</span>
      </span>
      {isChosen && <Icon name="check-circle" className="text-brand-700" />}
    </button>
  );
}

type NewAddressSheetProps = {
  market: Market;
  onAdded: (record: AddressRecord) => void;
  onClose: () => void;
};

function NewAddressSheet({ market, onAdded, onClose }: NewAddressSheetProps) {
  const client = useQueryClient();
  const add = useIntent(
    TOUCHED,
    (idempotencyKey, body: AddressBody) => call(addAddress, { body }, { idempotencyKey }),
    (record) => {
      // Known at once, so that it can be shown as the chosen one.
      client.setQueryData(addressesQueries.all().queryKey, (known = []) => [
        ...known.filter(({ addressId }) => addressId !== record.addressId),
        record,
      ]);
      showToast(texts.added, { kind: 'good' });
      onAdded(record);
    },
  );
  const form = useForm<AddressValues>({
    initial: EMPTY_ADDRESS,
    check: (values) => problemsIn(values, market),
    send: (values) => add(bodyOf(values, market)),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.addTitle}
      foot={
        <Button type="submit" form={FORM_ID} busy={form.isSending}>
          {texts.addAction}
        </Button>
      }
    >
      <form id={FORM_ID} ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <AddressFields form={form} market={market} />
        <FormError error={form.error} words={errorMessage} />
      </form>
    </Sheet>
  );
}
