import type { ChangeEvent } from 'react';
import { BadgeChoice } from '#desk/widgets/badges/badge-choice.tsx';
import { ORDER_KIND_LABEL, type OrderKind } from '#domain/orders/order-kind.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { DiscountRows } from './discount-rows.tsx';
import type { TermsValues } from './terms-values.ts';

const texts = catalogueTexts.fields;
const KIND_OPTIONS = (Object.keys(ORDER_KIND_LABEL) as OrderKind[]).map((value) => ({
  value,
  label: ORDER_KIND_LABEL[value],
}));

/** Their sentences stand beside them. */
export const TERMS_SHOWN = [
  'kind',
  'minimumMetres',
  'minimumPerColourMetres',
  'stepMetres',
  'maximumMetres',
  'leadDays',
  'tolerancePercent',
  'breaks',
  'saleEndsAt',
];

type TextName = Exclude<keyof TermsValues, 'badges' | 'breaks' | 'isLive' | 'isTopSelling' | 'kind'>;

export type TermsFieldsProps = {
  values: TermsValues;
  fields: Readonly<Record<string, string>>;
  fill: (change: Partial<TermsValues>) => void;
};

export function TermsFields({ values, fields, fill }: TermsFieldsProps) {
  const bound = (name: TextName, errorName: string = name) => ({
    value: values[name],
    error: fields[errorName],
    onChange: (event: ChangeEvent<HTMLInputElement>) => fill({ [name]: event.target.value }),
  });
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-3">
        <Select
          label={texts.kind}
          options={KIND_OPTIONS}
          value={values.kind}
          error={fields.kind}
          onChange={(event) => fill({ kind: event.target.value as OrderKind })}
        />
        <Field kind="whole-number" label={texts.lead} suffix={texts.days} {...bound('leadDays')} />
        <Field kind="decimal" label={texts.minimum} suffix="m" {...bound('minimumMetres')} />
        <Field kind="decimal" label={texts.step} suffix="m" {...bound('stepMetres')} />
        <Field
          kind="decimal"
          label={texts.minimumPerColour}
          suffix="m"
          optional
          {...bound('minimumPerColourMetres')}
        />
        <Field kind="decimal" label={texts.maximum} suffix="m" optional {...bound('maximumMetres')} />
        <Field kind="whole-number" label={texts.tolerance} suffix="%" {...bound('tolerancePercent')} />
        <DateField
          label={texts.saleEnds}
          help={texts.saleHelp}
          optional
          {...bound('saleEndsOn', 'saleEndsAt')}
        />
      </div>
      <DiscountRows rows={values.breaks} error={fields.breaks} onChange={(breaks) => fill({ breaks })} />
      <div className="grid grid-cols-2 gap-x-3">
        <fieldset>
          <legend className="text-sm font-semibold">{texts.lists}</legend>
          <Checkbox
            label={texts.isLive}
            checked={values.isLive}
            onChange={(event) => fill({ isLive: event.target.checked })}
          />
          <Checkbox
            label={texts.isTopSelling}
            checked={values.isTopSelling}
            onChange={(event) => fill({ isTopSelling: event.target.checked })}
          />
        </fieldset>
        <BadgeChoice legend={texts.badges} badges={values.badges} onChange={(badges) => fill({ badges })} />
      </div>
    </>
  );
}
