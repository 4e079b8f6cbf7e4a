import { QuantityBreakRows } from '#desk/widgets/forms/quantity-break-rows.tsx';
import { Field } from '#ui/fields/field.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { BreakValues } from './terms-values.ts';

const texts = catalogueTexts.fields;

export type DiscountRowsProps = {
  rows: readonly BreakValues[];
  error: string | undefined;
  onChange: (rows: readonly BreakValues[]) => void;
};

export function DiscountRows(props: DiscountRowsProps) {
  return (
    <QuantityBreakRows {...props} empty={{ from: '', offPercent: '' }} unit="m" texts={texts}>
      {({ offPercent }, number, change) => (
        <Field
          kind="decimal"
          label={texts.breakOff(number)}
          suffix="%"
          value={offPercent}
          onChange={({ target }) => change({ offPercent: target.value })}
        />
      )}
    </QuantityBreakRows>
  );
}
