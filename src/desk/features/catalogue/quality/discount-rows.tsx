import { FieldRows } from '#desk/widgets/forms/field-rows.tsx';
import { Field } from '#ui/fields/field.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { BreakValues } from './terms-values.ts';

const texts = catalogueTexts.fields;
const MOST_BREAKS = 6;

export type DiscountRowsProps = {
  rows: readonly BreakValues[];
  error: string | undefined;
  onChange: (rows: readonly BreakValues[]) => void;
};

/** More cloth, lower rate. */
export function DiscountRows({ rows, error, onChange }: DiscountRowsProps) {
  return (
    <FieldRows
      legend={texts.breaks}
      rows={rows}
      empty={{ from: '', offPercent: '' }}
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
            suffix="m"
            value={row.from}
            onChange={(event) => change({ from: event.target.value })}
          />
          <Field
            kind="decimal"
            label={texts.breakOff(place + 1)}
            suffix="%"
            value={row.offPercent}
            onChange={(event) => change({ offPercent: event.target.value })}
          />
        </>
      )}
    </FieldRows>
  );
}
