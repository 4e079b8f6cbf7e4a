import type { Market } from '#domain/shared/market.ts';
import { Field } from '#ui/fields/field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { ADDRESS_OWNERSHIP_LABEL } from '#words/page/account.ts';
import type { AddressFormState } from './address-values.ts';
import { addressFieldTexts } from './addresses.texts.ts';
import { BangladeshiLocality, ForeignLocality } from './foreign-locality-fields.tsx';
import { IndianLocality } from './indian-locality-fields.tsx';

export type AddressFieldsProps = { form: AddressFormState; market: Market };

const PLACE = { IN: IndianLocality, BD: BangladeshiLocality, INTL: ForeignLocality } as const;
const OWNERSHIPS = [
  { value: 'own', label: ADDRESS_OWNERSHIP_LABEL.own },
  {
    value: 'third_party',
    label: ADDRESS_OWNERSHIP_LABEL.third_party,
    help: addressFieldTexts.thirdPartyHelp,
  },
];

/** What every address form asks, in the words of the market. */
export function AddressFields({ form, market }: AddressFieldsProps) {
  const Place = PLACE[market];
  return (
    <>
      <Field
        {...form.text('label')}
        label={addressFieldTexts.name}
        maxLength={200}
        help={addressFieldTexts.nameHelp}
      />
      <Place form={form} />
      <RadioGroup
        {...form.choice('ownership')}
        legend={addressFieldTexts.ownership}
        options={OWNERSHIPS}
        help={market === 'IN' ? addressFieldTexts.ownershipHelp : undefined}
      />
      <div className="grid gap-x-3 gap-y-2 md:grid-cols-2">
        <Field
          {...form.text('contactName')}
          label={addressFieldTexts.contactName}
          autoComplete="name"
          maxLength={200}
          optional
        />
        <Field
          {...form.text('contactPhone')}
          label={addressFieldTexts.contactPhone}
          kind="phone"
          autoComplete="tel"
          maxLength={60}
          optional
        />
      </div>
    </>
  );
}
