import type { AddressRecord } from '#contract/customer/addresses.ts';
import { ADDRESS_USES } from '#domain/account/address/address-use.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import type { AddressFormState } from '#web/widgets/addresses/address-values.ts';
import { ADDRESS_USE_LABEL } from '#words/page/account.ts';
import { addressTexts } from './address.texts.ts';

type DefaultUsesProps = { form: AddressFormState; record: AddressRecord | null; isFirst: boolean };

/** A default moves by choosing it on another address, so one that is set cannot be unset here. */
export function DefaultUses({ form, record, isFirst }: DefaultUsesProps) {
  if (isFirst) {
    return <p className="pb-3 text-sm text-ink-soft">{addressTexts.firstIsDefault}</p>;
  }
  return (
    <fieldset className="pb-3">
      <legend className="text-sm font-semibold text-ink">{addressTexts.useFor}</legend>
      {ADDRESS_USES.map((use) => {
        const isFixed = record?.defaultFor.includes(use) ?? false;
        return (
          <Checkbox
            key={use}
            {...form.tick(use)}
            label={ADDRESS_USE_LABEL[use]}
            disabled={isFixed}
            {...(isFixed ? { help: addressTexts.moveDefault } : {})}
          />
        );
      })}
    </fieldset>
  );
}
