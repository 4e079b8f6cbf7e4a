import { FieldRows } from '#desk/widgets/forms/field-rows.tsx';
import { Field } from '#ui/fields/field.tsx';
import { quoteFormTexts as texts } from './quote-form.texts.ts';
import type { BreakRow } from './quote-values.ts';

const MOST_BREAKS = 6;

export type BreakRowsProps = {
  rows: readonly BreakRow[];
  unit: string;
  symbol: string;
  error: string | undefined;
  onChange: (rows: readonly BreakRow[]) => void;
};

/** More cloth, lower rate. */
export function BreakRows({ rows, unit, symbol, error, onChange }: BreakRowsProps) {
  return (
    <FieldRows
      legend={texts.breaks}
      rows={rows}
      empty={{ from: '', supplierRate: '' }}
      most={MOST_BREAKS}
      words={{ add: texts.addBreak, remove: texts.removeBreak }}
      error={error}
      onChange={onChange}
    >
      {(row, place, change) => (
        <>
          <Field
            kind="decimal"
            label={texts.breakFrom(place + 1)}
            suffix={unit}
            value={row.from}
            onChange={(event) => change({ from: event.target.value })}
          />
          <Field
            kind="decimal"
            label={texts.breakRate(place + 1)}
            prefix={symbol}
            value={row.supplierRate}
            onChange={(event) => change({ supplierRate: event.target.value })}
          />
        </>
      )}
    </FieldRows>
  );
}
