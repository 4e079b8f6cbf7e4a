import { QuantityBreakRows } from '#desk/widgets/forms/quantity-break-rows.tsx';
import { Field } from '#ui/fields/field.tsx';
import { quoteFormTexts as texts } from './quote-form.texts.ts';
import type { BreakRow } from './quote-values.ts';

export type BreakRowsProps = {
  rows: readonly BreakRow[];
  unit: string;
  symbol: string;
  error: string | undefined;
  onChange: (rows: readonly BreakRow[]) => void;
};

export function BreakRows({ symbol, ...props }: BreakRowsProps) {
  return (
    <QuantityBreakRows {...props} empty={{ from: '', supplierRate: '' }} texts={texts}>
      {({ supplierRate }, number, change) => (
        <Field
          kind="decimal"
          label={texts.breakRate(number)}
          prefix={symbol}
          value={supplierRate}
          onChange={({ target }) => change({ supplierRate: target.value })}
        />
      )}
    </QuantityBreakRows>
  );
}
